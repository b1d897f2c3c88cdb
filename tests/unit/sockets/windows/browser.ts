import { createActor } from 'xstate'
import { createSockets } from '../../../../src/adapters/sockets/sockets.ts'
import { namespaces } from '../../../../src/contract/shared/connection.ts'
import type { NewsItem } from '../../../../src/contract/shared/news.ts'
import { browserEnvironment } from '../../../../src/root/environment.ts'
import { windowsOn } from '../../../../src/root/shared/windows.ts'
import { createSite, createTexts, createTime, openPage } from '../../../model/drive/page.ts'
import { createLocks } from '../../../model/session/tabs/locks.ts'
import { newsItem } from '../../feed/news-item.ts'
import { type Client, fakeSocketServer, MockTransport } from '../fake-socket-server.ts'

let address = 0

/** A server of `/news` in short: a search is for one word, which is its room, and finds the items whose ids begin with it. */
export function createServer() {
  const url = `ws://127.0.0.1:${9500 + ++address}`
  /** The room of each subscription of each connection. */
  const searches = new Map<Client, Map<string, string>>()
  const kept: NewsItem[] = []
  /** What came from whom: the messages of each connection, in their order. */
  const said: { client: Client; event: string; values: unknown[] }[] = []
  const server = fakeSocketServer(`${url}/socket.io/`, namespaces.news, ({ client, event, values }) => {
    said.push({ client, event, values })
    const [first, tag] = values as [{ keywords?: [string] }, { subscription: string; sequence: number }]
    const own = searches.get(client) ?? new Map<string, string>()
    searches.set(client, own)
    if (event === 'leave') own.delete(`${first}`)
    if (event !== 'search') return
    const [room] = first.keywords as [string]
    own.set(tag.subscription, room)
    client.emit('initial', found(room), { ...tag, room })
  })
  const found = (room: string) => kept.filter(({ id }) => id.startsWith(room)).reverse()
  return {
    ...server,
    url,
    said,
    /** Of the connections that are open. */
    rooms: () => [...searches].flatMap(([client, own]) => (server.isOpen(client) ? [...own.values()] : [])).sort(),
    found: (room: string) => found(room).map(({ id }) => id),
    publish(id: string) {
      const item = { ...newsItem(id), id }
      kept.push(item)
      for (const [client, own] of searches)
        for (const room of new Set(own.values())) if (id.startsWith(room)) client.emit('update', [item], room)
    },
  }
}
export type FakeServer = ReturnType<typeof createServer>

/** Windows of one browser with the real chart, adapters and connections. Channels deliver at once; time stands still until a test moves it. */
export function openBrowser(server: FakeServer) {
  const site = createSite()
  let running: unknown
  const locks = createLocks(() => running)
  const time = createTime()
  const windows: { close(): void }[] = []

  function open(reader = '', { hasLocks = true } = {}) {
    const channels: EventTarget[] = []
    let isDeaf = false
    class Line extends site.BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
      override dispatchEvent(event: Event) {
        return isDeaf || super.dispatchEvent(event)
      }
      override postMessage(data: unknown) {
        if (!isDeaf) super.postMessage(data)
      }
    }
    const { environment } = openPage('/terminal', { site, ofTheTab: createTexts(), time, fetch })
    const owner = {}
    const request: typeof locks.request = (...given) => {
      running = owner
      return locks.request(...given)
    }
    Object.assign(environment.page, { BroadcastChannel: Line })
    Object.assign(environment.page.navigator, { locks: hasLocks ? { request } : undefined })
    const pauses = { reconnectionDelay: 1, reconnectionDelayMax: 5 }
    const sockets = createSockets(browserEnvironment(), server.url, {
      transports: [MockTransport],
      forceNew: true,
      ...pauses,
    })
    const { logic } = windowsOn(sockets, environment)
    const chart = createActor(logic, { clock: time.clock }).start()
    chart.send({ type: 'reader.changed', reader })
    const lists = new Map<string, Map<string, NewsItem>>()
    const seen: string[] = []
    const stops = new Map<string, () => void>()
    const window = {
      sockets,
      chart,
      seen,
      state: () => JSON.stringify(chart.getSnapshot().value),
      /** The ids of a list, the newest first. */
      list: (word: string) => [...(lists.get(word)?.keys() ?? [])].sort().reverse(),
      search(word: string) {
        const items = new Map<string, NewsItem>()
        lists.set(word, items)
        const stop = sockets.searchNews({ keywords: [word] }, (event) => {
          seen.push(event.type)
          if (event.type === 'items.replaced') items.clear()
          if ('items' in event) for (const item of event.items) items.set(item.id, item)
        })
        stops.set(word, stop)
      },
      leave(word: string) {
        stops.get(word)?.()
        lists.delete(word)
      },
      reads: (who: string | undefined) => chart.send({ type: 'reader.changed', reader: who }),
      /** It still has its locks, but neither sends nor receives. */
      hang() {
        isDeaf = true
      },
      wake() {
        isDeaf = false
      },
      close() {
        chart.stop()
        crash()
      },
      /** Without a word to the others. */
      crash,
    }
    function crash() {
      isDeaf = true
      if (windows.includes(window)) windows.splice(windows.indexOf(window), 1)
      sockets.close()
      locks.leave(owner)
    }
    windows.push(window)
    return window
  }
  return {
    open,
    windows,
    pass: (ms: number) => time.clock.increment(ms),
    close() {
      for (const window of [...windows]) window.close()
      server.stop()
    },
  }
}
