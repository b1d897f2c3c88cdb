import type * as z from 'zod/mini'
import {
  OlderCount,
  RestCount,
  SearchAnswer,
  type SearchExtent,
  SearchRefusal,
} from '../../contract/shared/connection.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { createParts, type Parts } from './backfill.ts'
import type { LiveSocket } from './line.ts'
import type { Notify } from './sockets.ts'

export type ListEvent<Item> =
  | { type: 'connection.opened'; at: number }
  | { type: 'connection.lost'; at: number }
  /** `older`: how many more of a new list are on their way. */
  | { type: 'items.replaced'; items: readonly Item[]; older?: number }
  /** The others of that list, which are no news. */
  | { type: 'items.backfilled'; items: readonly Item[] }
  | { type: 'items.merged'; items: readonly Item[] }
  /** There were too many searches; this one is made again in as many seconds. */
  | { type: 'search.refused'; seconds: number }
export type Surroundings = Pick<Environment, 'now' | 'after'> & { reconnectNow(): void }
type Subscription<Context, Item> = {
  id: string
  context: Context
  sequence: number
  /** What the listeners want, and what the search on its way, or the last one, asked for. */
  extent: SearchExtent | undefined
  asked?: SearchExtent | undefined
  room?: string
  parts: Parts<Item>
  pending: Item[]
  listeners: Set<Notify<ListEvent<Item>>>
}

/** A screen's frame: batches that arrive within one are merged once. Milliseconds. */
const FRAME = 16

/** The live lists of a namespace (RT-02). Lists of the same search share one subscription. */
export function createLists<Context, Item>(
  socket: LiveSocket,
  schema: z.ZodMiniType<Item>,
  name: string,
  environment: Surroundings,
) {
  const subscriptions = new Map<string, Subscription<Context, Item>>()
  let subscribed = 0
  listen(socket, subscriptions, { schema, name, ...environment })

  function known(context: Context) {
    const key = JSON.stringify(context)
    return [...subscriptions.values()].find((subscription) => JSON.stringify(subscription.context) === key)
  }

  function shared(context: Context, extent: SearchExtent | undefined) {
    const found = known(context)
    if (found) return found
    const listeners = new Set<Notify<ListEvent<Item>>>()
    const parts = createParts<Item>((event) => notify({ listeners }, event))
    const id = `s${++subscribed}`
    const made: Subscription<Context, Item> = { id, context, sequence: 0, extent, parts, pending: [], listeners }
    subscriptions.set(id, made)
    return made
  }

  /** Searches, then reports new items, across reconnects too. Older ones come at once, or once they are asked for. Returns an unsubscribe function. */
  function search(context: Context, listener: Notify<ListEvent<Item>>, extent?: SearchExtent) {
    const subscription = shared(context, extent)
    subscription.extent &&= extent
    subscription.listeners.add(listener)
    if (socket.connected) {
      listener({ type: 'connection.opened', at: environment.now() })
      ask(socket, subscription)
    } else environment.reconnectNow()
    return () => {
      subscription.listeners.delete(listener)
      if (subscription.listeners.size > 0) return
      subscription.pending = []
      subscriptions.delete(subscription.id)
      if (socket.connected) socket.emit('leave', subscription.id)
    }
  }

  /** The older items of a list that began with the newest. */
  function askOlder(context: Context) {
    const subscription = known(context)
    if (!subscription) return
    subscription.extent = undefined
    complete(socket, subscription)
  }
  return { search, askOlder }
}

