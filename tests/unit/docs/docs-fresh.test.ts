import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documents } from '../../../scripts/docs/documents.ts'

it.each(documents)('$path is what `npm run docs` would write', ({ path, write }) => {
  expect(readFileSync(path, 'utf8')).toBe(write())
})
