import type { Socket } from 'socket.io'
import type { SearchTag } from '../../src/contract/connection.ts'
import { Id } from '../../src/contract/fields.ts'
import { LIST_LIMIT, type NewsItem } from '../../src/contract/news.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import { type NewsClientEvents, type NewsServerEvents, newsEvents } from '../../src/contract/sockets.ts'
import { mergeNewest } from '../../src/rules/merge.ts'
import { check } from '../http/check.ts'
import type { Newsroom } from './newsroom.ts'
import { type Rooms, roomOf } from './rooms.ts'

export type NewsSocket = Socket<NewsClientEvents, NewsServerEvents>
type Subscription = { context: SearchContext; tag: SearchTag | undefined; room: string | undefined }

const MOST_SUBSCRIPTIONS = 10
/** The name of the one subscription of a client that sends no tag: no id is empty. */
const UNTAGGED = ''

export type NewsClientParts = {
  newsroom: Newsroom
  rooms: Rooms
  /** Answers a search: at once, late, or never. */
  answer(search: () => void): void
  /** Whether another search is within the limit. */
  mayAsk(): boolean
}

/** One connected client with its subscriptions. */
export function createNewsClient(socket: NewsSocket, { newsroom, rooms, answer, mayAsk }: NewsClientParts) {
  const subscriptions = new Map<string, Subscription>()
  const refuse = (code: string, message: string) => socket.emit('error', { code, message })

  function drop(name: string) {
    const subscription = subscriptions.get(name)
    subscriptions.delete(name)
    const room = subscription?.room
    if (room === undefined) return
    rooms.leave(room)
    if (![...subscriptions.values()].some((other) => other.room === room)) socket.leave(room)
  }

  // searching and joining are one step: nothing can be announced between them
  function send(name: string, subscription: Subscription, items: NewsItem[]) {
    const { context, tag } = subscription
    const room = roomOf(context)
    if (subscriptions.get(name) === subscription) {
      if (subscription.room === undefined) {
        subscription.room = room
        rooms.enter(room, context)
      }
      socket.join(room)
    }
    if (tag) socket.emit('initial', items, { ...tag, room })
    else socket.emit('initial', items)
  }

  const reply = (name: string, subscription: Subscription) =>
    searchAll(newsroom, subscription.context, (items) => send(name, subscription, items))

  function search(context: unknown, tag: unknown) {
    if (!mayAsk()) return refuse('slow-down', 'Too many searches. Please wait a moment.')
    const subscription = readSearch(context, tag)
    if (typeof subscription === 'string') return refuse('invalid', `search: ${subscription}`)
    const name = subscription.tag?.subscription ?? UNTAGGED
    drop(name)
    if (subscriptions.size >= MOST_SUBSCRIPTIONS) {
      return refuse('too-many', `A connection has at most ${MOST_SUBSCRIPTIONS} subscriptions.`)
    }
    subscriptions.set(name, subscription)
    answer(() => reply(name, subscription))
  }

  return {
    search,
    leave: (name: unknown) =>
      'value' in check(Id, name) ? drop(String(name)) : refuse('invalid', 'leave: Not an id.'),
    /** Answers every search again. */
    refresh() {
      for (const [name, subscription] of subscriptions) reply(name, subscription)
    },
    close() {
      for (const name of [...subscriptions.keys()]) drop(name)
    },
  }
}

/** Tells what belongs to a search: at once, or, where the store may have more of it, after that was asked. */
function searchAll(newsroom: Newsroom, context: SearchContext, tell: (items: NewsItem[]) => void) {
  const atHand = newsroom.search(context)
  const deeper = atHand.length < LIST_LIMIT ? newsroom.searchDeeper(context) : undefined
  if (!deeper) return tell(atHand)
  void deeper.catch(() => []).then((older) => tell([...mergeNewest(older, newsroom.search(context), LIST_LIMIT)]))
}

/** The subscription that a search asks for, or what is wrong with it. What was left out arrives as null at times. */
function readSearch(context: unknown, tag: unknown): Subscription | string {
  const asked = newsEvents.fromClient.search.safeParse(tag === undefined || tag === null ? [context] : [context, tag])
  if (!asked.success) return asked.error.issues[0]?.message ?? 'Invalid.'
  return { context: asked.data[0], tag: asked.data[1], room: undefined }
}
