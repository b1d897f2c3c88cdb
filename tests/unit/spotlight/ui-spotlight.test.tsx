// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useReducer } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { searchedFor, shownOf } from '../../../src/machines/spotlight/spotlight.machine.ts'
import { clockTime } from '../../../src/rules/shared/time/formats.ts'
import { SpotlightPanel } from '../../../src/ui/spotlight/SpotlightPanel.tsx'
import { eventOf, moverOf, publishedAt, storyOf } from '../content/content-item.ts'
import { todayAt } from '../markets/ui-charts.tsx'
import { showWidget } from '../terminal/ui-widgets.tsx'
import { listOf } from './list-of.ts'

const at = todayAt('14:02')
const items: ContentItem[] = [
  eventOf('fed', ['Interest Rates'], { headline: 'Fed holds', topics: ['MACRO'], tickers: ['SPY', 'TLT'], at: 2 }),
  moverOf('ibm', 'IBM', { headline: 'IBM jumps', topics: ['STOCK_MARKETS'], tickers: ['IBM'], at: 1 }),
]

// jsdom has no layout: a list of 600 pixels with cards of 100
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 100))
})

async function showSpotlight(shown: readonly ContentItem[] = items) {
  const spotlight = await showWidget(<SpotlightPanel isOpen collapse={null} />)
  await spotlight.notify(({ connection, spotlight: chart }) => {
    connection.send({ type: 'connection.opened', at })
    listOf(chart).send({ type: 'connection.opened' })
    listOf(chart).send({ type: 'items.replaced', items: shown })
  })
  return spotlight
}

const panel = () => within(screen.getByRole('region', { name: 'Market Flux Spotlight' }))
const cards = () => screen.queryAllByRole('article')
const search = () => screen.getByRole('textbox', { name: 'Search Market Flux Spotlight' })

it('SPT-01 has a heading and a search without a filter, and cannot be closed', async () => {
  await showSpotlight()
  expect([
    panel().getByRole('heading', { level: 2 }).textContent,
    panel()
      .queryAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel),
    panel().getAllByRole('textbox').length,
    panel().getByText('Simulated').textContent,
  ]).toEqual(['Market Flux Spotlight', [], 1, 'Simulated'])
})

it('SPT-02 a card has label, time, short headline, tags and a link to its page in a new tab', async () => {
  await showSpotlight()
  const [card] = cards()
  if (!card) throw new Error('There is no card.')
  const link = within(card).getByRole('link', { name: 'Open “Fed holds” (new tab)' })
  expect([
    within(card).getByText('Market Flux').textContent,
    card.querySelector('time')?.textContent,
    within(card).getByRole('heading').textContent,
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
    ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
  ]).toEqual([
    'Market Flux',
    `Jan ${new Date(publishedAt(2)).getDate()}, 2026 at ${clockTime(publishedAt(2))}`,
    'Fed holds',
    ['Interest Rates', 'SPY', 'TLT', '+1'],
    ['/news-pit/fed', '_blank', 'noopener'],
  ])
})

it('SPT-03 shows that it is loading, then the cards', async () => {
  const { notify } = await showWidget(<SpotlightPanel isOpen collapse={null} />)
  const before = [screen.queryAllByRole('img', { name: 'Loading' }).length, cards().length]
  await notify(({ spotlight }) => {
    listOf(spotlight).send({ type: 'connection.opened' })
    listOf(spotlight).send({ type: 'items.replaced', items })
  })
  expect([before, screen.queryAllByRole('img', { name: 'Loading' }).length, cards().length]).toEqual([[1, 0], 0, 2])
})

it('SPT-03 shows a message when it is empty', async () => {
  await showSpotlight([])
  expect([panel().getByText('No news items.').textContent, screen.queryByText('Simulated')]).toEqual([
    'No news items.',
    null,
  ])
})

it('SPT-05 a search sends its words; clearing it sends none', async () => {
  const { spotlight, searched } = await showSpotlight()
  await userEvent.type(search(), '  rate  cut {Enter}')
  const sought = searchedFor(spotlight.getSnapshot())
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect([sought, searchedFor(spotlight.getSnapshot()), document.activeElement]).toEqual([
    'rate cut',
    undefined,
    search(),
  ])
  // the searches sent to the server: without words, one without keywords
  await userEvent.type(search(), '   {Enter}')
  expect(searched).toEqual([{ size: 24 }, { keywords: ['rate cut'], queryLanguage: 2, size: 24 }, { size: 24 }])
})

it('SPT-05 once the end of the first stories is near, all are asked for, once', async () => {
  const stories = Array.from({ length: 60 }, (_, index) => storyOf(`story ${index}`, { at: index }))
  const { searched, notify } = await showSpotlight(stories)
  const before = [...searched]
  const scroller = panel().getByRole('feed').parentElement as HTMLElement
  scroller.scrollTop = 5_000
  fireEvent.scroll(scroller)
  await notify(() => undefined)
  fireEvent.scroll(scroller)
  expect([before, searched]).toEqual([[{ size: 24 }], [{ size: 24 }, { size: 500 }]])
})

