import type { Socket } from 'socket.io'
import { ALERTS_LIMIT } from '../../src/contract/alerts/alerts.ts'
import { AccessToken, SearchTag, WINDOWS_LIMIT } from '../../src/contract/shared/connection.ts'
import { Id } from '../../src/contract/shared/fields.ts'
import type { ListClientEvents, ListServerEvents } from '../../src/contract/sockets.ts'
import { check } from '../http/check.ts'
import { createReplies, slowDown } from './list-replies.ts'
import { createReader, type Readers } from './reader.ts'
import type { Repeats } from './repeats.ts'
import type { Listed, Rooms } from './rooms.ts'
import type { ListSource } from './serve-lists.ts'
import { createSubscriptions, readSearch, type Subscription } from './subscriptions.ts'

export type ListSocket<Context, Item> = Socket<ListClientEvents<Context>, ListServerEvents<Item>>

/** The lists of the windows that share a connection, and of their alerts. */
const MOST_SUBSCRIPTIONS = WINDOWS_LIMIT * (10 + ALERTS_LIMIT)
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
  /** Whom what single readers have is checked with; undefined where there is no such thing. */
  readers?: Readers | undefined
}

export type ListClient<Context extends object, Item extends Listed> = ReturnType<typeof createListClient<Context, Item>>

/** One connected client with its subscriptions. */
export function createListClient<Context extends object, Item extends Listed>(
  socket: ListSocket<Context, Item>,
  { source, rooms, repeats, answer, countSearch, queue, readers }: ListClientParts<Context, Item>,
) {
  const { all, drop, join } = createSubscriptions(socket, rooms)
  const reader = readers && createReader(readers, reread)
  const { reply, replyOlder } = createReplies(socket, { source, repeats, join, reader: () => reader?.current() })
  const refuse = (code: string, message: string) => socket.emit('error', { code, message })
  /** What its reader has is another, or there is another reader. */
  function reread() {
    readers?.became(socket, reader?.current())
    refresh(source.search)
  }

  function refresh(search: ListSource<Context, Item>['search']) {
    for (const [name, subscription] of all) reply(name, subscription, search)
  }

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
    refresh,
    own: reader && { ...ownOf(socket, source, all, reader, countSearch), reread },
    close() {
      reader?.close()
      for (const name of [...all.keys()]) drop(name)
    },
  }
}

/** An access token, or null for no one: who reads from now on. Of all lists only those of headlines take it. */
function takeTokens<Context, Item>(
  socket: ListSocket<Context, Item>,
  countSearch: () => number,
  reader: ReturnType<typeof createReader>,
) {
  const authenticate = (token: unknown) => {
    const wait = countSearch()
    if (wait > 0) return slowDown(socket, undefined, wait)
    if ('value' in check(AccessToken, token)) void reader.present(token)
    else socket.emit('error', { code: 'invalid', message: 'authenticate: Not an access token.' })
  }
  ;(socket as Socket).on('authenticate', authenticate)
}

/** What a client gets beside the updates of rooms. */
function ownOf<Context extends object, Item extends Listed>(
  socket: ListSocket<Context, Item>,
  { own }: ListSource<Context, Item>,
  subscriptions: ReadonlyMap<string, Subscription<Context>>,
  reader: ReturnType<typeof createReader>,
  countSearch: () => number,
) {
  takeTokens(socket, countSearch, reader)
  return {
    reader: reader.current,
    /** What came for its reader, whose sign-in may have ended elsewhere. */
    async take(items: readonly Item[]) {
      if (!(await reader.isCurrent())) return
      const compile = own?.compile(reader.current() ?? '')
      const searches = new Map([...subscriptions.values()].map(({ room, context }) => [room, context]))
      for (const [room, context] of searches) {
        const found = compile && room !== undefined ? items.filter(compile(context)) : []
        if (found.length > 0) socket.emit('update', found, String(room))
      }
    },
  }
}
