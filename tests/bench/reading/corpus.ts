import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Reading, readGiven } from '../../../mock-server/sources/read/reading.ts'

export type Document = { path: string; bytes: Uint8Array; reading: Reading }

const ENDINGS = ['.xml', '.rss', '.atom', '.rdf', '.json', '.feed']
export const NOW = Date.now()

export const read = (bytes: Uint8Array): Reading =>
  readGiven({ bytes, name: 'bench', title: '', address: 'https://bench.example/feed', contentType: '', received: NOW })

/** Every document of a folder, read. */
export function corpusOf(folder: string): Document[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ENDINGS.includes(extname(name)) && !name.endsWith('.expected.json'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
    .map((path) => {
      const bytes = readFileSync(path)
      return { path, bytes, reading: read(bytes) }
    })
}
