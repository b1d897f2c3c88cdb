// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { weekdayAndDate } from '../../../src/rules/shared/time/day-names.ts'
import { dayOf, rowTime } from '../../../src/rules/shared/time/formats.ts'
import { Feed } from '../../../src/ui/feed/Feed.tsx'
import { feedPartsCode } from '../../../src/ui/feed/later/feed-parts-code.ts'
import { BuilderGate } from '../../../src/ui/filters/BuilderGate.tsx'
import { loadEarly, show, todayAt } from '../markets/ui-charts.tsx'
import { newsItem } from './news-item.ts'

const at = todayAt('14:02')
const first = newsItem('a', {
  publishedDatetime: '2026-03-02T14:31:00.000Z',
  title: 'Fed holds rates',
  articleSource: 'Wire',
  summary: 'Two cuts are still likely.',
  sentiment: 'negative',
  sentimentScore: -0.4,
  tickers: ['SPY', 'TLT', 'QQQ'],
  topics: ['MACRO', 'FIXED_INCOME_AND_INTEREST_RATES'],
})
const second = newsItem('b', { link: null })

async function showFeed(items = [first, second]) {
  const shown = await show(<Feed slot={0} Builder={BuilderGate} />)
  await shown.notify(({ connection, news }) => {
    connection.send({ type: 'connection.opened', at })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items })
  })
  return shown
}

loadEarly(feedPartsCode)

const rows = () => screen.queryAllByRole('article')
const header = () => document.querySelector('section > header')?.textContent
const scroller = () => screen.getByRole('feed').parentElement

it('FED-15 a closed row shows time, first ticker, title and source, but not its id', async () => {
  await showFeed([newsItem('hidden-id', { ...first, id: 'hidden-id' })])
  const [row] = rows()
  expect(
    [...(row?.querySelectorAll('time, button span:not(:has(span))') ?? [])].map((part) => part.textContent),
  ).toEqual([
    rowTime('2026-03-02T14:31:00.000Z', dayOf('2026-03-02T14:31:00.000Z')),
    'SPY',
    'Fed holds rates',
    'Wire',
    'Unread',
  ])
  expect(document.body.textContent).not.toContain('hidden-id')
})

it('FED-18 each day but today begins with a heading, by which its rows are described', async () => {
  const on = (id: string, days: number) =>
    newsItem(id, { publishedDatetime: new Date(at - days * 86_400_000).toISOString() })
  const [today, before, long] = [on('now', 0), on('before', 1), on('long', 400)]
  await showFeed([today, before, on('too', 1.1), long])
  const heading = ({ publishedDatetime }: typeof today) => weekdayAndDate(dayOf(publishedDatetime))
  const parts = [...screen.getByRole('feed').children].map((part) =>
    part.matches('article') ? part.getAttribute('data-id') : part.textContent,
  )
  const year = dayOf(long.publishedDatetime).slice(0, 4)
  expect(parts).toEqual(['now', heading(before), 'before', 'too', `${heading(long)}, ${year}`, 'long'])
  const described = (row: HTMLElement | undefined) =>
    (row?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect([described(rows()[0])?.length, described(rows()[2])?.[0]]).toEqual([3, heading(before)])
})

it('FED-15 a click opens a row, another closes it', async () => {
  await showFeed()
  const [row] = rows()
  if (!row) throw new Error('there is no row')
  const facts = () => [...row.querySelectorAll('dt, dd')].slice(0, 6).map(({ textContent }) => textContent)
  const button = within(row).getByRole('button', { expanded: false })
  expect([button.getAttribute('aria-expanded'), facts()]).toEqual(['false', []])

  await userEvent.click(button)
  expect([button.getAttribute('aria-expanded'), ...facts()]).toEqual([
    'true',
    'Tickers',
    'SPYTLTQQQ',
    'Topics',
    'MacroFixed Income & Rates',
    'Sentiment',
    '▼ Negative −0.40',
  ])
  expect(within(row).getByText('Two cuts are still likely.').tagName).toBe('P')

  await userEvent.click(button)
  expect([button.getAttribute('aria-expanded'), facts()]).toEqual(['false', []])
})

it('FED-15 the link of an item opens a new tab without an opener', async () => {
  await showFeed()
  for (const row of rows()) await userEvent.click(within(row).getByRole('button', { expanded: false }))
  const links = screen.getAllByRole('link', { name: /new tab/ })
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
  ).toEqual([['https://example.test/a', '_blank', 'noopener noreferrer']])
})

it('TCK-06 an opened headline leads to the pages of its first three tickers', async () => {
  await showFeed()
  for (const row of rows()) await userEvent.click(within(row).getByRole('button', { expanded: false }))
  const links = screen.getAllByRole('link', { name: /^[A-Z]+ page$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ticker/SPY', '/ticker/TLT', '/ticker/QQQ'])
})

it('rows expose their position in the list to assistive technology', async () => {
  await showFeed()
  const positions = rows().map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')])
  expect(positions).toEqual([
    ['1', '2'],
    ['2', '2'],
  ])
})

it('the header shows the number of rows, whether they are live, and that some are simulated', async () => {
  const { notify } = await show(<Feed slot={0} Builder={BuilderGate} />)
  const said = [header()]
  const say = async (...[received]: Parameters<typeof notify>) => {
    await notify(received)
    said.push(header())
  }
  await say(({ connection, news }) => {
    connection.send({ type: 'connection.opened', at })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items: [first, second] })
  })
  await say(({ news }) => news.send({ type: 'items.merged', items: [newsItem('c', { source: SIMULATED })] }))
  await say(({ news }) => news.send({ type: 'connection.lost', at }))
  await say(({ connection }) => connection.send({ type: 'network.lost', at }))
  expect(said).toEqual([
    'NewsLoading…',
    'News2 headlinesLive',
    'News3 headlinesLiveSimulated',
    'News3 headlinesStale since 14:02Simulated',
    'News3 headlinesStale since 14:02Simulated',
  ])
})

