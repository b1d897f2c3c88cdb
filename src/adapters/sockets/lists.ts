import type { Socket } from 'socket.io-client'
import type * as z from 'zod/mini'
import { OlderCount, SearchAnswer, SearchRefusal } from '../../contract/shared/connection.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { createParts, type Parts } from './backfill.ts'
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
  context: Context
  sequence: number
  room?: string
  parts: Parts<Item>
  pending: Item[]
  listeners: Set<Notify<ListEvent<Item>>>
}

/** A screen's frame: batches that arrive within one are merged once. Milliseconds. */
const FRAME = 16

/** The live lists of a namespace (RT-02). Lists of the same search share one subscription. */
export function createLists<Context, Item>(
  socket: Socket,
  schema: z.ZodMiniType<Item>,
  name: string,
  environment: Surroundings,
) {
  const subscriptions = new Map<string, Subscription<Context, Item>>()
  let subscribed = 0
  listen(socket, subscriptions, { schema, name, ...environment })

  function shared(context: Context) {
    const key = JSON.stringify(context)
    const known = [...subscriptions].find(([, subscription]) => JSON.stringify(subscription.context) === key)
    if (known) return known
    const listeners = new Set<Notify<ListEvent<Item>>>()
    const parts = createParts<Item>((event) => notify({ listeners }, event))
    const made: Subscription<Context, Item> = { context, sequence: 0, parts, pending: [], listeners }
    const id = `s${++subscribed}`
    subscriptions.set(id, made)
    return [id, made] as const
  }

  /** Searches, then reports new items, across reconnects too. Returns an unsubscribe function. */
  return function search(context: Context, listener: Notify<ListEvent<Item>>) {
    const [id, subscription] = shared(context)
    subscription.listeners.add(listener)
    if (socket.connected) {
      listener({ type: 'connection.opened', at: environment.now() })
      ask(socket, id, subscription)
    } else environment.reconnectNow()
    return () => {
      subscription.listeners.delete(listener)
      if (subscription.listeners.size > 0) return
      subscription.pending = []
      subscriptions.delete(id)
      if (socket.connected) socket.emit('leave', id)
    }
  }
}

function listen<Context, Item>(
  socket: Socket,
  subscriptions: Map<string, Subscription<Context, Item>>,
  { schema, name, now, after }: Pick<Environment, 'now' | 'after'> & { schema: z.ZodMiniType<Item>; name: string },
) {
  socket.on('connect', () => {
    for (const [id, subscription] of subscriptions) {
      notify(subscription, { type: 'connection.opened', at: now() })
      ask(socket, id, subscription)
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
  })
  socket.on('backfill', (items: unknown, answer: unknown) => {
    if (Array.isArray(items)) answeredBy(answer)?.parts.goOn(checked(items, schema), items.length)
  })
  socket.on('update', (items: unknown, room: unknown) => {
    const batch = checked(items, schema)
    for (const subscription of subscriptions.values()) {
      if (subscription.room !== undefined && subscription.room === room) queue(subscription, batch, after)
    }
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
      if (isWanted && socket.connected && subscription.sequence === refused.sequence)
        ask(socket, refused.subscription, subscription)
    })
  })
}

function ask<Context>(
  socket: Socket,
  id: string,
  subscription: Pick<Subscription<Context, unknown>, 'context' | 'sequence' | 'room'>,
) {
  subscription.sequence++
  subscription.room = undefined
  socket.emit('search', subscription.context, { subscription: id, sequence: subscription.sequence })
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
