import * as z from 'zod/mini'
import type { Place } from '../src/contract/shared/pages.ts'

/** What the build writes beside the page: by the page of an address, the scripts that it waits for, and the style sheets that they load. */
export const AHEAD = 'code-ahead.json'

export const Ahead = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }))
export type Ahead = z.infer<typeof Ahead>

const link = (attributes: string, file: string) => `<link ${attributes} crossorigin href="/${file}" />`

/** The app loads the code of a page when it knows the address: a browser that is given the links loads it while it loads the app. */
export function withCodeAhead(html: string, { page }: Place, ahead: Ahead) {
  const { scripts = [], styles = [] } = ahead[page] ?? {}
  const links = [
    ...styles.map((file) => link('rel="stylesheet"', file)),
    ...scripts.map((file) => link('rel="modulepreload"', file)),
  ]
  return html.replace('</head>', `${links.join('')}</head>`)
}
