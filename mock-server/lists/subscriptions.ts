import * as z from 'zod/mini'
import { SearchExtent, SearchTag } from '../../src/contract/shared/connection.ts'
import type { ListSocket } from './list-client.ts'
import { type Listed, type Rooms, roomOf } from './rooms.ts'

export type Subscription<Context> = {
  context: Context
  tag: SearchTag | undefined
  /** What it wants of its list, as long as it does not want all of it. */
  extent: SearchExtent | undefined
  room: string | undefined
  /** Its reader's search is of what is theirs alone: no updates of a room belong to it. */
  isAlone?: boolean
}

/** The subscriptions of a client by their names, and the rooms that it is in for them. */
export function createSubscriptions<Context extends object, Item extends Listed>(
  socket: ListSocket<Context, Item>,
  rooms: Rooms<Context, Item>,
) {
  const subscriptions = new Map<string, Subscription<Context>>()

  function drop(name: string) {
    const subscription = subscriptions.get(name)
    subscriptions.delete(name)
    if (subscription) leave(subscription)
  }

  function leave(subscription: Subscription<Context>) {
    const { room, isAlone } = subscription
    subscription.room = undefined
    if (room === undefined || isAlone) return
    rooms.leave(room)
    if (![...subscriptions.values()].some((other) => other.room === room && !other.isAlone)) socket.leave(room)
  }

  /** What comes from now on reaches a subscription that was not replaced in the meantime. */
  function join(name: string, subscription: Subscription<Context>, isAlone: boolean) {
    const room = roomOf(subscription.context)
    if (subscriptions.get(name) !== subscription) return room
    if (subscription.isAlone !== isAlone) leave(subscription)
    subscription.isAlone = isAlone
    if (subscription.room === undefined) {
      subscription.room = room
      if (!isAlone) rooms.enter(room, subscription.context)
    }
    if (!isAlone) socket.join(room)
    return room
  }
  return { all: subscriptions, drop, join }
}

const Tag = z.optional(SearchTag)
const Extent = z.optional(SearchExtent)

/** The subscription that a search asks for, or a description of what is wrong with it. Omitted values sometimes arrive as null. */
export function readSearch<Context>(schema: z.ZodMiniType<Context>, given: unknown, tag: unknown, extent: unknown) {
  const context = schema.safeParse(given)
  const tagged = Tag.safeParse(tag ?? undefined)
  const wanted = Extent.safeParse(extent ?? undefined)
  if (context.success && tagged.success && wanted.success)
    return { context: context.data, tag: tagged.data, extent: wanted.data, room: undefined }
  return (context.error ?? tagged.error ?? wanted.error)?.issues[0]?.message ?? 'Invalid.'
}
