import { GivenAnswer, GivenEvent, InspectionNews, InspectorWord } from '../../contract/inspector/inspection.ts'
import type { Channel, TextStore } from '../../contract/shared/storage.ts'

export const INSPECTION_CHANNEL = 'market-flux.inspection'
const TAB = 'market-flux.tab'

/** The side of the app: what its window sends to the inspectors of this browser. */
export function createInspected(channel: Channel, ofTheTab: TextStore) {
  const id = crypto.randomUUID()
  // held until the page ends, however it ends
  hold(lifeOf(id), () => new Promise(() => undefined)).catch(() => undefined)
  return {
    id,
    tab: tabId(ofTheTab),
    path: location.pathname,
    notify: (news: InspectionNews) => channel.postMessage(news),
    /** `isThere` at the inspector's coming and going. */
    watchInspector(listen: (isThere: boolean) => void) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const word = InspectorWord.safeParse(data).data
        if (word) listen(word.type === 'inspector.opened')
      })
    },
    /** `take` answers whether it has handed the event over. */
    answerGiven(take: (given: GivenEvent) => boolean) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const given = GivenEvent.safeParse(data).data
        if (given?.window !== id) return
        const answer: GivenAnswer = { type: 'event.answered', id: given.id, isTaken: take(given) }
        channel.postMessage(answer)
      })
    },
    /** The page is left, or is shown again as it was. */
    watchPage(listen: (isThere: boolean) => void) {
      window.addEventListener('pagehide', () => listen(false))
      window.addEventListener('pageshow', ({ persisted }) => persisted && listen(true))
    },
  }
}

/** The side of the inspector. Returns an unsubscribe function. */
export function watchWindows(channel: Channel, listen: (news: InspectionNews) => void) {
  const say = (type: InspectorWord['type']) => channel.postMessage({ type })
  const open = () => say('inspector.opened')
  const leave = () => say('inspector.left')
  const watched = new Set<string>()
  /** A page that crashes cannot announce that it leaves. */
  async function watchLife(window: string) {
    const held = (await navigator.locks?.query())?.held
    if (watched.has(window) || !held?.some(({ name }) => name === lifeOf(window))) return
    watched.add(window)
    await hold(lifeOf(window), () => listen({ type: 'window.left', window }))
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = InspectionNews.safeParse(data).data
    if (news?.type === 'window.told') watchLife(news.window.id).catch(() => undefined)
    if (news?.type === 'window.came') open()
    else if (news) listen(news)
    // another inspector has left, and the windows act on the last message: this one announces itself again
    else if (InspectorWord.safeParse(data).data?.type === 'inspector.left') open()
  })
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', ({ persisted }) => persisted && open())
  open()
  return () => {
    leave()
    window.removeEventListener('pagehide', leave)
    channel.close()
  }
}

/** Sends an event to a chart of the app's window. Resolves to whether the page has taken it, unless `signal` is aborted. */
export function giveEvent(
  channel: Channel,
  given: Pick<GivenEvent, 'window' | 'actor' | 'event'>,
  signal: AbortSignal,
) {
  const id = crypto.randomUUID()
  signal.addEventListener('abort', () => channel.close())
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = GivenAnswer.safeParse(data).data
      if (answer?.id !== id) return
      channel.close()
      resolve(answer.isTaken)
    })
    const word: GivenEvent = { type: 'event.given', id, ...given }
    channel.postMessage(word)
  })
}

/** Whether this tab is inspected: once asked for, it stays so until the tab is closed. Answers which inspector the address names. */
export function askedInspection() {
  const asked = new URLSearchParams(location.search).get('inspect')
  if (asked === 'stately') return asked
  // of all that a tab keeps, its name costs the start least to look at
  if (asked !== null) window.name = 'market-flux.inspected'
  return 'own'
}

/** The browser's lock that an app's window holds while it lives. */
const lifeOf = (window: string) => `market-flux.inspected.${window}`

/** Rejects where the browser has no locks, or refuses them. */
const hold = async (name: string, task: () => unknown) => navigator.locks.request(name, task)

/** A tab keeps its name while its pages are reloaded. */
function tabId(ofTheTab: TextStore) {
  const id = ofTheTab.get(TAB) ?? crypto.randomUUID()
  ofTheTab.set(TAB, id)
  return id
}
