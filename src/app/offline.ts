import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { createLastSeen } from '../adapters/last-seen.ts'
import { registerServiceWorker } from '../adapters/service-worker.ts'
import { watchVisits } from '../adapters/visits.ts'
import { NewsItem } from '../contract/news.ts'
import { type connectionMachine, reachOf } from '../machines/connection.machine.ts'
import { type consentMachine, consentOf } from '../machines/consent.machine.ts'
import { lastSeenMachine } from '../machines/last-seen.machine.ts'
import { isLive, type liveFeedMachine, searchOf } from '../machines/live-feed.machine.ts'
import type { sessionMachine } from '../machines/session.machine.ts'
import { isSame } from '../rules/merge.ts'
import { start } from './inspection.ts'

type Feed = ActorRefFrom<typeof liveFeedMachine>
type Connection = ActorRefFrom<typeof connectionMachine>
type Frame = {
  connection: Connection
  consent: ActorRefFrom<typeof consentMachine>
  session: ActorRefFrom<typeof sessionMachine>
}
type Store = ReturnType<typeof createLastSeen>
/** A live list of which the newest items are kept. */
type List = { recall(): Promise<void>; keep(): Promise<void>; watch(changed: () => void): void }

/** What a start without network needs: the worker with the app's files, and the items that were seen last. */
export function startOffline({ connection, consent, session }: Frame, feeds: readonly Feed[]) {
  const store = createLastSeen()
  const lists: List[] = feeds.map((feed, place) => keptFeed(feed, `feed ${place}`, { store, connection }))
  const all = (order: (list: List) => Promise<void>) =>
    fromPromise<void, void>(async () => void (await Promise.all(lists.map(order))))
  const lastSeen = createActor(
    lastSeenMachine.provide({
      actors: {
        recallLists: all((list) => list.recall()),
        keepLists: all((list) => list.keep()),
        forgetLists: fromPromise<void, void>(() => store.forget()),
      },
    }),
    { input: { mayKeep: consentOf(consent.getSnapshot()).functionality } },
  )
  consent.on('consent.changed', (changed) =>
    lastSeen.send({ type: 'consent.changed', mayKeep: changed.consent.functionality }),
  )
  session.on('session.ended', () => lastSeen.send({ type: 'member.left' }))
  for (const list of lists) list.watch(() => lastSeen.send({ type: 'list.changed' }))
  start({ lastSeen })
  watchVisits((visit) => visit.type === 'page.left' && lastSeen.send({ type: 'page.left' }))
  return registerServiceWorker()
}

function keptFeed(feed: Feed, name: string, { store, connection }: { store: Store; connection: Connection }): List {
  return {
    async recall() {
      const seen = await store.recall(name, NewsItem)
      if (!seen) return
      const recalled = { ...seen, type: 'items.recalled' as const }
      const offer = () => {
        const snapshot = feed.getSnapshot()
        if (reachOf(connection.getSnapshot()) === 'live') return
        if (isSame(seen.search, searchOf(snapshot)) && snapshot.can(recalled)) feed.send(recalled)
      }
      offer()
      // a user's Terminal may come a moment later
      feed.subscribe(offer)
    },
    async keep() {
      const snapshot = feed.getSnapshot()
      if (isLive(snapshot)) await store.keep(name, { search: searchOf(snapshot), items: snapshot.context.items })
    },
    watch(changed) {
      let known = feed.getSnapshot().context.items
      feed.subscribe(({ context: { items } }) => {
        if (items === known) return
        known = items
        changed()
      })
    },
  }
}
