import type { Plugin } from 'vite'

const CHART = /src\/machines\/[^/]+\.machine\.ts$/
const DESCRIPTION = /^ *description:\s+'(?:[^'\\\n]|\\.)*',$/gm

/** What a chart says of its states is for those who read it and its page in docs/statecharts: nobody downloads it. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (CHART.test(id) ? { code: code.replace(DESCRIPTION, ''), map: null } : null),
  }
}
