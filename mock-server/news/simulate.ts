import { setImmediate as nextTurn } from 'node:timers/promises'
import { LIST_LIMIT } from '../../src/contract/news.ts'
import type { Clock } from '../clock.ts'
import { HOT_LIMIT, type Newsroom } from './newsroom.ts'
import type { SimulatedNews } from './simulated/simulated-news.ts'

/** A longer silence (a machine that slept) is not made up for item by item. */
const CATCH_UP_MS = 30 * 60_000

/** Lets simulated news come in as the clock runs, and begins anew when it jumps. */
export function simulate(news: SimulatedNews, newsroom: Newsroom, clock: Clock) {
  let pulled = clock.now()
  let begun = 0
  let callOff = () => {}

  function waitForNext() {
    callOff()
    callOff = clock.at(news.next(pulled), pull)
  }

  function begin(count = HOT_LIMIT) {
    begun += 1
    pulled = clock.now()
    newsroom.replaceSimulated(news.newest(count, pulled))
    waitForNext()
  }

  function pull() {
    const now = clock.now()
    if (now - pulled > CATCH_UP_MS * Math.max(1, clock.rate())) return begin()
    newsroom.takeSimulated(news.between(pulled, now))
    pulled = now
    waitForNext()
  }

  /** Begins with as many as one list shows, so that the server can answer soon, and makes the older ones while it does. */
  async function start() {
    begin(LIST_LIMIT)
    const mine = begun
    let until = pulled
    for (let made = LIST_LIMIT; made < HOT_LIMIT; made += LIST_LIMIT) {
      await nextTurn()
      if (begun !== mine) return
      const older = news.newest(LIST_LIMIT, until)
      newsroom.addOlder(older)
      until = Date.parse(older.at(-1)?.publishedDatetime ?? '') || until
    }
    newsroom.refresh()
  }

  return {
    start,
    begin: () => begin(),
    close() {
      begun += 1
      callOff()
    },
  }
}
