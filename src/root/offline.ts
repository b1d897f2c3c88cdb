import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import { createLastSeen, type Seen } from '../adapters/last-seen.ts'
import { watchVisits } from '../adapters/visits.ts'
import { registerServiceWorker } from '../adapters/workers/service-worker.ts'
import { ContentItem } from '../contract/content.ts'
import { NewsItem } from '../contract/news.ts'
import type { SiteStorage } from '../contract/storage.ts'
import { type connectionMachine, reachOf } from '../machines/connection.machine.ts'
import { lastSeenMachine } from '../machines/last-seen.machine.ts'
import { canRecall, isLive, itemsOf, type liveFeedMachine, searchOf } from '../machines/live-feed.machine.ts'
import { type sessionMachine, userOf, whoIsHere } from '../machines/session.machine.ts'
import { isLive as isSpotlightLive, searchedFor, type spotlightMachine } from '../machines/spotlight.machine.ts'
import { isSame } from '../rules/merge.ts'
import type { FeedPlace } from '../rules/workspace.ts'
import { createProof } from './proof.ts'
import type { Root } from './start.ts'
import { offlineWires } from './wires/offline.ts'
import { proofWires } from './wires/proof.ts'

type Feed = ActorRefFrom<typeof liveFeedMachine>
type Spotlight = ActorRefFrom<typeof spotlightMachine>
type Connection = ActorRefFrom<typeof connectionMachine>
type Session = ActorRefFrom<typeof sessionMachine>
type Frame = { connection: Connection; session: Session }
type Store = ReturnType<typeof createLastSeen>
/** A live list as it can be kept. */
type Live<Item> = {
  name: string
  schema: z.ZodMiniType<Item>
  chart: { subscribe(changed: () => void): unknown }
  read(): { isNewest: boolean; search: unknown; items: readonly Item[] }
  offer(seen: Pick<Seen<Item>, 'at' | 'items'>): void
}
/** A live list of which the newest items are kept. */
type List = {
  recall(signal: AbortSignal): Promise<void>
  keep(): Promise<void>
  forget(): void
  /** Whether what is kept was seen by somebody who is not here. */
  isAnothers(): boolean
}

/** What a start without network needs: the worker with the app's files, and the items that were seen last. */
export function startOffline(
  root: Pick<Root, 'admit'>,
  { connection, session }: Frame,
  feeds: readonly Feed[],
  storage: SiteStorage,
) {
  const store = createLastSeen(storage)
  const lists: List[] = []
  const all = (order: (list: List, signal: AbortSignal) => Promise<void>) =>
    fromPromise<void, void>(async ({ signal }) => void (await Promise.all(lists.map((list) => order(list, signal)))))
  const changed = () => lastSeen.send({ type: 'list.changed' })
  const keep = <Item>(live: Live<Item>) => lists.push(keptList(live, { store, connection, session, changed }))
  for (const [place, feed] of feeds.entries()) keep(feedList(feed, place))
  const watchLeaving = fromCallback(({ sendBack }) =>
    watchVisits((visit) => visit.type === 'page.left' && sendBack({ type: 'page.left' })),
  )
  const { lastSeen } = root.admit(
    {
      lastSeen: {
        logic: lastSeenMachine.provide({
          actors: {
            recallLists: all(async (list, signal) => {
              await list.recall(signal)
              heedUser()
            }),
            keepLists: all((list) => list.keep()),
            forgetLists: fromPromise<void, void>(() => {
              for (const list of lists) list.forget()
              return store.forget()
            }),
            watchLeaving,
          },
        }),
      },
    },
    { wires: offlineWires },
  )
  // a sign-in may have ended while no page was open, too
  const heedUser = () => {
    if (lists.some((list) => list.isAnothers())) lastSeen.send({ type: 'member.left' })
  }
  session.subscribe(heedUser)
  // here because it comes after the first rows, too
  root.admit({ proof: createProof() }, { wires: proofWires })
  registerServiceWorker().catch(() => undefined)
  return {
    /** Of the News Pit's feed, which comes later. */
    keepFeed(feed: Feed) {
      keep(feedList(feed, 'newsPit'))
      lastSeen.send({ type: 'list.came' })
    },
    /** Of a Spotlight that comes later. */
    keepStories(spotlight: Spotlight) {
      keep(storyList(spotlight))
      lastSeen.send({ type: 'list.came' })
    },
  }
}

const feedList = (feed: Feed, place: FeedPlace): Live<NewsItem> => ({
  name: `feed ${place}`,
  schema: NewsItem,
  chart: feed,
  read() {
    const snapshot = feed.getSnapshot()
    return { isNewest: isLive(snapshot), search: searchOf(snapshot), items: itemsOf(snapshot) }
  },
  offer(seen) {
    if (canRecall(feed.getSnapshot())) feed.send({ ...seen, type: 'items.recalled' })
  },
})

/** The News Pit's Spotlight and the Terminal's show the same stories: they are kept once. */
const storyList = (spotlight: Spotlight): Live<ContentItem> => ({
  name: 'stories',
  schema: ContentItem,
  chart: spotlight,
  read() {
    const snapshot = spotlight.getSnapshot()
    const { search, items } = snapshot.context
    return { isNewest: isSpotlightLive(snapshot) && searchedFor(snapshot) === undefined, search, items }
  },
  offer(seen) {
    const recalled = { ...seen, type: 'items.recalled' as const }
    if (spotlight.getSnapshot().can(recalled)) spotlight.send(recalled)
  },
})

type Keeper = { store: Store; connection: Connection; session: Session; changed: () => void }

function keptList<Item>(live: Live<Item>, { store, connection, session, changed }: Keeper): List {
  let seen: Seen<Item> | undefined
  let owner: string | undefined
  const user = () => userOf(session.getSnapshot())?.username
  const isAnothers = () => owner !== undefined && whoIsHere(session.getSnapshot()) !== 'unknown' && owner !== user()
  let known = live.read().items
  const offer = () => {
    if (!seen || isAnothers() || reachOf(connection.getSnapshot()) === 'live') return
    const { search, at, items } = seen
    if (isSame(search, live.read().search)) live.offer({ at, items })
  }
  live.chart.subscribe(() => {
    // a user's Terminal may come a moment later
    offer()
    const { items } = live.read()
    if (items === known) return
    known = items
    changed()
  })
  return {
    async recall(signal) {
      const kept = await store.recall(live.name, live.schema)
      if (signal.aborted) return
      seen = kept
      owner = kept?.owner
      offer()
    },
    async keep() {
      const { isNewest, search, items } = live.read()
      if (!isNewest) return
      owner = user()
      await store.keep(live.name, { search, items, owner })
    },
    forget() {
      seen = undefined
      owner = undefined
    },
    isAnothers,
  }
}
