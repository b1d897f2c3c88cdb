import { expect, it } from 'vitest'
import { newsFilterOptions } from '../../../mock-server/filters/news-filter-options.ts'
import { simulatedPublishers } from '../../../mock-server/world/news/wires.ts'

const [first = ''] = [...simulatedPublishers].sort((a, b) => a.localeCompare(b, 'en'))
const offered = (publishers: readonly string[], isSimulated: boolean) =>
  newsFilterOptions(publishers, isSimulated).newsSources ?? []

it('FED-03 beside real publishers those of the simulated world are marked, unless a real one has the same name; alone they are not', () => {
  const names = (publishers: readonly string[], isSimulated: boolean) =>
    offered(publishers, isSimulated).filter(({ value }) => [first, 'Zurich Wire'].includes(value))
  const zurich = { value: 'Zurich Wire', label: 'Zurich Wire' }
  expect([
    names(['Zurich Wire'], true),
    names(['Zurich Wire', first], true),
    names([], true),
    offered(['Zurich Wire', 'Zurich Wire'], false),
  ]).toEqual([
    [{ value: first, label: `${first} (simulated)` }, zurich],
    [{ value: first, label: first }, zurich],
    [{ value: first, label: first }],
    [zurich],
  ])
})
