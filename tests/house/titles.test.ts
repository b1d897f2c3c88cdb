import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faultsIn, requirements } from '../../scripts/lib/trace.mjs'

/** Its titles are wrong on purpose. */
const TRACE = join('unit', 'shared', 'trace.test.ts')
const QUOTED = /(?<=[`'"])(?!UTF-)[A-Z]{2,4}-\d{2}\b[^`'"\n]*/g

/** `npm test` refuses them, too, but only once all tests have run. */
it('a title names at most three requirements, all of them in the catalogue', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  const tests = files.filter((file) => /\.tsx?$/.test(file) && file !== TRACE)
  const titles = tests.flatMap((file) => readFileSync(join('tests', file), 'utf8').match(QUOTED) ?? [])
  expect(titles.length).toBeGreaterThan(500)
  expect(
    faultsIn(
      requirements(),
      titles.map((title) => ({ title })),
    ),
  ).toEqual([])
})
