import { createHash } from 'node:crypto'

/** An item of a live list. */
export type Listed = {
  readonly id: string
  readonly publishedDatetime: string
  readonly sortDatetime?: string | undefined
}
/** Makes a search ready for many items. */
export type Compile<Context, Item> = (context: Context) => (item: Item) => boolean

type Room<Item> = { belongs(item: Item): boolean; listeners: number }

export type Rooms<Context, Item> = ReturnType<typeof createRooms<Context, Item>>

/** One room for each distinct context that has a listener, so that an item is matched once for all of them. */
export function createRooms<Context, Item>(compile: Compile<Context, Item>) {
  const rooms = new Map<string, Room<Item>>()
  return {
    enter(name: string, context: Context) {
      const room = rooms.get(name) ?? { belongs: compile(context), listeners: 0 }
      room.listeners += 1
      rooms.set(name, room)
    },
    leave(name: string) {
      const room = rooms.get(name)
      if (!room) return
      room.listeners -= 1
      if (room.listeners === 0) rooms.delete(name)
    },
    /** The rooms that some of the items match, each with these items. */
    sort: (items: readonly Item[]) =>
      [...rooms]
        .map(([name, { belongs }]) => ({ name, items: items.filter((item) => belongs(item)) }))
        .filter((room) => room.items.length > 0),
  }
}

/** The same key for all contexts that differ in order only. */
export const roomOf = (context: object) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(context)))
    .digest('base64url')
    .slice(0, 22)

/** Lists without order and duplicates, keys in order, and nothing empty, which restricts nothing. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value)].sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, inner]) => [key, canonical(inner)] as const)
    .filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
