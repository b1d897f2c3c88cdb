import { INITIAL_LIMIT } from '../../src/contract/shared/news.ts'
import { encodeOnce } from './encode-once.ts'

/** Rooms whose last list is remembered. */
const REMEMBERED = 20
/** Items in a message of backfill: a client checks each message in one go. */
const BACKFILL_SIZE = 110

/** A list as it is sent: the newest items, then the others in some messages. */
export type Sent<Item> = { initial: Item[]; backfill: Item[][]; older: number }
type Answer<Item> = Sent<Item> & { items: Item[] }

/** What answers the searches of a room: as long as the items are the same, all searches get the same lists, which are encoded once. */
export type Repeats<Item> = (room: string, items: Item[]) => Sent<Item>

export function createRepeats<Item extends object>(): Repeats<Item> {
  const answers = new Map<string, Answer<Item>>()
  return (room, items) => {
    const last = answers.get(room)
    const answer = last && isSame(last.items, items) ? last : { items, ...inParts(items) }
    answers.delete(room)
    answers.set(room, answer)
    const [oldest] = answers.keys()
    if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}

/** A list in the messages that it is sent in. */
export function inParts<Item extends object>(items: Item[]): Sent<Item> {
  const backfill: Item[][] = []
  for (let start = INITIAL_LIMIT; start < items.length; start += BACKFILL_SIZE) {
    backfill.push(encodeOnce(items.slice(start, start + BACKFILL_SIZE)))
  }
  const older = Math.max(items.length - INITIAL_LIMIT, 0)
  return { initial: encodeOnce(items.slice(0, INITIAL_LIMIT)), backfill, older }
}

const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])
