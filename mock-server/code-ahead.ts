import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { placeOf } from '../src/rules/shared/page/place.ts'

/** What the build writes beside the page: by the page of an address, the files that it waits for. */
export const AHEAD = 'ahead.json'

const Ahead = z.record(z.string(), z.array(z.string()))
export type Ahead = z.infer<typeof Ahead>

/** Of the build in a folder; nothing where that is of a release that wrote none. */
export async function readAhead(folder: string): Promise<Ahead> {
  const file = join(folder, AHEAD)
  return existsSync(file) ? Ahead.parse(JSON.parse(await readFile(file, 'utf8'))) : {}
}

const linkTo = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}" />`

/** The app loads the code of a page when it knows the address: a browser that is given the links loads it while it loads the app. */
export function withCodeAhead(html: string, path: string, ahead: Ahead) {
  const links = (ahead[placeOf(path).page] ?? []).map(linkTo)
  return html.replace('</head>', `${links.join('')}</head>`)
}
