import { LIST_LIMIT } from '../../src/contract/shared/news.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { inTurns } from '../in-steps.ts'
import type { Listed } from '../lists/rooms.ts'
import type { Wire } from '../world/news/simulated-news.ts'
import { HOT_LIMIT } from './newsroom.ts'

/** The doors by which what is invented comes in, and who asks for it. */
export type Doors<Item> = {
  /** Before each search, and for more after one that found fewer items than a list shows. */
  onAsked(notify: (isForMore: boolean) => void): void
  takeSimulated(items: readonly Item[]): void
  replaceSimulated(items: readonly Item[]): void
  addOlder(items: readonly Item[]): void
  refresh(): void
}
/** How many items are kept in memory, and how many are generated in one go. */
type Amounts = { hot: number; atOnce: number }

/** How many items fill a large screen. */
const SCREENFUL = 60

/** After a longer gap (a machine that slept) the items are not added one by one. */
const CATCH_UP_MS = 30 * 60_000

/**
 * Lets simulated items come in as the clock runs, from the first search or the warm-up on: nothing is made before. It begins with as many as one list shows and makes older ones,
 * while the server answers, once a search has found too few. When the clock jumps it begins again.
 */
export function simulate<Item extends Listed>(
  wire: Wire<Item>,
  doors: Doors<Item>,
  { clock, environment }: { clock: Clock; environment: Pick<Environment, 'nextTurn'> },
  amounts: Amounts = { hot: HOT_LIMIT, atOnce: LIST_LIMIT },
) {
  /** `age` counts the beginnings. */
  let [age, deepenedAge, pulled] = [0, 0, 0]
  let oldest: Item | undefined
  let callOff = () => {}

  function waitForNext() {
    callOff()
    callOff = clock.at(wire.next(pulled), () => void pull())
  }

  function begin() {
    age += 1
    pulled = clock.now()
    const items = wire.newest(amounts.atOnce, pulled)
    oldest = items.at(-1)
    waitForNext()
    return items
  }

  const beginAgain = () => (age === 0 ? doors.refresh() : doors.replaceSimulated(begin()))

  /** What others have pushed out of memory meanwhile is made again in pieces, while the server answers. */
  async function pull() {
    const mine = age
    while (!wire.prepare(pulled, clock.now())) await new Promise<void>(environment.nextTurn)
    const now = clock.now()
    if (age !== mine) return
    if (now - pulled > CATCH_UP_MS * Math.max(1, clock.rate())) return beginAgain()
    doors.takeSimulated(wire.between(pulled, now))
    pulled = now
    waitForNext()
  }

  function deepen() {
    if (deepenedAge === age) return
    const mine = age
    deepenedAge = mine
    void addOlder(wire, oldest, { doors, environment, amounts }, () => age === mine)
  }

  doors.onAsked((isForMore) => {
    if (age === 0) doors.addOlder(begin())
    if (isForMore) deepen()
  })
  clock.onJump(beginAgain)

  return {
    /** Makes in pieces what the first search would have to wait for. */
    async warmUp() {
      await inTurns(wire.newestInSteps(amounts.atOnce, clock.now()), environment.nextTurn, () => age === 0)
      if (age === 0) doors.addOlder(begin())
    },
    close() {
      age += 1
      deepenedAge = age
      callOff()
    },
  }
}

type Means<Item> = {
  doors: Pick<Doors<Item>, 'addOlder' | 'refresh'>
  environment: Pick<Environment, 'nextTurn'>
  amounts: Amounts
}

/** Adds what was published before the oldest of the first that were made, in pieces, for as long as `isWanted`. */
async function addOlder<Item extends Listed>(
  wire: Wire<Item>,
  from: Item | undefined,
  { doors, environment, amounts: { hot, atOnce } }: Means<Item>,
  isWanted: () => boolean,
) {
  let oldest = from
  for (let made = atOnce; made < hot && oldest; made += atOnce) {
    // no two are published at once
    const steps = wire.newestInSteps(atOnce, Date.parse(oldest.publishedDatetime) - 1)
    const older = await inTurns(steps, environment.nextTurn, isWanted)
    if (!older) return
    oldest = older.at(-1)
    doors.addOlder(older)
    // what is seen before anybody scrolls need not wait for the rest
    if (made + atOnce === SCREENFUL) doors.refresh()
  }
  doors.refresh()
}
