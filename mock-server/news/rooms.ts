import { createHash } from 'node:crypto'
import type { NewsItem } from '../../src/contract/news.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import { compileContext } from '../../src/rules/match.ts'

type Room = { belongs(item: NewsItem): boolean; listeners: number }

export type Rooms = ReturnType<typeof createRooms>

/** One room for each distinct context that somebody listens to, so that an item is matched once for all of them. */
export function createRooms() {
  const rooms = new Map<string, Room>()
  return {
    enter(name: string, context: SearchContext) {
      const room = rooms.get(name) ?? { belongs: compileContext(context), listeners: 0 }
      room.listeners += 1
      rooms.set(name, room)
    },
    leave(name: string) {
      const room = rooms.get(name)
      if (!room) return
      room.listeners -= 1
      if (room.listeners === 0) rooms.delete(name)
    },
    /** The rooms that some of the items belong to, with these. */
    sort: (items: readonly NewsItem[]) =>
      [...rooms]
        .map(([name, { belongs }]) => ({ name, items: items.filter(belongs) }))
        .filter((room) => room.items.length > 0),
  }
}

/** The same for all contexts that ask the same in another order. */
export const roomOf = (context: SearchContext) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(context)))
    .digest('base64url')
    .slice(0, 22)

function canonical({ exclude, ...wanted }: SearchContext) {
  return [canonicalLists(wanted), canonicalLists(exclude ?? {})]
}

const canonicalLists = (lists: Omit<SearchContext, 'exclude'>) =>
  Object.entries(lists)
    .filter(([, values]) => values?.length)
    .map(([key, values]) => [key, [...new Set(values)].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
