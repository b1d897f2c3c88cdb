// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { searchOf } from '../../../src/machines/feed/live-feed.machine.ts'
import { Feed } from '../../../src/ui/feed/Feed.tsx'
import { feedPartsCode } from '../../../src/ui/feed/later/feed-parts-code.ts'
import { markedCode } from '../../../src/ui/feed/rows/Highlighted.tsx'
import { BuilderGate } from '../../../src/ui/filters/BuilderGate.tsx'
import { queryNoteCode } from '../../../src/ui/kit/fields/SearchEnd.tsx'
import { loadEarly, show } from '../markets/ui-charts.tsx'
import { newsItem } from './news-item.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 14, minute)).toISOString()
const item = (id: string, minute: number, named: Partial<NewsItem> = {}) =>
  newsItem(id, {
    publishedDatetime: at(minute),
    receivedDatetime: at(minute),
    title: `Oil ${id}`,
    tickers: ['XOM'],
    topics: ['OIL_AND_GAS'],
    ...named,
  })
const [a, b, c] = [item('a', 3), item('b', 2), item('c', 1)]

async function showFeed(items = [a, b, c], search: SearchContext = {}) {
  const shown = await show(<Feed slot={0} Builder={BuilderGate} />)
  await shown.notify(({ connection, feed, news }) => {
    connection.send({ type: 'connection.opened', at: 0 })
    feed.send({ type: 'search.given', search })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items })
  })
  const merge = (...items: NewsItem[]) => shown.notify(({ news }) => news.send({ type: 'items.merged', items }))
  return { ...shown, merge }
}

loadEarly(feedPartsCode, markedCode, queryNoteCode)

const rows = () => screen.queryAllByRole('article')
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
const titles = () => rows().map((row) => row.querySelector('[id$=-title]')?.textContent)
const focused = () => document.activeElement?.closest('article')?.querySelector('[id$=-title]')?.textContent
const open = (row: HTMLElement | undefined) =>
  row && userEvent.click(within(row).getByRole('button', { expanded: false }))

it('FED-16 nothing moves under a pointer, even at the top; new rows appear when it leaves', async () => {
  const { merge } = await showFeed()
  const body = screen.getByRole('feed').parentElement?.parentElement
  if (!body) throw new Error('the list stands nowhere')
  await act(async () => fireEvent.pointerMove(body, { pointerType: 'touch' }))
  await merge(item('d', 4))
  const touched = titles()
  await act(async () => fireEvent.pointerMove(body, { pointerType: 'mouse' }))
  await merge(item('e', 5))
  const held = titles()
  await act(async () => fireEvent.pointerLeave(body, { pointerType: 'mouse' }))
  expect([touched, held, titles()]).toEqual([
    ['Oil d', 'Oil a', 'Oil b', 'Oil c'],
    ['Oil d', 'Oil a', 'Oil b', 'Oil c'],
    ['Oil e', 'Oil d', 'Oil a', 'Oil b', 'Oil c'],
  ])
})

it('FED-15 a feed is one tab stop; arrow, Page and Home keys move between rows, and Enter opens one', async () => {
  await showFeed()
  expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  rows()[0]?.focus()
  const walked = []
  for (const key of ['{ArrowDown}', '{PageDown}', '{ArrowUp}', '{Home}', '{End}']) {
    await userEvent.keyboard(key)
    walked.push([
      focused(),
      rows()
        .map(({ tabIndex }) => tabIndex)
        .indexOf(0),
    ])
  }
  await userEvent.keyboard('{Enter}')
  expect([walked, within(rows()[2] ?? document.body).getByRole('button', { expanded: true }).tagName]).toEqual([
    [
      ['Oil b', 1],
      ['Oil c', 2],
      ['Oil b', 1],
      ['Oil a', 0],
      ['Oil c', 2],
    ],
    'BUTTON',
  ])
})

