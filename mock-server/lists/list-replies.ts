import * as z from 'zod/mini'
import { type SearchAnswer, SearchTag } from '../../src/contract/shared/connection.ts'
import { LIST_LIMIT } from '../../src/contract/shared/news.ts'
import { mergeNewest } from '../../src/rules/shared/merge.ts'
import type { ListClientParts, ListSocket } from './list-client.ts'
import { sourceFor } from './own-part.ts'
import { inParts, type Sent } from './repeats.ts'
import { type Listed, roomOf } from './rooms.ts'
import type { ListSource } from './serve-lists.ts'
import type { Subscription } from './subscriptions.ts'

const SLOW_DOWN = { code: 'slow-down', message: 'Too many searches. Please wait a moment.' }
const Tag = z.optional(SearchTag)

type Parts<Context extends object, Item extends Listed> = Pick<ListClientParts<Context, Item>, 'source' | 'repeats'> & {
  /** Returns the room of the subscription. */
  join(name: string, subscription: Subscription<Context>, isAlone: boolean): string
  reader(): string | undefined
}

/** How a client's searches are answered. */
export function createReplies<Context extends object, Item extends Listed>(
  socket: ListSocket<Context, Item>,
  { source, repeats, join, reader }: Parts<Context, Item>,
) {
  const isAlone = (by: string | undefined, context: Context) =>
    by !== undefined && source.own?.isAlone(by, context) === true
  // what a reader has of their own is not remembered
  const divided = (room: string, items: Item[]) => (reader() === undefined ? repeats(room, items) : inParts(items))

  /** What was found for one reader is sent to no other: the change of readers has had all searches answered again. */
  function search(context: Context, notify: (items: Item[]) => void, found = source.search) {
    const by = reader()
    searchAll(sourceFor({ ...source, search: found }, by), context, (items) => by === reader() && notify(items))
  }

  // searching and joining are one step, so that no announcement can come between them
  function send(name: string, subscription: Subscription<Context>, items: Item[]) {
    const room = join(name, subscription, isAlone(reader(), subscription.context))
    const sent = divided(room, items)
    const answer = subscription.tag && { ...subscription.tag, room }
    emitNewest(socket, sent, answer)
    if (!subscription.extent) emitOlder(socket, sent, answer)
  }
  return {
    reply: (name: string, subscription: Subscription<Context>, found = source.search) =>
      search(subscription.context, (items) => send(name, subscription, items), found),
    /** From now on the older items follow at once. */
    replyOlder(subscription: Subscription<Context>, tag: SearchTag) {
      subscription.extent = undefined
      const room = roomOf(subscription.context)
      search(subscription.context, (items) => emitOlder(socket, divided(room, items), { ...tag, room }, true))
    },
  }
}

// what follows `initial` at once follows in the same turn, so that no update can come between the parts of a list
function emitNewest<Context, Item>(
  socket: ListSocket<Context, Item>,
  { initial, older }: Sent<Item>,
  answer: SearchAnswer | undefined,
) {
  if (answer && older > 0) socket.emit('initial', initial, answer, older)
  else socket.emit('initial', initial, ...(answer ? [answer] : []))
}

/** There may be fewer by now than `initial` has said, or none: each part says how many follow. */
function emitOlder<Context, Item>(
  socket: ListSocket<Context, Item>,
  { backfill, older }: Sent<Item>,
  answer: SearchAnswer | undefined,
  isAwaited = false,
) {
  let rest = older
  for (const part of isAwaited && older === 0 ? [[]] : backfill) {
    rest -= part.length
    if (answer) socket.emit('backfill', part, answer, rest)
    else socket.emit('backfill', part)
  }
}

/** Refuses a search; `wait`: milliseconds until a retry makes sense. */
export function slowDown<Context, Item>(socket: ListSocket<Context, Item>, tag: unknown, wait: number) {
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
