import { vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import type { NewsItem } from '../../../src/contract/news.ts'
import { noticeOf } from '../../../src/machines/notification.machine.ts'
import { startApp } from '../../../src/root/app.ts'
import type { AppEnvironment } from '../../../src/root/environment.ts'
import { createSite, createTexts, createTime, openPage } from '../page.ts'

type Page = AppEnvironment['page']
export type Browser = ReturnType<typeof createBrowser>
export type App = Awaited<ReturnType<typeof start>>

type Tell = (event: { type: string; at?: number; items?: readonly NewsItem[] }) => void
/** The live connection opens at once and brings the news; nothing comes later, and of the other namespaces nothing at all. */
function createSockets(news: () => readonly NewsItem[]) {
  const open = (tell: Tell) => {
    tell({ type: 'connection.opened', at: 0 })
    return () => undefined
  }
  const searchNews = (_: unknown, tell: Tell) => {
    const stop = open(tell)
    tell({ type: 'items.replaced', items: news() })
    return stop
  }
  // the other namespaces never connect
  const silent = {
    connected: false,
    io: { _reconnecting: false },
    on: () => silent,
    off: () => silent,
    emit: () => silent,
  }
  const sockets = {
    ...{ watchConnection: open, watchVersion: () => () => undefined, searchNews },
    ...{ financial: () => silent, content: () => silent, isConnected: () => true, close: () => undefined },
  }
  return sockets as unknown as ReturnType<AppEnvironment['createSockets']>
}

/** A browser with one tab and no others. It runs the app as `main.tsx` does, without its screens. */
export function createBrowser() {
  const site = createSite()
  const ofTheTab = createTexts()
  const time = createTime()
  const roots: AnyActorRef[] = []
  const downloads: string[] = []
  let items: readonly NewsItem[] = []
  let opened: { app: App; page: Page } | undefined

  function close() {
    for (const root of roots.splice(0)) root.stop()
  }
  function current() {
    if (!opened) throw new Error('No page is open.')
    return opened
  }
  return {
    clock: time.clock,
    /** The names of the saved files. */
    downloads,
    /** What the browser's database holds, by store and name. */
    database: site.database,
    /** What the live connection brings when it opens. */
    news: (next: readonly NewsItem[]) => {
      items = next
    },
    app: () => current().app,
    /** Loads the app at an address, also again: what the browser keeps is still there. */
    async open(address: string) {
      close()
      // the network of a test takes the place of `fetch`
      const tab = { site, ofTheTab, time, downloads, fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked) }
      const { environment, page } = openPage(address, tab)
      showTests(page)
      const app = await start({ ...environment, createSockets: () => createSockets(() => items) })
      roots.push(app.root)
      opened = { app, page }
    },
    /** Tells the page that the network is back: what waits for it is tried again. */
    comeBack: () => current().page.dispatchEvent(new Event('online')),
    close,
  }
}

/** Tests look at the page, and report its events, by the names that its own scripts would use. The app does not. */
function showTests({ localStorage, location, document, dispatchEvent }: Page) {
  for (const [name, value] of Object.entries({ localStorage, location, document, dispatchEvent }))
    vi.stubGlobal(name, value)
}

async function start(environment: AppEnvironment) {
  const { charts, root } = startApp(environment)
  const notices: string[] = []
  charts.notification.subscribe({
    next(snapshot) {
      const notice = noticeOf(snapshot)
      if (notice) notices.push(`${notice.kind}: ${notice.text}`)
    },
    // a test may have it fail
    error: () => undefined,
  })
  return { ...charts, ...(await charts.forms()), notices, location: environment.page.location, root: root.root }
}
