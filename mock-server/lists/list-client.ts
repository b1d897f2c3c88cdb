import type { Socket } from 'socket.io'
import { ALERTS_LIMIT } from '../../src/contract/alerts/alerts.ts'
import { SearchTag } from '../../src/contract/shared/connection.ts'
import { Id } from '../../src/contract/shared/fields.ts'
import type { ListClientEvents, ListServerEvents } from '../../src/contract/sockets.ts'
import { check } from '../http/check.ts'
import { createReplies, slowDown } from './list-replies.ts'
import type { Repeats } from './repeats.ts'
import type { Listed, Rooms } from './rooms.ts'
import type { ListSource } from './serve-lists.ts'
import { createSubscriptions, readSearch, type Subscription } from './subscriptions.ts'

export type ListSocket<Context, Item> = Socket<ListClientEvents<Context>, ListServerEvents<Item>>

/** The lists of a page, and its alerts. */
const MOST_SUBSCRIPTIONS = 10 + ALERTS_LIMIT
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
  const { all, drop, join } = createSubscriptions(socket, rooms)
  const { reply, replyOlder } = createReplies(socket, { source, repeats, join })
  const refuse = (code: string, message: string) => socket.emit('error', { code, message })

  function afford(tag: unknown, work: () => void) {
    if (!queue(() => socket.connected && answer(work))) slowDown(socket, tag, BUSY_MS)
  }

  function search(context: unknown, tag: unknown, extent: unknown) {
    const wait = countSearch()
    if (wait > 0) return slowDown(socket, tag, wait)
    const subscription: Subscription<Context> | string = readSearch(source.context, context, tag, extent)
    if (typeof subscription === 'string') return refuse('invalid', `search: ${subscription}`)
    const name = subscription.tag?.subscription ?? UNTAGGED
    drop(name)
    if (all.size >= MOST_SUBSCRIPTIONS) {
      return refuse('too-many', `A connection has at most ${MOST_SUBSCRIPTIONS} subscriptions.`)
    }
    all.set(name, subscription)
    afford(tag, () => reply(name, subscription))
  }

  /** The older items of a search that was answered with the newest ones. */
  function older(tag: unknown) {
    const wait = countSearch()
    if (wait > 0) return slowDown(socket, tag, wait)
    const { data: answered } = SearchTag.safeParse(tag)
    if (!answered) return refuse('invalid', 'older: Not a tag.')
    const subscription = all.get(answered.subscription)
    // a newer search has taken its place, or it was left
    if (subscription?.tag?.sequence !== answered.sequence) return
    afford(tag, () => replyOlder(subscription, answered))
  }

  return {
    search,
    older,
    leave: (name: unknown) =>
      'value' in check(Id, name) ? drop(String(name)) : refuse('invalid', 'leave: Not an id.'),
    /** Answers every search again, with what `search` finds. */
    refresh(search: ListSource<Context, Item>['search']) {
      for (const [name, subscription] of all) reply(name, subscription, search)
    },
    close() {
      for (const name of [...all.keys()]) drop(name)
    },
  }
}
