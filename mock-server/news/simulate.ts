import { LIST_LIMIT } from '../../src/contract/news.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Listed } from '../lists/rooms.ts'
import { HOT_LIMIT } from './newsroom.ts'
import type { Wire } from './simulated/simulated-news.ts'

/** The doors by which what is invented comes in. */
export type Doors<Item> = {
  takeSimulated(items: readonly Item[]): void
  replaceSimulated(items: readonly Item[]): void
  addOlder(items: readonly Item[]): void
  refresh(): void
}
/** How many items are at hand, and how many are made in one go. */
type Amounts = { hot: number; atOnce: number }

/** A longer silence (a machine that slept) is not made up for item by item. */
const CATCH_UP_MS = 30 * 60_000

/** Lets simulated items come in as the clock runs, and begins anew when it jumps. */
export function simulate<Item extends Listed>(
  wire: Wire<Item>,
  doors: Doors<Item>,
  { clock, environment }: { clock: Clock; environment: Pick<Environment, 'nextTurn'> },
  { hot, atOnce }: Amounts = { hot: HOT_LIMIT, atOnce: LIST_LIMIT },
) {
  let pulled = clock.now()
  let begun = 0
  let callOff = () => {}

  function waitForNext() {
    callOff()
    callOff = clock.at(wire.next(pulled), pull)
  }

  function begin(count = hot) {
    begun += 1
    pulled = clock.now()
    const items = wire.newest(count, pulled)
    doors.replaceSimulated(items)
    waitForNext()
    return items
  }

  function pull() {
    const now = clock.now()
    if (now - pulled > CATCH_UP_MS * Math.max(1, clock.rate())) return void begin()
    doors.takeSimulated(wire.between(pulled, now))
    pulled = now
    waitForNext()
  }

  /** Begins with as many as one list shows, so that the server can answer soon, and makes the older ones while it does. */
  async function start() {
    let last = begin(atOnce).at(-1)
    const mine = begun
    for (let made = atOnce; made < hot && last; made += atOnce) {
      await new Promise<void>(environment.nextTurn)
      if (begun !== mine) return
      // no two are published at once
      const older = wire.newest(atOnce, Date.parse(last.publishedDatetime) - 1)
      doors.addOlder(older)
      last = older.at(-1)
    }
    doors.refresh()
  }

  return {
    start,
    begin: () => void begin(),
    close() {
      begun += 1
      callOff()
    },
  }
}
