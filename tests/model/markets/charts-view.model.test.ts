import { describe, expect, it } from 'vitest'
import { chartsViewMachine, viewOf } from '../../../src/machines/markets/charts-view.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const cases = [{ type: 'heatmap.asked' }, { type: 'timeline.asked' }]

describe('what the charts panel shows', () => {
  const covered = coverage(chartsViewMachine)
  for (const { name, events } of walks(chartsViewMachine, cases)) {
    it(`CHT-02 charts view: ${name}`, async () => {
      const view = drive(chartsViewMachine)
      await view.walk(events, (soFar) =>
        expect(viewOf(view.snapshot())).toBe(soFar.at(-1)?.type.split('.')[0] ?? 'heatmap'),
      )
      covered.add(view.walked)
    })
  }
  covered.prove()
})
