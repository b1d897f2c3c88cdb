import { millisecondsInDay } from 'date-fns/constants'
import { heldJson, joined } from '../http/held-json.ts'
import type { Turn } from '../turns.ts'
import type { Almanac, Entry } from './almanac.ts'

/** Whole days that are remembered: more than the two years that an almanac knows. */
const MOST_DAYS = 1000

/** An entry until it next changes, as JSON. Times in epoch milliseconds: valid from the first, and until just before the second. */
type Encoded = { from: number; until: number; bytes: Buffer }

/**
 * The answers of a calendar as bytes. A whole day (in UTC) is validated and encoded once, and again when one of its entries changes: a window of two
 * years costs little more than joining its days.
 */
export function createEncodedDays<Item>(almanac: Almanac<Item>, schema: unknown, turn: Turn) {
  const days = new Map<number, Encoded>()

  const encode = (entries: readonly Entry<Item>[], now: number) =>
    joined(entries.map((entry) => heldJson(schema, entry.itemAt(now))))

  async function wholeDay(day: number, now: number) {
    const known = days.get(day)
    if (known && now >= known.from && now < known.until) return known.bytes
    await turn()
    const entries = almanac.between(day * millisecondsInDay, (day + 1) * millisecondsInDay - 1)
    const changes = entries.flatMap((entry) => entry.changes)
    const bytes = encode(entries, now)
    if (days.size >= MOST_DAYS) days.clear()
    days.set(day, {
      from: Math.max(...changes.filter((at) => at <= now), Number.NEGATIVE_INFINITY),
      until: Math.min(...changes.filter((at) => at > now), Number.POSITIVE_INFINITY),
      bytes,
    })
    return bytes
  }

  /** The result of `almanac.search` as a response body. */
  return async (from: number, until: number, now: number): Promise<Buffer> => {
    const [first, last] = almanac.within(from, until, now)
    const parts: Buffer[] = []
    while (!almanac.prepare(first, last)) await turn()
    for (let day = Math.floor(first / millisecondsInDay); day * millisecondsInDay <= last; day += 1) {
      const [begins, ends] = [
        Math.max(day * millisecondsInDay, first),
        Math.min((day + 1) * millisecondsInDay - 1, last),
      ]
      const isWhole = ends - begins === millisecondsInDay - 1
      parts.push(isWhole ? await wholeDay(day, now) : encode(almanac.between(begins, ends), now))
    }
    return Buffer.concat([HEAD, joined(parts), TAIL])
  }
}

const [HEAD, TAIL] = [Buffer.from('{"data":['), Buffer.from(']}')]
