import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { documents } from './docs/documents.ts'
import { statecharts } from './docs/statecharts.ts'

let count = 0
const write = (path: string, text: string) => {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  count += 1
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(`Written: ${path}`)
}

for (const document of documents) write(document.path, document.write())
const { pages, pictures } = await statecharts()
for (const { path, text } of pages) write(path, text)
for (const { path, draw } of pictures) write(path, await draw())
if (count === 0) console.log('Nothing to write.')
