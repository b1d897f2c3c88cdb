import { expect, it } from 'vitest'
import { isChart, withoutDescriptionsIn } from '../../../scripts/without-descriptions.ts'

it('CHT-04 descriptions of charts are not downloaded', () => {
  const chart = `{
    id: 'door',
    description: 'A door.',
    states: {
      open: { description: "Anyone can see it's open." },
      closed: {
        description:
          'No one gets in.',
        on: { 'door.pushed': 'open' },
      },
    },
  }`
  expect(withoutDescriptionsIn(chart).replace(/\s+/g, ' ')).toBe(
    "{ id: 'door', states: { open: { }, closed: { on: { 'door.pushed': 'open' }, }, }, }",
  )
})

it.each([
  ['/app/src/machines/feed/live-feed.machine.ts', true],
  ['/app/src/root/root.machine.ts', true],
  ['/app/src/ui/feed/Feed.tsx', false],
])('CHT-04 %s is a chart: %s', (path, is) => {
  expect(isChart(path)).toBe(is)
})
