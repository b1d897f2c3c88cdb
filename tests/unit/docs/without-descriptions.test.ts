import { expect, it } from 'vitest'
import { withoutDescriptionsIn } from '../../../scripts/without-descriptions.ts'

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