function listen<Context, Item>(
  socket: LiveSocket,
  subscriptions: Map<string, Subscription<Context, Item>>,
  { schema, name, now, after }: Pick<Environment, 'now' | 'after'> & { schema: z.ZodMiniType<Item>; name: string },
) {
  socket.on('connect', () => {
    for (const subscription of subscriptions.values()) {
      notify(subscription, { type: 'connection.opened', at: now() })
      ask(socket, subscription)
    }
  })
  socket.on('disconnect', () => {
    for (const subscription of subscriptions.values()) notify(subscription, { type: 'connection.lost', at: now() })
  })
  /** The subscription whose last search is answered; updates of the answer's room belong to it. */
  function answeredBy(answer: unknown) {
    const { data: answered } = SearchAnswer.safeParse(answer)
    const subscription = answered && subscriptions.get(answered.subscription)
    if (!subscription || subscription.sequence !== answered.sequence) return undefined
    subscription.room = answered.room
    return subscription
  }
  socket.on('initial', (items: unknown, answer: unknown, older: unknown) => {
    const subscription = answeredBy(answer)
    if (!subscription) return
    subscription.pending = []
    subscription.parts.begin(checked(items, schema), OlderCount.safeParse(older).data ?? 0)
    complete(socket, subscription)
  })
  socket.on('backfill', (items: unknown, answer: unknown, rest: unknown) => {
    const subscription = answeredBy(answer)
    if (!subscription || !Array.isArray(items)) return
    // an older server sends them unasked; from now on the list is wanted whole
    subscription.extent = undefined
    subscription.parts.goOn(checked(items, schema), items.length, RestCount.safeParse(rest).data)
  })
  socket.on('update', (items: unknown, room: unknown) => {
    const wanted = [...subscriptions.values()].filter((one) => one.room !== undefined && one.room === room)
    // of another window's list
    if (wanted.length === 0) return
    const batch = checked(items, schema)
    for (const subscription of wanted) queue(subscription, batch, after)
  })
  socket.on('error', (problem: unknown, refusal: unknown) => {
    console.error(`The ${name} connection reported`, problem)
    const { data: refused } = SearchRefusal.safeParse(refusal)
    const subscription = refused && subscriptions.get(refused.subscription)
    if (!subscription || subscription.sequence !== refused.sequence) return
    notify(subscription, { type: 'search.refused', seconds: refused.seconds })
    after(refused.seconds * 1000, () => {
      // it may have been left, or been made again over a reconnect
      const isWanted = subscriptions.get(refused.subscription) === subscription
      if (isWanted && socket.connected && subscription.sequence === refused.sequence) ask(socket, subscription)
    })
  })
}

type Asking = Omit<Subscription<unknown, unknown>, 'listeners' | 'pending' | 'parts'>
const tagOf = ({ id, sequence }: Asking) => ({ subscription: id, sequence })

function ask(socket: LiveSocket, subscription: Asking) {
  subscription.sequence++
  subscription.room = undefined
  subscription.asked = subscription.extent
  // the word comes last: an older server does not know it
  socket.emit(
    'search',
    subscription.context,
    tagOf(subscription),
    ...(subscription.extent ? [subscription.extent] : []),
  )
}

/** Asks for the older items where they are wanted by now, and were not when the search was made. */
function complete(socket: LiveSocket, subscription: Asking & { parts: Pick<Parts<unknown>, 'isMissing'> }) {
  if (subscription.extent || !subscription.asked || !subscription.parts.isMissing() || !socket.connected) return
  subscription.asked = undefined
  socket.emit('older', tagOf(subscription))
}

function notify<Item>({ listeners }: Pick<Subscription<unknown, Item>, 'listeners'>, event: ListEvent<Item>) {
  for (const listener of listeners) listener(event)
}

function queue<Item>(subscription: Subscription<unknown, Item>, batch: Item[], after: Environment['after']) {
  if (subscription.pending.length === 0) after(FRAME, () => flush(subscription))
  subscription.pending.push(...batch)
}

function flush<Item>(subscription: Subscription<unknown, Item>) {
  const items = subscription.pending
  subscription.pending = []
  if (items.length > 0) notify(subscription, { type: 'items.merged', items })
}

/** What keeps the contract; the rest is logged and left out. */
export function checked<Item>(items: unknown, schema: z.ZodMiniType<Item>): Item[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) => {
    const read = schema.safeParse(item)
    if (!read.success) console.error('An item breaks the contract', read.error.issues)
    return read.success ? [read.data] : []
  })
}
