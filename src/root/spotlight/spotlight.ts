import { type EventObject, fromCallback } from 'xstate'
import type { createContent } from '../../adapters/sockets/content.ts'
import { CONTENT_SIZE_LIMIT, type ContentItem, type ContentSearchContext } from '../../contract/content/content.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { INITIAL_LIMIT } from '../../contract/shared/news.ts'
import { spotlightWith } from '../../machines/spotlight/spotlight.machine.ts'
import { spotlightStart } from '../../rules/news-pit/news-pit.ts'

export { createContent } from '../../adapters/sockets/content.ts'

/** One for a connection: it passes what arrives to the lists, by the names that it gave them. */
export type Search = ReturnType<typeof createContent>
/** Asks for the items of a context over HTTP. */
type LoadHistory = (context: ContentSearchContext, signal: AbortSignal) => Promise<readonly ContentItem[]>

export type Offline = () => Promise<ReturnType<typeof import('../offline/offline.ts')['startOffline']>>

/** The Terminal's Spotlight, on the page's one connection. */
export function createSpotlight(search: Search) {
  const searchContent = fromCallback<EventObject, ContentSearchContext>(({ input, sendBack }) =>
    search(input, sendBack),
  )
  return { logic: spotlightWith(searchContent) }
}

/**
 * PIT-09: the News Pit's Spotlight. Live items are listened to before the history is asked for: nothing falls between the two. A live list has the newest only, as many as a window shows: the history that
 * came before it follows it, and where it is replaced the history is asked for again.
 */
export function createPitSpotlight(search: Search, loadHistory: LoadHistory, { now }: Pick<Environment, 'now'>) {
  const searchContent = fromCallback<EventObject, ContentSearchContext>(({ input, sendBack }) => {
    const context = { ...input, size: INITIAL_LIMIT, startDate: spotlightStart(now()) }
    let asking = new AbortController()
    let history: readonly ContentItem[] | undefined
    let isFirst = true
    /** Only the last question counts: a backend that has just started replaces the list again and again. */
    function ask() {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      loadHistory({ ...context, size: CONTENT_SIZE_LIMIT }, signal).then(
        (items) => {
          if (signal.aborted) return
          history = items
          sendBack({ type: 'history.came', items })
        },
        // the live list has the same items; where it does not come either, the chart reports that
        () => undefined,
      )
    }
    const leave = search(context, (event) => {
      sendBack(event)
      if (event.type !== 'items.replaced') return
      if (!isFirst) ask()
      else if (history) sendBack({ type: 'history.came', items: history })
      isFirst = false
    })
    ask()
    return () => {
      asking.abort()
      leave()
    }
  })
  return { logic: spotlightWith(searchContent) }
}
