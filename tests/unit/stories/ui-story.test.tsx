// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import type { Apart, Story as Found, StoryMember } from '../../../src/contract/stories/stories.ts'
import { type Change, setApartMachine } from '../../../src/machines/stories/set-apart.machine.ts'
import { type Headline, storiesMachine } from '../../../src/machines/stories/stories.machine.ts'
import { storyFrom } from '../../../src/ui/stories/Story.tsx'
import { allowOutput, until } from '../../setup.ts'
import { show as showScreen } from '../markets/ui-charts.tsx'

afterEach(cleanup)
type Pairs = readonly Apart[]

const member = (id: string, minute: number, more: Partial<StoryMember> = {}): StoryMember => ({
  ...{ id, title: `Deal ${id}`, articleSource: `Wire ${id}`, link: null },
  ...{ at: new Date(Date.parse('2026-03-02T14:00:00.000Z') + minute * 60_000).toISOString(), ...more },
})

/** An opened headline `b`, in one row or more, whose story is what these answer in turn. What never resolves is under way. */
async function show(answers: (Found | undefined | Error | Promise<never>)[], rows = 1) {
  const asked: Headline[] = []
  const getStory = fromPromise<Found | undefined, Headline>(async ({ input }) => {
    asked.push(input)
    const answer = await answers[Math.min(asked.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer
  })
  const logic = storiesMachine.provide({ actors: { getStory } })
  const readPairs = fromPromise<Pairs, string>(async () => [])
  const keepPairs = fromPromise<Pairs, Change>(async ({ input: { pairs } }) => pairs)
  const { root } = await showScreen(({ admit }) => {
    const setApart = setApartMachine.provide({ actors: { readPairs, keepPairs } })
    const Story = storyFrom(admit({ stories: { logic }, setApart: { logic: setApart } }))
    return <Rows Story={Story} count={rows} />
  })
  act(() => root.refOf('setApart').send({ type: 'reader.changed', owner: '' }))
  const chart = () => root.refOf('stories')
  const isAnswered = () => chart().getSnapshot().matches('resting')
  return { asked, chart, logic, answered: () => until(() => expect(isAnswered()).toBe(true)) }
}

/** The headline in so many rows; a press closes the last. */
function Rows({ Story, count }: { Story: ReturnType<typeof storyFrom>; count: number }) {
  const [open, setOpen] = useState(count)
  return (
    <>
      {Array.from({ length: open }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else
        <div key={row} data-testid="row">
          <Story id="b" source="feed:wire" />
        </div>
      ))}
      <button type="button" onClick={() => setOpen(open - 1)}>
        Close
      </button>
    </>
  )
}
const never = new Promise<never>(() => undefined)
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))
const reports = () => within(screen.getByRole('region', { name: 'Same story' })).getAllByRole('listitem')

it('STY-08 an opened headline has the other reports of its story: how much later, by whom, with a link and what it says of itself', async () => {
  const members = [
    member('a', 0, { link: 'https://wire.test/a' }),
    member('b', 4, { link: 'https://wire.test/b' }),
    member('c', 130, { mark: 'correction' }),
    member('d', 131, { mark: 'update' }),
  ]
  const { asked } = await show([{ members, count: 4 }])
  await screen.findByText('Same story: 3 other reports')
  expect(reports().map((row) => row.textContent)).toEqual([
    'FirstWire aDeal a (new tab)Not the same',
    '4 min laterWire bDeal b (this headline)',
    '2 h laterWire cCorrectionDeal cNot the same',
    '2 h laterWire dUpdateDeal dNot the same',
  ])
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])
  const current = reports().map((row) => row.getAttribute('aria-current'))
  expect([links, current, asked]).toEqual([
    [['https://wire.test/a', 'noopener noreferrer']],
    [null, 'true', null, null],
    [{ id: 'b', source: 'feed:wire' }],
  ])
})

it('STY-10 each other report says what it has in common', async () => {
  const words = ['Halden Dairy', '$2.4bn', 'buys']
  await show([{ members: [member('a', 0, { inCommon: words }), member('b', 4)], count: 2 }])
  await screen.findByText('Same story: 1 other report')
  expect(reports().map((row) => row.textContent)).toEqual([
    'FirstWire aDeal a In common: Halden Dairy · $2.4bn · buysNot the same',
    '4 min laterWire bDeal b (this headline)',
  ])
})

