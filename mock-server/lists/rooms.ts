import { createHash } from 'node:crypto'
import { createRoomIndex, type RoomKeys } from './room-keys.ts'

/** An item of a live list. */
export type Listed = {
  readonly id: string
  readonly publishedDatetime: string
  readonly sortDatetime?: string | undefined
}
/** Makes a search ready for many items. */
export type Compile<Context, Item> = (context: Context) => (item: Item) => boolean

type Room<Item> = { name: string; belongs(item: Item): boolean; listeners: number }

export type Rooms<Context, Item> = ReturnType<typeof createRooms<Context, Item>>

/**
 * One room for each distinct context that has a listener, so that an item is matched once for all of them. With keys an item is matched for those rooms
 * alone that wait for something it has.
 */
export function createRooms<Context, Item>(compile: Compile<Context, Item>, keys?: RoomKeys<Context, Item>) {
  const index = createRoomIndex<Room<Item>>()
  const rooms = new Map<string, Room<Item>>()
  return {
    enter(name: string, context: Context) {
      const room = rooms.get(name) ?? { name, belongs: compile(context), listeners: 0 }
      room.listeners += 1
      if (rooms.has(name)) return
      rooms.set(name, room)
      index.add(room, keys?.ofContext(context) ?? [])
    },
    leave(name: string) {
      const room = rooms.get(name)
      if (!room) return
      room.listeners -= 1
      if (room.listeners > 0) return
      rooms.delete(name)
      index.remove(room)
    },
    /** The rooms that some of the items match, each with these items. */
    sort(items: readonly Item[]) {
      const found = new Map<string, Item[]>()
      for (const item of items) {
        for (const { name, belongs } of index.rooms(keys?.ofItem(item) ?? [])) {
          const items = found.get(name)
          if (items?.at(-1) === item || !belongs(item)) continue
          if (items) items.push(item)
          else found.set(name, [item])
        }
      }
      return [...found].map(([name, items]) => ({ name, items }))
    },
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
