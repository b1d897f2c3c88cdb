import { Manager, type ManagerOptions, type Socket } from 'socket.io-client'
import { namespaces, RECONNECTION, SearchAnswer } from '../contract/connection.ts'
import { NewsItem } from '../contract/news.ts'
import type { SearchContext } from '../contract/search-context.ts'

type ConnectionEvent = { type: 'connection.opened'; at: number } | { type: 'connection.lost'; at: number }
type NewsEvent =
  | ConnectionEvent
  | { type: 'items.replaced'; items: readonly NewsItem[] }
  | { type: 'items.merged'; items: readonly NewsItem[] }
type Tell<Event> = (event: Event) => void
type Subscription = {
  context: SearchContext
  sequence: number
  room?: string
  pending: NewsItem[]
  tell: Tell<NewsEvent>
}

/** A screen's frame: batches that arrive within one are merged once. Milliseconds. */
const FRAME = 16

/** The one connection to the backend's live namespaces (RT-03). `url` is empty for the page's own host. */
export function createSockets(url = '', options: Partial<ManagerOptions> = {}) {
  const manager = new Manager(url, { ...RECONNECTION, ...options })
  const news = manager.socket(namespaces.news)
  const subscriptions = createSubscriptions(news)
  let subscribed = 0

  return {
    /** Tells when the connection opens and is lost. Answers how to stop. */
    watchConnection(tell: Tell<ConnectionEvent>) {
      const opened = () => tell({ type: 'connection.opened', at: Date.now() })
      const lost = () => tell({ type: 'connection.lost', at: Date.now() })
      if (news.connected) opened()
      news.on('connect', opened).on('disconnect', lost)
      return () => void news.off('connect', opened).off('disconnect', lost)
    },
    /** Searches, and goes on telling what is new, over reconnects too. Answers how to stop. */
    searchNews(context: SearchContext, tell: Tell<NewsEvent>) {
      const id = `s${++subscribed}`
      subscriptions.add(id, { context, sequence: 0, pending: [], tell })
      return () => subscriptions.remove(id)
    },
    isConnected: () => news.connected,
    close: () => manager._close(),
  }
}

function createSubscriptions(news: Socket) {
  const subscriptions = new Map<string, Subscription>()
  const ask = (id: string, subscription: Subscription) => {
    subscription.sequence++
    subscription.room = undefined
    subscription.tell({ type: 'connection.opened', at: Date.now() })
    news.emit('search', subscription.context, { subscription: id, sequence: subscription.sequence })
  }
  news.on('connect', () => {
    for (const [id, subscription] of subscriptions) ask(id, subscription)
  })
  news.on('disconnect', (reason) => {
    for (const { tell } of subscriptions.values()) tell({ type: 'connection.lost', at: Date.now() })
    // the client library leaves it at that when the server ended the connection
    if (reason === 'io server disconnect') setTimeout(() => news.connect(), RECONNECTION.reconnectionDelay)
  })
  news.on('initial', (items: unknown, answer: unknown) => {
    const { data: answered } = SearchAnswer.safeParse(answer)
    const subscription = answered && subscriptions.get(answered.subscription)
    if (!subscription || subscription.sequence !== answered.sequence) return
    subscription.room = answered.room
    subscription.pending = []
    subscription.tell({ type: 'items.replaced', items: checked(items) })
  })
  news.on('update', (items: unknown, room: unknown) => {
    const batch = checked(items)
    for (const subscription of subscriptions.values()) {
      if (subscription.room !== undefined && subscription.room === room) queue(subscription, batch)
    }
  })
  news.on('error', (problem: unknown) => console.error('The news connection reported', problem))

  return {
    add(id: string, subscription: Subscription) {
      subscriptions.set(id, subscription)
      if (news.connected) ask(id, subscription)
    },
    remove(id: string) {
      const removed = subscriptions.get(id)
      if (removed) removed.pending = []
      subscriptions.delete(id)
      if (news.connected) news.emit('leave', id)
    },
  }
}

function queue(subscription: Subscription, batch: NewsItem[]) {
  if (subscription.pending.length === 0) setTimeout(() => flush(subscription), FRAME)
  subscription.pending.push(...batch)
}

function flush(subscription: Subscription) {
  const items = subscription.pending
  subscription.pending = []
  if (items.length > 0) subscription.tell({ type: 'items.merged', items })
}

/** What keeps the contract; the rest is logged and left out. */
function checked(items: unknown): NewsItem[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) => {
    const read = NewsItem.safeParse(item)
    if (!read.success) console.error('An item breaks the contract', read.error.issues)
    return read.success ? [read.data] : []
  })
}
