import type { Plugin } from 'vite'

const CHART = /src\/(?:machines|root)\/.+\.ts$/
/** By the path of its file: the chart of all charts stands in `src/root`. */
export const isChart = (path: string) => CHART.test(path)

const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*,?/g

/** The source of a chart without the descriptions of the chart and its states. */
export const withoutDescriptionsIn = (code: string) => code.replace(DESCRIPTION, '')

/** The descriptions are for readers of a chart and of its page in docs/statecharts, so users do not have to download them. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (isChart(id) ? { code: withoutDescriptionsIn(code), map: null } : null),
  }
}
