import type { Server } from 'socket.io'
import { expect, it } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import type { Installed } from '../../../mock-server/installation/installation.ts'
import type { Readers } from '../../../mock-server/lists/reader.ts'
import { type ListParts, serveLists } from '../../../mock-server/lists/serve-lists.ts'
import { createFaults } from '../../../mock-server/mock/faults.ts'
import { createOwnLists } from '../../../mock-server/sources/own/own-lists.ts'
import { createOwnShelves } from '../../../mock-server/sources/own/own-shelves.ts'
import { createStream, hash } from '../../../mock-server/world/random/random.ts'
import type { NewsItem, Origin } from '../../../src/contract/shared/news.ts'
import { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'

type Handlers = Record<string, (...said: unknown[]) => void>
const EVENTS = 10_000
const users = ['ann', 'bob'] as const
/** Of whom each feed is: '-both' of both users. */
const feeds = ['ann-1', 'ann-2', 'bob-1', 'bob-2', 'both-1']
const mayHave = (user: string, feed: string) => feed.startsWith(user) || feed.startsWith('both')

let made = 0
function itemOf(feed: string): NewsItem {
  made += 1
  const at = new Date(Date.UTC(2026, 10, 1) + made * 1000).toISOString()
  return {
    ...{ id: `${feed}_${made}`, publishedDatetime: at, receivedDatetime: at, title: `Of ${feed}`, articleSource: feed },
    ...{ source: feed === 'public' ? 'simulated' : `feed:${feed}`, link: null, summary: '', sentiment: 'neutral' },
    ...{ sentimentScore: 0, tickers: [], topics: ['OTHER'], sectors: [], industries: [] },
  } as NewsItem
}

/** A connection that notes what it is sent, and from whom that is. */
function connectionOf(connected: (socket: object) => void, id: string, foreign: string[]) {
  const handlers: Handlers = {}
  let shown = 'visitor'
  let own = 0
  const take = (event: string, items: unknown) => {
    if (!['initial', 'backfill', 'update'].includes(event)) return
    for (const { source } of items as NewsItem[]) {
      const feed = source.replace('feed:', '')
      if (feed === 'simulated') continue
      own += 1
      if (!users.includes(shown as 'ann') || !mayHave(shown, feed)) foreign.push(`${shown} was sent ${feed}`)
    }
  }
  connected({
    ...{ id, connected: true, request: {}, join: () => {}, leave: () => {}, conn: { close: () => {} } },
    on: (event: string, handler: Handlers[string]) => {
      handlers[event] = handler
    },
    emit: take,
  })
  return {
    ask: (context: object) => handlers.search?.(context, { subscription: 'one', sequence: 1 }),
    /** As a page does: who was shown before is taken back first. */
    show(user: string) {
      handlers.authenticate?.(null)
      shown = user
      if (user !== 'visitor') handlers.authenticate?.(`${user}-token`)
    },
    own: () => own,
  }
}

function queue(work: () => void) {
  work()
  return true
}

/** The lists of `/news`, with users' sources, over connections of the test. */
function startLists(hasReal: () => boolean) {
  const stored = new Map<string, NewsItem[]>()
  const subscribed = new Map<string, Set<string>>()
  const tick = () => new Promise<void>((resolve) => setImmediate(resolve))
  const shelves = createOwnShelves(
    {
      async list(user) {
        await tick()
        return [...(subscribed.get(user) ?? [])].map((feedId) => ({ feedId, name: '' })) as never
      },
    },
    { newest: (feed) => tick().then(() => stored.get(feed) ?? []) },
  )
  const originOf = (asked?: Origin) => (hasReal() ? (asked ?? 'real') : 'simulated')
  const own = createOwnLists(shelves, { originOf, hasReal } as Pick<Installed, 'originOf' | 'hasReal'>)
  let connect: (socket: object) => void = () => {}
  const namespace = {
    ...{ name: '/news', sockets: new Map(), adapter: { rooms: new Map() }, to: () => ({ emit: () => {} }) },
    on: (_: string, connected: typeof connect) => {
      connect = connected
    },
  }
  const readers: Readers = {
    ...own,
    async holderOf(token) {
      await tick()
      return { id: token.replace('-token', ''), until: Number.MAX_SAFE_INTEGER }
    },
    clock: { at: () => () => {} },
    became: () => {},
  }
  const everybodys = Array.from({ length: 30 }, () => itemOf('public'))
  serveLists(
    { of: () => namespace } as unknown as Server,
    '/news',
    {
      ...{ context: ListedSearch, compile: compileContext, own, onNews: () => {}, onReplaced: () => {} },
      search: () => everybodys,
      searchDeeper: () => tick().then(() => everybodys),
    },
    {
      ...{ faults: createFaults(systemEnvironment), after: systemEnvironment.after, readers },
      limits: { count: () => 0 },
      askerOf: () => ({ network: 'x', meter: { queue, charge: () => {} } }),
    } as unknown as ListParts,
  )
  return { shelves, stored, subscribed, tick, connect: (socket: object) => connect(socket) }
}

it.each([false, true])(
  `SRC-09 of ${EVENTS} random events of two users and a visitor, where what is real is served to all: %s, no connection is sent a headline of another's source`,
  async (hasReal) => {
    const { shelves, stored, subscribed, tick, connect } = startLists(() => hasReal)
    const foreign: string[] = []
    const random = createStream(hash('audience'))
    const any = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
    const lists = ['a', 'b', 'c', 'd'].map((id) => connectionOf(connect, id, foreign))
    const deeds = [
      () => any(lists).show(any([...users, 'visitor'])),
      () => any(lists).ask(any([{}, { origin: 'real' }, { origin: 'real', newsSources: feeds }])),
      () => {
        const feed = any(feeds)
        const item = itemOf(feed)
        stored.set(feed, [item, ...(stored.get(feed) ?? [])].slice(0, 20))
        shelves.take(feed, [item])
      },
      () => {
        const user = any(users)
        const feed = any(feeds.filter((one) => mayHave(user, one)))
        const theirs = subscribed.get(user) ?? new Set()
        subscribed.set(user, theirs)
        if (!theirs.delete(feed)) theirs.add(feed)
        void shelves.refresh(user)
      },
    ]
    for (let event = 0; event < EVENTS; event += 1) {
      any(deeds)()
      if (random() < 0.5) await tick()
    }
    for (let turn = 0; turn < 20; turn += 1) await tick()
    expect(foreign).toEqual([])
    expect(Math.min(...lists.map((list) => list.own()))).toBeGreaterThan(100)
  },
)
