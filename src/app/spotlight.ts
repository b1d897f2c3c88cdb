import { type ActorRefFrom, createActor, type EventObject, fromCallback } from 'xstate'
import { createContent } from '../adapters/sockets/content.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import { CONTENT_SIZE_LIMIT, type ContentItem, type ContentSearchContext } from '../contract/content.ts'
import { spotlightMachine } from '../machines/spotlight.machine.ts'
import { spotlightStart } from '../rules/news-pit.ts'

type Content = Pick<Sockets, 'content'>
type Search = ReturnType<typeof createContent>
/** Asks for the items of a context over HTTP. */
type LoadHistory = (context: ContentSearchContext, signal: AbortSignal) => Promise<readonly ContentItem[]>

type Spotlight = ActorRefFrom<typeof spotlightMachine>
export type Offline = () => Promise<
  Pick<Awaited<ReturnType<typeof import('./offline.ts')['startOffline']>>, 'keepStories' | 'keepFeed'>
>

const searches = new WeakMap<Content, Search>()

/** Of a connection one: what arrives is told to the lists by the names that it gave them. */
function searchOn(sockets: Content): Search {
  const search = searches.get(sockets) ?? createContent(sockets.content())
  searches.set(sockets, search)
  return search
}

/** The Terminal's Spotlight, on the page's one connection. */
export function createSpotlight(sockets: Content) {
  const search = searchOn(sockets)
  const searchContent = fromCallback<EventObject, ContentSearchContext>(({ input, sendBack }) =>
    search(input, sendBack),
  )
  return createActor(spotlightMachine.provide({ actors: { searchContent } }))
}

/** PIT-09: the News Pit's Spotlight. Live items are listened to before the history is asked for: nothing falls between the two. */
export function createPitSpotlight(sockets: Content, loadHistory: LoadHistory, now: () => number = Date.now) {
  const search = searchOn(sockets)
  const searchContent = fromCallback<EventObject, ContentSearchContext>(({ input, sendBack }) => {
    const context = { ...input, startDate: spotlightStart(now()) }
    const leave = search(context, sendBack)
    const asking = new AbortController()
    loadHistory({ ...context, size: CONTENT_SIZE_LIMIT }, asking.signal).then(
      (items) => sendBack({ type: 'history.came', items }),
      // the live list has the same items; where it does not come either, the chart says so
      () => undefined,
    )
    return () => {
      asking.abort()
      leave()
    }
  })
  return createActor(spotlightMachine.provide({ actors: { searchContent } }))
}

/** What it showed last is there at a start without network. */
export function keepStories(spotlight: Spotlight, offline: Offline) {
  offline().then(
    (kept) => kept.keepStories(spotlight),
    () => undefined,
  )
}
