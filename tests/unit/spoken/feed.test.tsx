// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Feed } from '../../../src/ui/feed/Feed.tsx'
import { feedPartsCode } from '../../../src/ui/feed/later/feed-parts-code.ts'
import { BuilderGate } from '../../../src/ui/filters/BuilderGate.tsx'
import { newsItem } from '../feed/news-item.ts'
import { loadEarly, show, todayAt } from '../markets/ui-charts.tsx'
import { startReader, withoutNews } from './spoken.ts'

loadEarly(feedPartsCode)

const fed = newsItem('fed', {
  ...{ title: 'Fed holds rates', summary: 'Two cuts are likely.', articleSource: 'Wire', topics: ['MACRO'] },
  ...{ sentiment: 'negative', sentimentScore: -0.4 },
})
const oil = newsItem('oil', { title: 'Oil falls' })

/** The feed with this headline, which it has counted. */
async function showFeed() {
  const shown = await show(<Feed slot={0} Builder={BuilderGate} />)
  await shown.notify(({ connection, news }) => {
    connection.send({ type: 'connection.opened', at: todayAt('14:02') })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items: [fed] })
  })
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(statuses()).toContain('1 headline'))
  return shown
}

it('LAY-36 a headline is read, opened and read on', async () => {
  await showFeed()
  const [row] = screen.getAllByRole('article')
  const reader = await startReader(row)
  await reader.spoken()
  const closed = await reader.read(1)
  await userEvent.click(screen.getByRole('button', { name: /Fed holds rates/ }))
  const opened = await reader.spoken()
  const details = await (await startReader(row)).read(40)
  const sentiment = details.indexOf('Sentiment')
  expect({ closed, opened, summary: details[8], sentiment: details.slice(sentiment, sentiment + 5) }).toEqual({
    closed: ['button, 14:30:00MacroFed holds ratesWireUnread, not expanded'],
    opened: [
      'button, 14:30:00MacroFed holds ratesWire, expanded',
      'article, Fed holds rates, Monday, March 2 14:30:00 Wire, position 1, set size 1',
    ],
    summary: 'Two cuts are likely.',
    // the arrow before it is for the eyes
    sentiment: ['Sentiment', 'end of term', 'definition', 'Negative', '−0.40'],
  })
})

it('LAY-36 muted headlines are counted, shown and marked', async () => {
  const { notify } = await showFeed()
  await notify(({ feed, news }) => {
    feed.send({ type: 'search.given', search: { exclude: { keywords: ['oil'] } } })
    news.send({ type: 'connection.opened' })
    news.send({ type: 'items.replaced', items: [fed] })
    news.send({ type: 'unmuted.replaced', items: [fed, oil], muted: ['oil'] })
  })
  const button = screen.getByRole('button', { name: '1 muted, show' })
  const reader = await startReader(button)
  const [before] = withoutNews(await reader.spoken())
  await userEvent.click(button)
  const [shown] = withoutNews(await reader.spoken())
  const row = await (await startReader(screen.getByRole('article', { name: 'Oil falls' }))).read(6)
  expect({ before, shown, row }).toEqual({
    before: 'button, 1 muted, show, not pressed',
    shown: 'button, 1 muted, hide, pressed',
    row: [
      'article, Oil falls, Monday, March 2 14:30:00 Test Wire Unread, position 1, set size 2',
      'button, 14:30:00Oil fallsTest WireMutedUnread, not expanded',
      ...['14:30:00', 'Oil falls', 'Test Wire', 'Muted', 'Unread'],
    ],
  })
})