it('FED-16 rows do not move under the keyboard below the first', async () => {
  const { merge } = await showFeed()
  rows()[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await merge(item('d', 4))
  const held = [titles().length, focused()]
  await act(async () => rows()[1]?.blur())
  expect([held, titles()]).toEqual([
    [3, 'Oil b'],
    ['Oil d', 'Oil a', 'Oil b', 'Oil c'],
  ])
})

it('FED-15 an opened row counts as read, and is marked by more than colour', async () => {
  await showFeed()
  const unread = () => rows().map((row) => within(row).queryByText('Unread') !== null)
  await open(rows()[1])
  expect([unread(), rows().map((row) => row.getAttribute('aria-describedby')?.includes('unread'))]).toEqual([
    [true, false, true],
    [true, false, true],
  ])
})

it('FED-15 search words are marked in title and summary', async () => {
  await showFeed([item('a', 3, { title: 'Oil <b>up</b>', summary: 'Crude oil rose' })], { keywords: ['OIL up'] })
  await open(rows()[0])
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Oil', 'up', 'oil'])
})

it('FED-15 pressing a ticker or topic sets the filter, and pressing it again removes it', async () => {
  const { charts } = await showFeed()
  await open(rows()[0])
  const search = () => searchOf(charts.feed.getSnapshot())
  const ticker = screen.getByRole('button', { name: 'XOM' })
  await userEvent.click(ticker)
  const filtered = [search(), ticker.getAttribute('aria-pressed'), screen.getByText('1 filter').getAttribute('title')]
  await userEvent.click(ticker)
  await userEvent.click(screen.getByRole('button', { name: 'Oil & Gas' }))
  expect([filtered, search()]).toEqual([[{ tickers: ['XOM'] }, 'true', 'XOM'], { topics: ['OIL_AND_GAS'] }])
})

it('ENT-02 ENT-06 BCK-23 an open row of a feed shows its other sources, and neither Other nor a sentiment', async () => {
  await showFeed([
    item('a', 3, { source: 'feed:a', topics: ['OTHER'], tickers: [], otherSources: ['Wire B', 'Wire C'] }),
  ])
  await open(rows()[0])
  const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect([terms, screen.getByText('Also from').parentElement?.textContent]).toEqual([
    ['Also from', 'Published', 'Received'],
    'Also fromWire B, Wire C',
  ])
})

it('FED-15 an open row shows when it was published and received, and the delay', async () => {
  await showFeed([item('a', 3, { receivedDatetime: '2026-03-02T14:03:12.000Z' })])
  await open(rows()[0])
  expect(screen.getByText('Received').parentElement?.textContent).toMatch(/, received 12 s later$/)
})

it('FED-01 filters that a blank phrase has cleared can be restored', async () => {
  const { charts } = await showFeed([a], { keywords: ['oil'], topics: ['MACRO'] })
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search news' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  const cleared = [searchOf(charts.feed.getSnapshot()), box.value, document.activeElement === box]
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([
    cleared,
    searchOf(charts.feed.getSnapshot()),
    box.value,
    screen.queryByRole('button', { name: 'Undo' }),
  ]).toEqual([[{}, '', true], { keywords: ['oil'], topics: ['MACRO'] }, 'oil', null])
})

it('QRY-08 a feed whose keywords are of an earlier release says so, until they are edited', async () => {
  const { charts } = await showFeed([a], { keywords: ['oil'] })
  const before = [screen.queryByText('Older') !== null, marks()]
  await userEvent.type(screen.getByRole('textbox', { name: 'Search news' }), ' OR gas{Enter}')
  expect([before, screen.queryByText('Older'), marks(), searchOf(charts.feed.getSnapshot())]).toEqual([
    [true, ['Oil']],
    null,
    ['Oil'],
    { keywords: ['oil OR gas'], queryLanguage: 2 },
  ])
})

it('QRY-04 the search field says how its query is understood, and offers the other reading', async () => {
  const { charts } = await showFeed([a])
  const box = screen.getByRole('textbox', { name: 'Search news' })
  await userEvent.type(box, 'AI oil{Enter}')
  const before = document.getElementById('query-note-0')?.textContent
  await userEvent.click(screen.getByRole('button', { name: 'Search the ticker AI' }))
  expect([before, searchOf(charts.feed.getSnapshot()), document.activeElement === box]).toEqual([
    'Searches for AI and oil.',
    { keywords: ['$AI oil'], queryLanguage: 2 },
    true,
  ])
})

it('QRY-08 an older search becomes a query with one press, its mutes as well', async () => {
  const { charts } = await showFeed([a], { keywords: ['oil'], exclude: { keywords: ['war'] } })
  await userEvent.click(screen.getByRole('button', { name: 'Search for whole words' }))
  expect([searchOf(charts.feed.getSnapshot()), screen.queryByText('Older')]).toEqual([
    { keywords: ['oil'], queryLanguage: 2, exclude: { keywords: ['war'], queryLanguage: 2 } },
    null,
  ])
})

it('FED-16 muted items are counted, and can be shown in place with a mark', async () => {
  const { notify } = await showFeed([a, c], { exclude: { keywords: ['b'] } })
  const whileNone = screen.queryByText(/muted/)
  await notify(({ news }) => news.send({ type: 'unmuted.replaced', items: [a, b, c], muted: ['b'] }))
  await userEvent.click(screen.getByRole('button', { name: '1 muted, show', pressed: false }))
  const revealed = rows().map((row) => row.textContent?.includes('Muted'))
  await userEvent.click(screen.getByRole('button', { name: '1 muted, hide', pressed: true }))
  expect([whileNone, revealed, titles()]).toEqual([null, [false, true, false], ['Oil a', 'Oil c']])
})

it('FED-15 a line separates items received after and before the last visit', async () => {
  const { notify, merge } = await showFeed([c])
  await notify(({ reading }) => {
    reading.send({ type: 'page.returned', at: 0 })
    reading.send({ type: 'page.left', at: 0 })
  })
  await merge(a, b)
  await notify(({ reading }) => reading.send({ type: 'page.returned', at: 300_000 }))
  const line = screen.getByText('2 since your last visit')
  expect([line.previousElementSibling, line.nextElementSibling]).toEqual([rows()[1], rows()[2]])
})

it('FED-16 a row outside the viewport is rendered when keys reach it, so that it keeps the focus', async () => {
  await showFeed(Array.from({ length: 100 }, (_, i) => item(`n${i}`, 100 - i)))
  rows()[0]?.focus()
  await userEvent.keyboard('{End}')
  expect([focused(), rows().at(-1)?.getAttribute('aria-posinset')]).toEqual(['Oil n99', '100'])
})

it('FED-27 one line announces the number of items, and later that of new ones', async () => {
  const { merge } = await showFeed()
  const status = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  const said = [status()]
  await merge(item('d', 4))
  said.push(status())
  expect(said).toEqual(['3 headlines', ''])
})
