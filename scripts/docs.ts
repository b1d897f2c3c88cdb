import { writeFileSync } from 'node:fs'
import { documents } from './docs/documents.ts'

for (const { path, write } of documents) {
  writeFileSync(path, write())
  console.log(`Written: ${path}`)
}
