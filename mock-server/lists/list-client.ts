import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import { type SearchAnswer, SearchTag } from '../../src/contract/shared/connection.ts'
import { Id } from '../../src/contract/shared/fields.ts'
import { LIST_LIMIT } from '../../src/contract/shared/news.ts'
import type { ListClientEvents, ListServerEvents } from '../../src/contract/sockets.ts'
import { mergeNewest } from '../../src/rules/shared/merge.ts'
import { check } from '../http/check.ts'
import type { Repeats, Sent } from './repeats.ts'
import { type Listed, type Rooms, roomOf } from './rooms.ts'
import type { ListSource } from './serve-lists.ts'

export type ListSocket<Context, Item> = Socket<ListClientEvents<Context>, ListServerEvents<Item>>
type Subscription<Context> = { context: Context; tag: SearchTag | undefined; room: string | undefined }

const MOST_SUBSCRIPTIONS = 10
const SLOW_DOWN = { code: 'slow-down', message: 'Too many searches. Please wait a moment.' }
/** Milliseconds: the earliest retry for a client that already has too much waiting. */
const BUSY_MS = 10_000
/** The name of the only subscription of a client that sends no tag: ids are never empty. */
const UNTAGGED = ''

export type ListClientParts<Context extends object, Item extends Listed> = {
  source: ListSource<Context, Item>
  rooms: Rooms<Context, Item>
  repeats: Repeats<Item>
  /** Answers a search: at once, late, or never. */
  answer(search: () => void): void
  /** Counts a search. Returns the milliseconds until another is within the limit, 0 if this one is. */
  countSearch(): number
  /** Runs some work when the client can afford it. False where too much is waiting already. */
  queue(work: () => void): boolean
}

/** One connected client with its subscriptions. */
export function createListClient<Context extends object, Item extends Listed>(
  socket: ListSocket<Context, Item>,
  { source, rooms, repeats, answer, countSearch, queue }: ListClientParts<Context, Item>,
) {
  const subscriptions = new Map<string, Subscription<Context>>()
  const refuse = (code: string, message: string) => socket.emit('error', { code, message })

  function drop(name: string) {
    const subscription = subscriptions.get(name)
    subscriptions.delete(name)
    const room = subscription?.room
    if (room === undefined) return
    rooms.leave(room)
    if (![...subscriptions.values()].some((other) => other.room === room)) socket.leave(room)
  }

  // searching and joining are one step, so that no announcement can come between them
  function send(name: string, subscription: Subscription<Context>, items: Item[]) {
    const { context, tag } = subscription
    const room = roomOf(context)
    if (subscriptions.get(name) === subscription) {
      if (subscription.room === undefined) {
        subscription.room = room
        rooms.enter(room, context)
      }
      socket.join(room)
    }
    emitList(socket, repeats(room, items), tag && { ...tag, room })
  }

  const reply = (name: string, subscription: Subscription<Context>, search = source.search) =>
    searchAll({ ...source, search }, subscription.context, (items) => send(name, subscription, items))

  function search(context: unknown, tag: unknown) {
    const wait = countSearch()
    if (wait > 0) return slowDown(socket, tag, wait)
    const subscription: Subscription<Context> | string = readSearch(source.context, context, tag)
    if (typeof subscription === 'string') return refuse('invalid', `search: ${subscription}`)
    const name = subscription.tag?.subscription ?? UNTAGGED
    drop(name)
    if (subscriptions.size >= MOST_SUBSCRIPTIONS) {
      return refuse('too-many', `A connection has at most ${MOST_SUBSCRIPTIONS} subscriptions.`)
    }
    subscriptions.set(name, subscription)
    if (!queue(() => socket.connected && answer(() => reply(name, subscription)))) slowDown(socket, tag, BUSY_MS)
  }

  return {
    search,
    leave: (name: unknown) =>
      'value' in check(Id, name) ? drop(String(name)) : refuse('invalid', 'leave: Not an id.'),
    /** Answers every search again, with what `search` finds. */
    refresh(search: ListSource<Context, Item>['search']) {
      for (const [name, subscription] of subscriptions) reply(name, subscription, search)
    },
    close() {
      for (const name of [...subscriptions.keys()]) drop(name)
    },
  }
}

/** All in one turn, so that no update can come between the parts of a list. */
function emitList<Context, Item>(
  socket: ListSocket<Context, Item>,
  { initial, backfill, older }: Sent<Item>,
  answer: SearchAnswer | undefined,
) {
  const tagged = answer ? [answer] : []
  if (answer && older > 0) socket.emit('initial', initial, answer, older)
  else socket.emit('initial', initial, ...tagged)
  for (const part of backfill) socket.emit('backfill', part, ...tagged)
}

/** Refuses a search; `wait`: milliseconds until a retry makes sense. */
function slowDown<Context, Item>(socket: ListSocket<Context, Item>, tag: unknown, wait: number) {
  const { data } = Tag.safeParse(tag ?? undefined)
  if (data) socket.emit('error', SLOW_DOWN, { ...data, seconds: Math.ceil(wait / 1000) })
  else socket.emit('error', SLOW_DOWN)
}

/** Sends the items that match a search: at once, or, where the store may have more, after it was queried. */
function searchAll<Context extends object, Item extends Listed>(
  source: ListSource<Context, Item>,
  context: Context,
  notify: (items: Item[]) => void,
) {
  const atHand = source.search(context)
  const deeper = atHand.length < LIST_LIMIT ? source.searchDeeper?.(context) : undefined
  if (!deeper) return notify(atHand)
  void deeper.catch(() => []).then((older) => notify([...mergeNewest(older, source.search(context), LIST_LIMIT)]))
}

const Tag = z.optional(SearchTag)

/** The subscription that a search asks for, or a description of what is wrong with it. Omitted values sometimes arrive as null. */
function readSearch<Context>(schema: z.ZodMiniType<Context>, given: unknown, tag: unknown) {
  const context = schema.safeParse(given)
  const tagged = Tag.safeParse(tag ?? undefined)
  if (context.success && tagged.success) return { context: context.data, tag: tagged.data, room: undefined }
  return (context.error ?? tagged.error)?.issues[0]?.message ?? 'Invalid.'
}
