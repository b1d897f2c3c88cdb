import type { Clock } from '../clock.ts'
import { HOT_LIMIT, type Newsroom } from './newsroom.ts'
import type { SimulatedNews } from './simulated/simulated-news.ts'

/** A longer silence (a machine that slept) is not made up for item by item. */
const CATCH_UP_MS = 30 * 60_000

/** Lets simulated news come in as the clock runs, and begins anew when it jumps. */
export function simulate(news: SimulatedNews, newsroom: Newsroom, clock: Clock) {
  let pulled = clock.now()
  let callOff = () => {}

  function waitForNext() {
    callOff()
    callOff = clock.at(news.next(pulled), pull)
  }

  function begin() {
    pulled = clock.now()
    waitForNext()
    newsroom.replace(news.newest(HOT_LIMIT, pulled))
  }

  function pull() {
    const now = clock.now()
    if (now - pulled > CATCH_UP_MS * Math.max(1, clock.rate())) return begin()
    newsroom.takeSimulated(news.between(pulled, now))
    pulled = now
    waitForNext()
  }

  return { begin, close: () => callOff() }
}