it('LAY-24 RT-02 a search without a match shows a message and can be cleared, also by a key', async () => {
  const { spotlight, notify } = await showSpotlight()
  await userEvent.type(search(), 'quokka{Enter}')
  await notify(({ spotlight: chart }) => {
    listOf(chart).send({ type: 'connection.opened' })
    listOf(chart).send({ type: 'items.replaced', items: [] })
  })
  const words = panel().getByText(/Nothing matches/).textContent
  screen.getByRole('button', { name: 'Clear the search' }).focus()
  await userEvent.keyboard('{Enter}')
  expect([words, searchedFor(spotlight.getSnapshot()), document.activeElement]).toEqual([
    'Nothing matches “quokka” yet. New matches will appear here.',
    undefined,
    search(),
  ])
})

it('SPT-01 nothing moves under a pointer; the pill shows waiting cards', async () => {
  const { spotlight, notify } = await showSpotlight()
  fireEvent.pointerEnter(screen.getByRole('feed'))
  await notify(({ spotlight: chart }) =>
    listOf(chart).send({ type: 'items.merged', items: [storyOf('new', { at: 9 })] }),
  )
  const held = cards().length
  await userEvent.click(screen.getByRole('button', { name: '1 new' }))
  expect([held, shownOf(spotlight.getSnapshot()).map(({ id }) => id), cards().length]).toEqual([
    2,
    ['new', 'fed', 'ibm'],
    3,
  ])
})

it('SPT-02 arrow and page keys move between cards, Home and End to the ends; Tab reaches one card', async () => {
  await showSpotlight(Array.from({ length: 60 }, (_, i) => storyOf(`n${i}`, { at: -i })))
  const stops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)
  const focused = () => document.activeElement?.closest('article')?.getAttribute('aria-posinset')
  const positions = [stops().map((link) => link.closest('article')?.getAttribute('aria-posinset'))]
  stops()[0]?.focus()
  for (const key of ['ArrowDown', 'PageDown', 'ArrowUp', 'End', 'ArrowUp', 'Home']) {
    await userEvent.keyboard(`{${key}}`)
    positions.push([focused(), ...stops().map((link) => link.closest('article')?.getAttribute('aria-posinset'))])
  }
  expect(positions).toEqual([['1'], ...['2', '3', '2', '60', '59', '1'].map((at) => [at, at])])
})

it('SPT-01 a reopened panel shows its cards at once', async () => {
  function Folding() {
    const [isOpen, toggle] = useReducer((open: boolean) => !open, false)
    return <SpotlightPanel isOpen={isOpen} collapse={<button type="button" onClick={toggle} aria-label="Open" />} />
  }
  const { notify } = await showWidget(<Folding />)
  await notify(({ spotlight }) => spotlight.send({ type: 'items.recalled', items, at }))
  const closed = cards().length
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect([closed, cards().length]).toEqual([0, 2])
})

it('SPT-02 renders the visible cards and some more, each with its position in the set', async () => {
  await showSpotlight(Array.from({ length: 60 }, (_, i) => storyOf(`n${i}`, { at: -i })))
  expect([
    cards().length < 16,
    cards().map((card) => card.getAttribute('aria-posinset')),
    new Set(cards().map((card) => card.getAttribute('aria-setsize'))),
  ]).toEqual([true, cards().map((_, i) => String(i + 1)), new Set(['60'])])
})

it('RT-04 only the indicator shows a lost connection; the cards stay', async () => {
  const { notify } = await showSpotlight()
  const said = () => panel().getByText(/Stale/).textContent
  const lose = (lost: number) =>
    notify(({ connection, spotlight }) => {
      connection.send({ type: 'connection.lost', at: lost })
      listOf(spotlight).send({ type: 'connection.opened' })
      listOf(spotlight).send({ type: 'connection.lost', at: lost })
    })
  await lose(at)
  const today = said()
  await lose(new Date(2024, 0, 24, 11).getTime())
  expect([today, said(), cards().length]).toEqual(['Stale since 14:02', 'Stale since Jan 24, 2024', 2])
})

it('RT-04 shows the age of its newest card after two silent minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at })
  try {
    const { notify } = await showSpotlight([{ ...storyOf('a'), publishedDatetime: new Date(at).toISOString() }])
    const seen: (string | undefined)[] = []
    const see = () => seen.push(document.querySelector('header')?.textContent?.match(/Live|Newest [\d:]+/)?.[0])
    see()
    await notify(() => vi.advanceTimersByTime(119_999))
    see()
    await notify(() => vi.advanceTimersByTime(1))
    see()
    await notify(({ spotlight }) => listOf(spotlight).send({ type: 'items.merged', items: [storyOf('b', { at: 1 })] }))
    see()
    expect(seen).toEqual(['Live', 'Live', 'Newest 14:02', 'Live'])
  } finally {
    vi.useRealTimers()
  }
})

it('RT-02 the last seen cards are shown without network, with the time of the last update', async () => {
  const { notify } = await showWidget(<SpotlightPanel isOpen collapse={null} />)
  await notify(({ connection }) => connection.send({ type: 'network.lost', at }))
  const before = [panel().getByText('Offline').textContent, panel().getByText('You are offline.').textContent]
  await notify(({ spotlight }) => spotlight.send({ type: 'items.recalled', items, at: todayAt('09:30') }))
  expect([before, panel().getByText(/Stale/).textContent, cards().length]).toEqual([
    ['Offline', 'You are offline.'],
    'Stale since 09:30',
    2,
  ])
})
