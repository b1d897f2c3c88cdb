import { expect, it } from 'vitest'
import type { ListEvent } from '../../../src/adapters/sockets/lists.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { watchAlerts } from '../../../src/root/alerts/watch-alerts.ts'
import { headlineOf } from './headlines.ts'

type Line = {
  search: SearchContext
  extent: string | undefined
  isOpen: boolean
  say(event: ListEvent<NewsItem>): void
}

/** The live lists that are asked for, by hand. */
function watching() {
  const lines: Line[] = []
  const found: string[] = []
  const { follow, stop } = watchAlerts(
    {
      searchNews(search, say, extent) {
        const line: Line = { search, extent, isOpen: true, say }
        lines.push(line)
        return () => {
          line.isOpen = false
        }
      },
    },
    (search, begin) => begin(search),
    { now: () => 7 },
    ({ type, key, items, at }) => found.push(`${type} ${at} ${key}: ${items.map(({ id }) => id)}`),
  )
  return { lines, found, follow, stop }
}
const oil = { key: 'words:oil', search: { keywords: ['oil'] } }
const gas = { key: 'words:gas', search: { keywords: ['gas'] } }
const all = (...ids: string[]) => ({ type: 'items.replaced' as const, items: ids.map((id) => headlineOf(id)) })
const more = (...ids: string[]) => ({ type: 'items.merged' as const, items: ids.map((id) => headlineOf(id)) })

it('ALT-02 what a list begins with never rings, after a reconnect, too; what comes then does', () => {
  const { lines, found, follow } = watching()
  follow([oil])
  const [line] = lines
  for (const event of [
    all('a', 'b'),
    more('b', 'c'),
    { type: 'connection.lost' as const, at: 0 },
    { type: 'connection.opened' as const, at: 1 },
    all('a', 'b', 'c', 'd'),
    { type: 'items.backfilled' as const, items: [headlineOf('e')] },
    more('d'),
    more('f'),
  ])
    line?.say(event)
  expect(found).toEqual(['headlines.found 7 words:oil: c', 'headlines.found 7 words:oil: f'])
  expect(line?.extent).toBe('newest')
})

it('ALT-02 a list that is sent again over the same connection brings what came just before, and nothing else', () => {
  const { lines, found, follow } = watching()
  follow([oil])
  const ofLong = headlineOf('long ago', -1e9)
  for (const event of [
    all('a'),
    { type: 'items.replaced' as const, items: [...all('b', 'a').items, ofLong] },
    more('b', 'c'),
  ])
    lines[0]?.say(event)
  expect(found).toEqual(['headlines.found 7 words:oil: b', 'headlines.found 7 words:oil: c'])
})

it('ALT-02 an alert that is the same goes on, one that has changed begins again, and one that has gone ends', () => {
  const { lines, follow, stop } = watching()
  follow([oil, gas])
  follow([gas, { ...oil, search: { keywords: ['crude'] } }])
  const shown = () => lines.map(({ search, isOpen }) => `${search.keywords} ${isOpen}`)
  const changed = shown()
  follow([gas])
  const left = shown()
  stop()
  expect([changed, left, shown()]).toEqual([
    ['oil false', 'gas true', 'crude true'],
    ['oil false', 'gas true', 'crude false'],
    ['oil false', 'gas false', 'crude false'],
  ])
})
