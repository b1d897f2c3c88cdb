import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { decodeDocument } from '../mock-server/sources/documents/decode.ts'
import { type Recording, recordingOf, replayed } from './replay/rhythm.ts'

/** `npm run replay <folder>`: serves recorded RSS and Atom documents on this machine, their items one after the other as they were published. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '5199' }, speed: { type: 'string', default: '60' } },
})
const [folder] = positionals
const [port, speed] = [Number(values.port), Number(values.speed)]
if (!folder || !(speed > 0) || !Number.isInteger(port)) {
  console.error('Usage: npm run replay -- <folder> [--speed 60] [--port 5199]')
  process.exit(1)
}

const start = Date.now()
const recordings = new Map<string, Recording>()
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!['.xml', '.rss', '.atom', '.rdf'].includes(extname(name))) continue
  const recording = recordingOf(decodeDocument(readFileSync(join(folder, name))))
  if (recording.pivot > 0) recordings.set(`/${encodeURI(name)}`, recording)
}
if (recordings.size === 0) {
  console.error(`There is no RSS or Atom document with dates in ${folder}.`)
  process.exit(1)
}

createServer((request, response) => {
  const recording = recordings.get(request.url ?? '')
  if (!recording) return response.writeHead(404).end()
  const document = replayed(recording, { start, now: Date.now(), speed })
  // what was decoded is sent as UTF-8
  const text = document.replace(/^(\ufeff?\s*<\?xml[^>]*?)\sencoding\s*=\s*["'][^"']*["']/, '$1')
  return response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(text)
}).listen(port, '127.0.0.1', () => {
  const list = join(mkdtempSync(join(tmpdir(), 'replay-')), 'sources.json')
  const sources = [...recordings.keys()].map((path) => ({ url: `http://127.0.0.1:${port}${path}`, everyMinutes: 2 }))
  writeFileSync(list, JSON.stringify(sources, null, 2))
  console.log(
    `${sources.length} documents at ${speed} times their own rhythm. In another shell:\n  PRIVATE_FEEDS=on npm start -- --sources ${list}`,
  )
})
