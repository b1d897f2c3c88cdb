import { encodeOnce } from './encode-once.ts'

/** Rooms whose last list is remembered. */
const REMEMBERED = 20

/** The lists that answer the searches of a room: as long as the items are the same, all searches get the same list, which is encoded once. */
export type Repeats<Item> = (room: string, items: Item[]) => Item[]

export function createRepeats<Item extends object>(): Repeats<Item> {
  const lists = new Map<string, Item[]>()
  return (room, items) => {
    const last = lists.get(room)
    const list = last && isSame(last, items) ? last : items
    lists.delete(room)
    lists.set(room, list)
    const [oldest] = lists.keys()
    if (lists.size > REMEMBERED && oldest !== undefined) lists.delete(oldest)
    return encodeOnce(list)
  }
}

const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, place) => item === other[place])