it('a list without rows explains why, and what to do', async () => {
  const { notify } = await show(<Feed slot={0} Builder={BuilderGate} />)
  await notify(({ connection }) => connection.send({ type: 'network.lost', at }))
  expect(screen.getByText('You are offline.').tagName).toBe('P')

  await notify(({ connection, feed, news }) => {
    connection.send({ type: 'connection.opened', at })
    news.send({ type: 'connection.opened' })
    feed.send({ type: 'phrase.changed', phrase: 'zebra' })
    feed.send({ type: 'search.submitted' })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items: [] })
  })
  expect(screen.getByText('No news items.').parentElement?.textContent).toContain('“zebra”')
  screen.getByRole('button', { name: 'Clear the search' }).focus()
  await userEvent.keyboard('{Enter}')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search news' })
  expect([field.value, document.activeElement]).toEqual(['', field])
})

it.each([
  ['Clear the search', { keywords: ['zebra'] }, '“zebra”'],
  ['Clear the filters', { topics: ['SPORTS'] }, 'these filters'],
  ['Clear the filters', { exclude: { tickers: ['SPY'] } }, 'these filters'],
  ['Clear search and filters', { keywords: ['zebra'], topics: ['SPORTS'] }, '“zebra”'],
  ['Clear search and filters', { keywords: ['zebra'], exclude: { tickers: ['SPY'] } }, '“zebra”'],
] satisfies [string, SearchContext, string][])(
  'FED-16 an empty feed offers to %s: %o',
  async (name, search, sought) => {
    const { charts, notify } = await show(<Feed slot={0} Builder={BuilderGate} />)
    await notify(({ connection, feed, news }) => {
      connection.send({ type: 'connection.opened', at })
      feed.send({ type: 'search.given', search })
      news.send({ type: 'connection.opened' })
      news.send({ type: 'items.replaced', items: [] })
    })
    const words = screen.getByText(/^Nothing matches/).textContent
    await userEvent.click(screen.getByRole('button', { name }))
    expect([words, charts.feed.getSnapshot().context.search]).toEqual([
      `Nothing matches ${sought} yet. New matches will appear here.`,
      {},
    ])
  },
)

it('nothing moves for a user who has scrolled, until they ask for the new items', async () => {
  const { notify } = await showFeed()
  const list = scroller()
  if (!list) throw new Error('nothing scrolls')
  await notify(() => {
    list.scrollTop = 300
    list.dispatchEvent(new Event('scroll'))
  })
  await notify(({ news }) => news.send({ type: 'items.merged', items: [newsItem('z')] }))
  expect(rows().length).toBe(2)

  await userEvent.click(screen.getByRole('button', { name: '1 new' }))
  expect([rows().length, list.scrollTop, screen.queryByRole('button', { name: '1 new' })]).toEqual([3, 0, null])
})

it('FED-01 Escape in the search field clears it; a second Escape or an arrow key moves to the headlines', async () => {
  await showFeed()
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search news' })
  await userEvent.type(box, 'fed')
  expect(box.value).toBe('fed')
  await userEvent.keyboard('{Escape}')
  expect([box.value, document.activeElement]).toEqual(['', box])
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(rows()[0])
  box.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(rows()[0])
})

it('RT-04 the header shows Live only while connected, and the age of the newest item after two silent minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at })
  try {
    const { notify } = await show(<Feed slot={0} Builder={BuilderGate} />)
    const seen: (string | undefined)[] = []
    const see = () => seen.push(header()?.match(/Loading…|Reconnecting|Live|Newest [\d:]+/)?.[0])
    see()
    await notify(({ connection }) => connection.send({ type: 'connection.failed', at }))
    see()
    expect(screen.getByText('Connection lost.')).toBeTruthy()
    await notify(({ connection, news }) => {
      connection.send({ type: 'connection.opened', at })
      news.send({ type: 'connection.opened' })
      news.send({ type: 'items.replaced', items: [newsItem('a', { publishedDatetime: new Date(at).toISOString() })] })
    })
    see()
    await notify(() => vi.advanceTimersByTime(119_999))
    see()
    await notify(() => vi.advanceTimersByTime(1))
    see()
    await notify(({ news }) => news.send({ type: 'items.merged', items: [second] }))
    see()
    expect(seen).toEqual(['Loading…', 'Reconnecting', 'Live', 'Live', 'Newest 14:02', 'Live'])
  } finally {
    vi.useRealTimers()
  }
})

it('RT-04 a refused search shows an error, and when it will be repeated', async () => {
  const { notify } = await show(<Feed slot={0} Builder={BuilderGate} />)
  await notify(({ connection, news }) => {
    connection.send({ type: 'connection.opened', at })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'search.refused', seconds: 8 })
  })
  const seen = [header()?.includes('Too many searches'), screen.getByText('Retrying within 8 s.').tagName]
  await notify(({ news }) => news.send({ type: 'items.replaced', items: [first] }))
  expect([...seen, header()?.includes('Live')]).toEqual([true, 'P', true])
})
