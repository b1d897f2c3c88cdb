// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Story as Found, StoryMember } from '../../../src/contract/stories/stories.ts'
import { type Headline, storiesMachine } from '../../../src/machines/stories/stories.machine.ts'
import { storyFrom } from '../../../src/ui/stories/Story.tsx'
import { until } from '../../setup.ts'

afterEach(cleanup)

const member = (id: string, minute: number, more: Partial<StoryMember> = {}): StoryMember => ({
  ...{ id, title: `Deal ${id}`, articleSource: `Wire ${id}`, link: null },
  ...{ at: new Date(Date.parse('2026-03-02T14:00:00.000Z') + minute * 60_000).toISOString(), ...more },
})

/** An opened headline `b`, whose story is what these answer in turn. */
function show(...answers: (Found | undefined | Error)[]) {
  const asked: Headline[] = []
  const getStory = fromPromise<Found | undefined, Headline>(async ({ input }) => {
    asked.push(input)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer
  })
  const chart = createActor(storiesMachine.provide({ actors: { getStory } })).start()
  onTestFinished(() => void chart.stop())
  const Story = storyFrom(chart)
  const view = render(<Story id="b" source="feed:wire" />)
  const isAnswered = () => chart.getSnapshot().matches('resting')
  return { asked, chart, view, answered: () => until(() => expect(isAnswered()).toBe(true)) }
}
const reports = () => within(screen.getByRole('region', { name: 'Same story' })).getAllByRole('listitem')

it('STY-08 an opened headline has the other reports of its story: how much later, by whom, with a link and what it says of itself', async () => {
  const members = [
    member('a', 0, { link: 'https://wire.test/a' }),
    member('b', 4, { link: 'https://wire.test/b' }),
    member('c', 130, { mark: 'correction' }),
    member('d', 131, { mark: 'update' }),
  ]
  const { asked } = show({ members, count: 4 })
  await screen.findByText('Same story: 3 other reports')
  expect(reports().map((row) => row.textContent)).toEqual([
    'FirstWire aDeal a (new tab)',
    '4 min laterWire bDeal b (this headline)',
    '2 h laterWire cCorrectionDeal c',
    '2 h laterWire dUpdateDeal d',
  ])
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])
  const current = reports().map((row) => row.getAttribute('aria-current'))
  expect([links, current, asked]).toEqual([
    [['https://wire.test/a', 'noopener noreferrer']],
    [null, 'true', null, null],
    [{ id: 'b', source: 'feed:wire' }],
  ])
})

it('STY-08 one other is called so, and those beyond what was sent are counted', async () => {
  show({ members: [member('a', 0), member('b', 1)], count: 2 })
  await screen.findByText('Same story: 1 other report')
  cleanup()
  show({ members: [member('a', 0), member('b', 1)], count: 60 })
  await screen.findByText('Same story: 59 other reports')
  expect(screen.getByText('and 58 more')).toBeTruthy()
})

it.each<[string, Found | undefined]>([
  ['is alone', { members: [member('b', 0)], count: 1 }],
  ['is too old', undefined],
])('STY-08 a headline that %s says nothing of other reports', async (_, answer) => {
  const { answered, view } = show(answer)
  await answered()
  expect(view.container.textContent).toBe('')
})

it('STY-08 a story that could not be loaded says so, and is asked for again; a headline that is closed is asked for no more', async () => {
  const { asked, chart, view } = show(new Error('lost'), { members: [member('a', 0), member('b', 1)], count: 2 })
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByText('Same story: 1 other report')
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
  chart.send({ type: 'story.wanted', headline: { id: 'c', source: 'injected' } })
  chart.send({ type: 'story.wanted', headline: { id: 'b', source: 'feed:wire' } })
  view.unmount()
  expect(chart.getSnapshot().context.wanted.map(({ id }) => id)).toEqual(['c'])
  await until(() => expect(asked.map(({ id }) => id)).toEqual(['b', 'b', 'c']))
})
