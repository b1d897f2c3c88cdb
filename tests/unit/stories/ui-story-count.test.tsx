// @vitest-environment jsdom

import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { type CountsEvent, storyCountsMachine } from '../../../src/machines/stories/story-counts.machine.ts'
import { storyCountFrom } from '../../../src/ui/stories/StoryCount.tsx'
import { until } from '../../setup.ts'
import { show } from '../markets/ui-charts.tsx'

it('STY-09 a row says how many other sources report it, in words too, once it is known and as it changes', async () => {
  const asked: Extract<CountsEvent, { type: 'headlines.followed' }>[] = []
  const watchCounts = fromCallback<CountsEvent>(({ receive }) =>
    receive((event) => event.type === 'headlines.followed' && asked.push(event)),
  )
  const { root } = await show(({ admit }) => {
    const logic = storyCountsMachine.provide({ actors: { watchCounts }, delays: { gatherTime: 0 } })
    const Count = storyCountFrom(admit({ storyCounts: { logic } }).storyCounts)
    return (
      <p>
        <Count id="a" source="simulated" />
        <Count id="b" source="simulated" />
      </p>
    )
  })
  await until(() => expect(asked.at(-1)?.headlines.length).toBe(2))
  const words = () => screen.getByRole('paragraph').textContent
  const seen = [words()]
  for (const sources of [4, 1, 0]) {
    const counts = [{ id: 'a', sources }]
    await act(async () => root.refOf('storyCounts').send({ type: 'counts.merged', counts }))
    seen.push(words())
  }
  expect(seen).toEqual(['', '+4 sources4 other sources', '+1 source1 other source', ''])
})
