import { describe, expect, it } from 'vitest'
import { socketEvents } from '../../../scripts/docs/socket-events.ts'
import { namespaces, RECONNECTION } from '../../../src/contract/shared/connection.ts'
import { contentEvents, financialEvents, newsEvents } from '../../../src/contract/sockets.ts'

const page = socketEvents()
const sections = new Map(page.split(/^## /m).map((section) => [section.slice(0, section.indexOf('\n')), section]))
const described = [
  [namespaces.news, newsEvents],
  [namespaces.content, contentEvents],
  [namespaces.financial, financialEvents],
] as const

/** The first column of each table row that has one, of a side. */
const eventsIn = (text = '') => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, event]) => event)

describe('docs/socket-events.md', () => {
  it('has a section for each namespace', () => {
    expect([...sections.keys()].filter((title) => title.startsWith('`')).sort()).toEqual(
      Object.values(namespaces)
        .map((name) => `\`${name}\``)
        .sort(),
    )
  })

  it.each(described)('has every event of %s, both ways', (name, { fromClient, fromServer }) => {
    const [, client, server] = sections.get(`\`${name}\``)?.split(/^### From /m) ?? []
    expect({ client: eventsIn(client), server: eventsIn(server) }).toEqual({
      client: Object.keys(fromClient),
      server: Object.keys(fromServer),
    })
  })

  it('describes the fields of a search and its answers', () => {
    expect(sections.get('`/news`')?.match(/^\|.*$/gm)).toEqual([
      '| event | argument | JSON | meaning |',
      '| --- | --- | --- | --- |',
      '| `search` | `context` | [ListedSearch](#listedsearch) | Starts this search, which replaces the previous one of the subscription. With the extent `newest`, older items come only when they are asked for. |',
      '|  | `tag` (may be left out) | [SearchTag](#searchtag) |  |',
      '|  | `extent` (may be left out) | [SearchExtent](#searchextent) |  |',
      '| `older` | `tag` | [SearchTag](#searchtag) | Asks for the older items of this search. From then on they follow each `initial` of it at once. |',
      '| `leave` | `subscription` | [Id](#id) | Ends a subscription: nothing more is sent for it. |',
      '| `authenticate` | `token` | [AccessToken](#accesstoken) | Who reads, by the access token: until it expires, their lists have what comes from their own sources, too. All searches are answered again where that changes them. null: no one. |',
      '| `stories` | `headlines` | [FollowedHeadlines](#followedheadlines) | Asks how many other publishers report what these headlines do, now and as it changes, instead of the previous ones. Without any it ends. |',
      '| `apart` | `pairs` | [AllApart](#allapart) | Says which headlines do not count for each other, instead of those that were named before. |',
      '| event | argument | JSON | meaning |',
      '| --- | --- | --- | --- |',
      '| `initial` | `items` | list of [NewsItem](#newsitem) | Replaces the list of the search that it answers: its newest items, at most 60. `older`: how many older ones there are. |',
      '|  | `answer` (may be left out) | [SearchAnswer](#searchanswer) |  |',
      '|  | `older` (may be left out) | [OlderCount](#oldercount) |  |',
      '| `backfill` | `items` | list of [NewsItem](#newsitem) | Older items of the list that its `initial` began, right after it or when they are asked for. They are no news. `rest`: how many follow. |',
      '|  | `answer` (may be left out) | [SearchAnswer](#searchanswer) |  |',
      '|  | `rest` (may be left out) | [RestCount](#restcount) |  |',
      '| `update` | `items` | list of [NewsItem](#newsitem) | Merges by `id` into every list whose last `initial` named this room. |',
      '|  | `room` | [Id](#id) |  |',
      '| `error` | `problem` | [Problem](#problem) | A request was refused. The connection stays open. `refusal` names a search that exceeded the limit, and when to repeat it. |',
      '|  | `refusal` (may be left out) | [SearchRefusal](#searchrefusal) |  |',
      '| `version` | `version` | [AppVersion](#appversion) | At each connect: the version of the app that this backend serves. A page of another version continues to work. |',
      '| `installation` | `installation` | [Installation](#installation) | At each connect, and when it changes: which kinds are served, and whether each is real or simulated. A kind with neither is off. |',
      '| `stories` | `counts` | list of [SourceCount](#sourcecount) | Each headline that was asked for, once all are grouped, then those whose count has changed. What was known before is not sent again. |',
    ])
  })

  it('names each setting of the connection', () => {
    const settings = [...(sections.get('How the client connects') ?? '').matchAll(/^\| (\w+) \|/gm)]
    expect(settings.map(([, name]) => name).slice(1)).toEqual(Object.keys(RECONNECTION))
  })

  it('explains the shape of each field of an entity, nested ones included', () => {
    const rows = page.match(/^### UnusualVolume$[\s\S]*?^$\n(?<rows>[\s\S]*?)^$/m)?.groups?.rows?.split('\n') ?? []
    expect(rows.filter((row) => /sentimentScore|tickers|contentCategory|\.volume`/.test(row))).toEqual([
      '| `sentimentScore` | number from -1 to 1 | From -1 to 1. |',
      '| `tickers` | list of at most 50: text, 1 to 16 characters |  |',
      '| `contentCategory` | `"unusual_volume"` |  |',
      '| `contentData.volume` | number from 0 | Shares traded. |',
    ])
  })

  it('has a target for each of its links', () => {
    const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
    const headings = [...page.matchAll(/^#+ (\w+)$/gm)].map(([, title]) => title?.toLowerCase())
    const anchors = [...page.matchAll(/<a id="(\w+)">/g)].map(([, anchor]) => anchor)
    expect(links.length).toBeGreaterThan(50)
    expect(links.filter((link) => ![...headings, ...anchors].includes(link))).toEqual([])
  })
})