it('STY-11 a report that is not the same leaves the list and the heading, in all rows, and Undo brings it back; neither loses the focus', async () => {
  await show([{ members: [member('a', 0), member('b', 4), member('c', 5)], count: 3 }], 2)
  await until(() => expect(screen.getAllByText('Same story: 2 other reports').length).toBe(2))
  const rows = () => screen.getAllByTestId('row').map((row) => row.querySelectorAll('li').length)
  const press = async (name: string) => {
    const [button] = screen.getAllByRole('button', { name })
    button?.focus()
    await act(async () => button && fireEvent.click(button))
    const words = [screen.queryAllByText(/^Same story|set apart/).map((one) => one.textContent)[0]]
    return [rows(), ...words, document.activeElement?.textContent?.slice(0, 10)]
  }
  expect([await press('Not the same: Deal a'), await press('Not the same: Deal c'), await press('Undo')]).toEqual([
    [[2, 2], 'Same story: 1 other report', 'Undo'],
    [[0, 0], '2 reports set apart. Undo', 'Undo'],
    [[3, 3], 'Same story: 2 other reports', 'Same story'],
  ])
})

it('STY-08 one other is called so, and those beyond what was sent are counted', async () => {
  await show([{ members: [member('a', 0), member('b', 1)], count: 2 }])
  await screen.findByText('Same story: 1 other report')
  cleanup()
  await show([{ members: [member('a', 0), member('b', 1)], count: 60 }])
  await screen.findByText('Same story: 59 other reports')
  expect(screen.getByText('and 58 more')).toBeTruthy()
})

it.each<[string, Found | undefined]>([
  ['is alone', { members: [member('b', 0)], count: 1 }],
  ['is too old', undefined],
])('STY-08 a headline that %s says nothing of other reports', async (_, answer) => {
  const { answered } = await show([answer])
  await answered()
  expect(screen.getByTestId('row').textContent).toBe('')
})

const pair: Found = { members: [member('a', 0), member('b', 1)], count: 2 }

it('STY-08 a story that could not be loaded says so, and is asked for again; a headline that is closed is asked for no more', async () => {
  const { asked, chart } = await show([new Error('lost'), pair])
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByText('Same story: 1 other report')
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
  const row = 'another'
  await act(async () => {
    chart().send({ type: 'story.wanted', headline: { id: 'c', source: 'injected' }, row })
    chart().send({ type: 'story.left', id: 'c', row })
  })
  await until(() => expect(asked.map(({ id }) => id)).toEqual(['b', 'b', 'c']))
  expect(chart().getSnapshot().matches('resting')).toBe(true)
})

it('STY-08 of a headline that is open in two feeds, closing one leaves the question of the other', async () => {
  const { asked, chart } = await show([never], 2)
  await until(() => expect(asked.length).toBe(1))
  const wanted = () =>
    chart()
      .getSnapshot()
      .context.wanted.map(({ headline, rows }) => [headline.id, rows.length])
  const before = wanted()
  close()
  const between = wanted()
  close()
  expect([before, between, wanted(), asked.length]).toEqual([[['b', 2]], [['b', 1]], [], 1])
})

it('STY-08 Retry keeps the focus while it asks, and where it fails again; the reports take it over', async () => {
  const { answered } = await show([new Error('lost'), new Error('lost'), pair])
  const retry = await screen.findByRole('button', { name: 'Retry' })
  retry.focus()
  fireEvent.click(retry)
  const [words, isOff, hasFocus] = [screen.getByTestId('row').textContent, retry.ariaDisabled, document.activeElement]
  await act(answered)
  const afterFailure = document.activeElement
  fireEvent.click(retry)
  await screen.findByText('Same story: 1 other report')
  expect([words, isOff, hasFocus === retry, afterFailure === retry]).toEqual([
    ...['Loading other reports… Retry', 'true', true, true],
  ])
  const holder = document.activeElement
  expect([holder?.getAttribute('tabindex'), holder?.textContent]).toEqual([
    '-1',
    expect.stringMatching(/^Same story: 1 other report/),
  ])
})

it('CHT-08 STY-08 an opened headline asks the chart that was started in place of one that failed', async () => {
  // what it leaves is sent to the one that failed, too
  allowOutput(/story\.left/)
  const { asked, chart, logic } = await show([never, pair])
  const planted = vi.spyOn(logic, 'transition').mockImplementationOnce(() => {
    throw new Error('planted')
  })
  await act(async () => chart().send({ type: 'story.left', id: 'none', row: 'none' }))
  planted.mockRestore()
  await screen.findByText('Same story: 1 other report')
  expect(asked.length).toBe(2)
})
