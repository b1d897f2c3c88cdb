import type { Plugin } from 'vite'

const CHART = /src\/machines\/.+\.ts$/
const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*,?/g

/** The source of a chart without what it says of itself and of its states. */
export const withoutDescriptionsIn = (code: string) => code.replace(DESCRIPTION, '')

/** What a chart says of its states is for those who read it and its page in docs/statecharts: nobody downloads it. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (CHART.test(id) ? { code: withoutDescriptionsIn(code), map: null } : null),
  }
}
