import { vi } from 'vitest'
import { createSockets } from '../../../src/adapters/sockets/sockets.ts'
import type { Environment } from '../../../src/contract/shared/environment.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { noticeOf } from '../../../src/machines/notification/notification.machine.ts'
import { startApp } from '../../../src/root/app.ts'
import type { AppEnvironment } from '../../../src/root/environment.ts'
import { fakeSocketServer, MockTransport } from '../../unit/sockets/fake-socket-server.ts'
import { createSite, createTexts, createTime, openPage } from '../drive/page.ts'

type Page = AppEnvironment['page']
export type Browser = ReturnType<typeof createBrowser>
export type App = Awaited<ReturnType<typeof start>>

let address = 0
/** A live connection that answers each search with the news, if there are any; nothing comes later, and of the other namespaces nothing at all. */
function serveNews(news: () => readonly NewsItem[] | undefined) {
  const url = `ws://127.0.0.1:${20_000 + ++address}`
  const server = fakeSocketServer(`${url}/socket.io/`, '/news', ({ client, event, values: [, tag] }) => {
    const items = news()
    if (event === 'search' && items) client.emit('initial', items, { ...(tag as object), room: 'all' })
  })
  return {
    connect: (environment: Environment) => createSockets(environment, url, { transports: [MockTransport] }),
    stop: server.stop,
  }
}

/** A browser with one tab and no others. It runs the app as `main.tsx` does, without its screens. */
export function createBrowser() {
  const site = createSite()
  const ofTheTab = createTexts()
  // a user who has been asked what they follow (TRM-10): no lists are on their way for that when a page is closed
  ofTheTab.setItem('market-flux.put-off./first-run', JSON.stringify({ until: Number.MAX_VALUE, value: 'answered' }))
  const time = createTime()
  const pages: { close(): void }[] = []
  const downloads: string[] = []
  let items: readonly NewsItem[] | undefined = []
  let onLine = true
  const live = serveNews(() => items)
  let opened: { app: App; page: Page } | undefined

  function closePage() {
    for (const page of pages.splice(0)) page.close()
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
    /** What the live connection brings when it opens; undefined: it is silent. */
    news: (next: readonly NewsItem[] | undefined) => {
      items = next
    },
    /** The pages that are opened next have no network. */
    goOffline: () => {
      onLine = false
    },
    app: () => current().app,
    /** Loads the app at an address, also again: what the browser keeps is still there. */
    async open(address: string) {
      closePage()
      // the network of a test takes the place of `fetch`
      const tab = { site, ofTheTab, time, downloads, fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked) }
      const { environment, page } = openPage(address, tab)
      Object.assign(page.navigator, { onLine })
      showTests(page)
      const sockets = live.connect(environment)
      const app = await start({ ...environment, createSockets: () => sockets })
      pages.push({
        close() {
          app.root.stop()
          sockets.close()
        },
      })
      opened = { app, page }
    },
    /** Tells the page that the network is back: what waits for it is tried again. */
    comeBack: () => current().page.dispatchEvent(new Event('online')),
    close() {
      closePage()
      live.stop()
    },
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
