import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBlocks, schemaNamesIn } from '../../../scripts/docs/comments.ts'
import { namedSchemas } from '../../../scripts/docs/schemas.ts'
import { filesBelow } from '../../../scripts/lib/chart-files.mjs'

describe('the documentation of the contract', () => {
  it('is read from the docstrings above schemas and above their fields', () => {
    const source = `
/** Not a schema. */
export const LIMIT = 1

const times = {
  /** When it
   * began. */
  began: Instant,
}
/** A thing. */
export const Thing = z.object({
  ...times,
  /** Its name. */
  name,
  plain: z.string(),
  inner: z.object(others),
})
function unrelated() {
  /** Local. */
  const field: string
}
`
    expect([...readBlocks(source)]).toEqual([
      ['LIMIT', { about: 'Not a schema.', fields: new Map(), inherits: [] }],
      ['times', { fields: new Map([['began', 'When it began.']]), inherits: [] }],
      ['Thing', { about: 'A thing.', fields: new Map([['name', 'Its name.']]), inherits: ['times', 'others'] }],
    ])
  })

  it('covers every schema in the docs, except those of /mock and those that stay in the browser', () => {
    const apart = [
      'mock.ts',
      'alerts.ts',
      'desks.ts',
      'tab-message.ts',
      'workspace.ts',
      'reading.ts',
      'calendar-choices.ts',
      'chart-choices.ts',
      'pit-choices.ts',
      'embeds.ts',
      'inspection.ts',
      'drafts.ts',
      'kept-keys.ts',
      'time-zone.ts',
      'pages.ts',
    ]
    const files = filesBelow('src/contract', '.ts').filter((path) => !apart.includes(basename(path)))
    const named = files.flatMap((path) => schemaNamesIn(readFileSync(path, 'utf8')))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !name || !(name in namedSchemas))).toEqual([])
  })
})
