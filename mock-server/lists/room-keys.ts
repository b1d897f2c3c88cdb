/**
 * How rooms are found by what an item has. Each alternative of a context is a list of keys, of which every item that matches has one; a context without
 * alternatives is asked about every item.
 */
export type RoomKeys<Context, Item> = {
  ofContext(context: Context): readonly (readonly string[])[]
  ofItem(item: Item): Iterable<string>
}

/** How many keys are counted: beyond it the counts begin again. */
const COUNTED = 50_000

/** Rooms by keys. A room waits for that alternative whose keys the fewest items had so far; of equals, for which the fewest rooms wait. */
export function createRoomIndex<Room>() {
  const waiting = new Map<string, Set<Room>>()
  const always = new Set<Room>()
  const none: readonly Room[] = []
  const keysOf = new Map<Room, readonly string[] | undefined>()
  const seen = new Map<string, number>()
  const costOf = (keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + (seen.get(key) ?? 0) + (1 + (waiting.get(key)?.size ?? 0)) / COUNTED, 0)

  return {
    add(room: Room, alternatives: readonly (readonly string[])[]) {
      const [first, ...others] = alternatives
      const keys = first && others.reduce((best, keys) => (costOf(keys) < costOf(best) ? keys : best), first)
      keysOf.set(room, keys)
      if (!keys) always.add(room)
      for (const key of keys ?? []) waiting.set(key, (waiting.get(key) ?? new Set()).add(room))
    },
    remove(room: Room) {
      always.delete(room)
      for (const key of keysOf.get(room) ?? []) {
        const rooms = waiting.get(key)
        rooms?.delete(room)
        if (rooms?.size === 0) waiting.delete(key)
      }
      keysOf.delete(room)
    },
    /** The rooms that an item with these keys may belong to; one that waits for several of them more than once. */
    rooms(keys: Iterable<string>): Room[] {
      const found = [...always]
      if (seen.size > COUNTED) seen.clear()
      for (const key of keys) {
        seen.set(key, (seen.get(key) ?? 0) + 1)
        for (const room of waiting.get(key) ?? none) found.push(room)
      }
      return found
    },
  }
}
