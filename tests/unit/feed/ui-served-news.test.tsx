// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { servedIn } from '../../../src/adapters/sockets/served.ts'
import { NewsItem } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { SERVED_NEWS } from '../../../src/rules/shared/page/served.ts'
import { ChartsProvider, useCharts } from '../../../src/ui/charts.tsx'
import { Feed } from '../../../src/ui/feed/Feed.tsx'
import { feedPartsCode } from '../../../src/ui/feed/later/feed-parts-code.ts'
import { BuilderGate } from '../../../src/ui/filters/BuilderGate.tsx'
import { loadEarly, show } from '../markets/ui-charts.tsx'
import { newsItem } from './news-item.ts'

loadEarly(feedPartsCode)
afterEach(() => document.querySelector('#served-news')?.remove())

const served = [
  newsItem('a', { title: 'Oil a', publishedDatetime: '2026-03-02T14:31:00.000Z' }),
  newsItem('b', { title: 'Oil b', source: 'simulated' }),
]
function Page() {
  const charts = useCharts()
  return (
    <ChartsProvider value={{ ...charts, served }}>
      <Feed slot={0} Builder={BuilderGate} />
    </ChartsProvider>
  )
}
const rows = () =>
  screen.queryAllByRole('article').map((row) => [row.querySelector('[id$=-title]')?.textContent, row.className])
const busy = () => screen.queryByRole('feed')?.ariaBusy

async function showPage(search: SearchContext = {}) {
  const page = await show(<Page />)
  await page.notify(({ connection, feed, news }) => {
    connection.send({ type: 'connection.opened', at: 0 })
    feed.send({ type: 'search.given', search })
    news.send({ type: 'connection.opened' })
  })
  return page
}

it('BCK-14 the rows that the page brought along are those of the list, which replaces them', async () => {
  const { notify } = await showPage()
  const before = [rows(), busy(), screen.queryByText('Simulated') !== null]
  const [row] = screen.getAllByRole('article')
  await notify(({ news }) =>
    news.send({
      type: 'items.replaced',
      items: [
        ...served,
        newsItem('c', {
          title: 'Oil c',
          publishedDatetime: '2020-01-01T00:00:00.000Z',
          receivedDatetime: '2020-01-01T00:00:00.000Z',
        }),
      ],
    }),
  )
  expect([before, rows().slice(0, 2), busy(), screen.getAllByRole('article')[0] === row]).toEqual([
    [rows().slice(0, 2), 'true', true],
    before[0],
    'false',
    true,
  ])
})

it('BCK-14 a row that was opened before the list came is open in it', async () => {
  const { notify } = await showPage()
  await userEvent.click(screen.getAllByRole('button', { expanded: false, name: /Oil a/ })[0] ?? document.body)
  const before = screen.queryAllByRole('button', { expanded: true, name: /Oil a/ }).length
  await notify(({ news }) => news.send({ type: 'items.replaced', items: served }))
  expect([before, screen.queryAllByRole('button', { expanded: true, name: /Oil a/ }).length]).toEqual([1, 1])
})

it.each([
  ['words', { keywords: ['oil'] }],
  ['mutes', { exclude: { keywords: ['oil'] } }],
])(
  'BCK-14 a feed that searches with %s shows skeletons, for the rows of the page are not its own',
  async (_, search) => {
    await showPage(search)
    expect(rows()).toEqual([])
  },
)

it('BCK-14 headlines of the page that break the contract are left out, and a page may have none', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const before = servedIn(browserEnvironment(), SERVED_NEWS, NewsItem)
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'served-news'
  data.textContent = JSON.stringify([...served, { id: 'd' }])
  document.body.append(data)
  expect([before, servedIn(browserEnvironment(), SERVED_NEWS, NewsItem), logged.mock.calls.length]).toEqual([
    [],
    served,
    1,
  ])
})
