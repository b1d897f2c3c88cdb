import { InspectionNews, InspectorWord } from '../contract/inspection.ts'

const CHANNEL = 'market-flux.inspection'
const TAB = 'market-flux.tab'

/** The side of the app: what its window tells the inspectors of this browser. */
export function createInspected() {
  const channel = new BroadcastChannel(CHANNEL)
  const id = crypto.randomUUID()
  // held until the page ends, however it ends
  navigator.locks?.request(lifeOf(id), () => new Promise(() => undefined))
  return {
    id,
    tab: tabId(),
    path: location.pathname,
    tell: (news: InspectionNews) => channel.postMessage(news),
    /** `isThere` at the inspector's coming and going. */
    watchInspector(hear: (isThere: boolean) => void) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const word = InspectorWord.safeParse(data).data
        if (word) hear(word.type === 'inspector.opened')
      })
    },
    /** The page is left, or is shown again as it was. */
    watchPage(hear: (isThere: boolean) => void) {
      window.addEventListener('pagehide', () => hear(false))
      window.addEventListener('pageshow', ({ persisted }) => persisted && hear(true))
    },
  }
}

/** The side of the inspector. Answers how to stop. */
export function watchWindows(hear: (news: InspectionNews) => void) {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (type: InspectorWord['type']) => channel.postMessage({ type })
  const open = () => say('inspector.opened')
  const leave = () => say('inspector.left')
  const watched = new Set<string>()
  /** A page that crashes cannot say that it leaves. */
  async function watchLife(window: string) {
    const held = (await navigator.locks?.query())?.held
    if (watched.has(window) || !held?.some(({ name }) => name === lifeOf(window))) return
    watched.add(window)
    await navigator.locks.request(lifeOf(window), () => hear({ type: 'window.left', window }))
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = InspectionNews.safeParse(data).data
    if (news?.type === 'window.told') watchLife(news.window.id)
    if (news?.type === 'window.came') open()
    else if (news) hear(news)
    // the windows heed the last word: another inspector's leaving is not ours
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

/** A tab keeps its name while its pages are loaded anew. */
function tabId() {
  const kept = reach(() => sessionStorage.getItem(TAB))
  if (kept) return kept
  const id = crypto.randomUUID()
  reach(() => sessionStorage.setItem(TAB, id))
  return id
}

/** Where a reader has blocked a site's storage, the mere mention of it throws. */
function reach<Value>(use: () => Value) {
  try {
    return use()
  } catch {
    return undefined
  }
}
