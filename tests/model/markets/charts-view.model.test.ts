import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { chartsViewMachine, isTable, orderOf, viewOf } from '../../../src/machines/markets/charts-view.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const pressed = (column: string) => ({ type: 'column.pressed', says: column, column })
const cases = [
  ...['heatmap.asked', 'timeline.asked', 'table.toggled'].map((type) => ({ type })),
  ...[pressed('symbol'), pressed('marketCap')],
]

function outcomeOf(events: AnyEventObject[]) {
  let [view, table] = ['heatmap', false]
  let order = { by: 'changePercentage', direction: 'descending' }
  for (const { type, column } of events) {
    if (type.endsWith('.asked')) view = type.split('.')[0] as string
    if (type === 'table.toggled') table = !table
    if (type !== 'column.pressed' || !table) continue
    const first = column === 'symbol' ? 'ascending' : 'descending'
    const other = order.direction === 'ascending' ? 'descending' : 'ascending'
    order = { by: column, direction: order.by === column ? other : first }
  }
  return { view, table, order }
}

describe('what the charts panel shows', () => {
  const covered = coverage(chartsViewMachine)
  for (const { name, events } of walks(chartsViewMachine, cases, ({ context }) => context.order)) {
    it(`CHT-02 EMB-04 charts view: ${name}`, async () => {
      const view = drive(chartsViewMachine)
      const seen = () => ({
        view: viewOf(view.snapshot()),
        table: isTable(view.snapshot()),
        order: orderOf(view.snapshot()),
      })
      await view.walk(events, (soFar) => expect(seen()).toEqual(outcomeOf(soFar)))
      covered.add(view.walked)
    })
  }
  covered.prove()
})
