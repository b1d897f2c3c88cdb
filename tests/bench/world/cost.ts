import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { judge, median } from '../judge.ts'
import { DAY } from './served.ts'

const FIRST = Date.parse('2026-03-02T05:00:00.000Z')
const DAYS = 28
const SEEKS = 12
/** Far apart: no two have a quarter in common. */
const BETWEEN_SEEKS = 211 * DAY
const SCREENFUL = 60
const MEGABYTE = 2 ** 20

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Milliseconds of processor time, of all threads: those that collect garbage count, too. */
function costOf(work: () => unknown) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function heapAfter(work: () => unknown) {
  work()
  collect()
  return process.memoryUsage().heapUsed / MEGABYTE
}

/** What the world costs: a day of headlines in a row of them, one screen of them at a moment that nothing is known of yet, and the memory of a month. */
export function judgeCost() {
  const news = createSimulatedNews('cost')
  const day = (number: number) => news.between(FIRST + number * DAY, FIRST + (number + 1) * DAY).length
  const span = (from: number, until: number) => {
    for (let number = from; number < until; number += 1) day(number)
  }
  day(-1)
  const total = costOf(() => span(0, DAYS))
  const before = heapAfter(() => span(DAYS, 2 * DAYS))
  const after = heapAfter(() => span(2 * DAYS, 3 * DAYS))
  const seeks = Array.from({ length: SEEKS }, (_, index) =>
    costOf(() => createSimulatedNews(`seek ${index % 2}`).newest(SCREENFUL, FIRST + index * BETWEEN_SEEKS)),
  )
  judge('one simulated day, processor time', total / DAYS, 150, { unit: ' ms' })
  judge('a cold seek, processor time, median', median(seeks), 300, { unit: ' ms' })
  judge('a cold seek, processor time, longest', Math.max(...seeks), 300, { unit: ' ms' })
  judge('growth of memory over a simulated month', after - before, 10, { unit: ' MB' })
}
