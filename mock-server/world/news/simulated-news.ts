import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { firstIndex } from '../../../src/rules/shared/merge.ts'
import { atOnce, rememberSteps, type Steps } from '../../in-steps.ts'
import type { Fact } from '../facts/fact.ts'
import { hash } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import { type Planned, planDay } from './plan/day.ts'
import { writeItem } from './write.ts'

/** The simulated news over time. */
export type Wire<Item> = {
  /** The items published in (after, until], oldest first. Epoch milliseconds. */
  between(after: number, until: number): Item[]
  /** The newest `count` items published at or before `until`, newest first. */
  newest(count: number, until: number): Item[]
  newestInSteps(count: number, until: number): Steps<Item[]>
  /** When the first item after `after` is published. Epoch milliseconds. */
  next(after: number): number
  /** Does one piece of the work of `between` and `next`, for a day at most. Returns whether that was the last. */
  prepare(after: number, until: number): boolean
}

/** The simulated past, of which more is made the further somebody looks. */
export type Backwards<Item> = {
  /**
   * The items published up to `until`, block by block, each newest first; `begins` in epoch milliseconds. Endless. Undefined after a piece of work
   * that completes no block.
   */
  backwards(until: number): Generator<{ begins: number; items: Item[] } | undefined, never>
}

/** A headline with the fact that it is a view of. `kind` is that of its sentence: the fact's own, or that of a look at it. */
export type Sourced = { item: NewsItem; fact: Fact; kind: string }

export type SimulatedNews = Wire<NewsItem> &
  Backwards<NewsItem> & {
    /** The item of an id, if it was published up to `until`, and not too long ago. */
    find(id: string, until: number): Steps<NewsItem | undefined>
    /** The same as `between`, with the facts. */
    sourced(after: number, until: number): Sourced[]
    /** Writes what `sourced` returns, in steps. */
    write(after: number, until: number): Steps<void>
  }

const ID = /^sim-([0-9a-z]+)-([0-9a-z]+)-([0-9a-z]+)$/
/** Older items are not found by their ids, and not looked for. */
export const FOUND_FOR = 20 * 365 * millisecondsInDay

/** Where the calendar begins there is nothing before: looking for more must end. */
export const LOOKED_THROUGH_DAYS = 14

/** Milliseconds: within this time after the last headline of a day, the next day is made. */
const LAST_OF_DAY = 3 * millisecondsInHour

/** The plans of days that are remembered; what is written belongs to its plan. */
const REMEMBERED_DAYS = 12
const REMEMBERED_SEEDS = 2
/** Headlines that are written in one go. */
const AT_ONCE = 4

type Day = { number: number; planned: readonly Planned[]; written: (Sourced | undefined)[] }

function* makeDay(seed: number, number: number): Steps<Day> {
  const planned = yield* planDay(seed, number)
  return { number, planned, written: [] }
}

/** The days of a seed: the news and the stories about them read the same ones. */
const daysOf = remember(REMEMBERED_SEEDS, (seed: number) =>
  rememberSteps(REMEMBERED_DAYS, (day: number) => makeDay(seed, day)),
)

const dayAt = (at: number) => Math.floor(at / millisecondsInDay)

/** The index of the first headline after a time. */
const indexAfter = (planned: readonly Planned[], time: number) =>
  firstIndex(planned.length, (index) => (planned[index]?.telling.at ?? 0) > time)

/** An endless stream of simulated news: a pure function of seed and time, which stores nothing. */
export const createSimulatedNews = (seedText: string): SimulatedNews => newsOf(hash(seedText))

function readerOf(seed: number) {
  const dayOf = (day: number): Day => daysOf(seed).get(day)

  function writtenAt({ number, planned, written }: Day, index: number): Sourced | undefined {
    const known = written[index]
    const one = planned[index]
    if (known || !one) return known
    const id = `sim-${seed.toString(36)}-${number.toString(36)}-${index.toString(36)}`
    const made = { item: writeItem(id, one), fact: one.telling.fact, kind: one.telling.kind }
    written[index] = made
    return made
  }

  function sourced(after: number, until: number): Sourced[] {
    const found: Sourced[] = []
    for (let number = dayAt(after); number <= dayAt(until); number += 1) {
      const day = dayOf(number)
      const { planned } = day
      const end = indexAfter(planned, until)
      for (let index = indexAfter(planned, after); index < end; index += 1) {
        const written = writtenAt(day, index)
        if (written) found.push(written)
      }
    }
    return found
  }

  function* write(after: number, until: number): Steps<void> {
    for (let number = dayAt(after); number <= dayAt(until); number += 1) {
      const day = yield* daysOf(seed).steps(number)
      const { planned } = day
      const end = indexAfter(planned, until)
      for (let index = indexAfter(planned, after); index < end; index += 1) {
        writtenAt(day, index)
        if (index % AT_ONCE === 0) yield
      }
    }
  }

  function* newestInSteps(count: number, until: number): Steps<NewsItem[]> {
    const items: NewsItem[] = []
    const last = dayAt(until) - LOOKED_THROUGH_DAYS
    for (let number = dayAt(until); items.length < count && number > last; number -= 1) {
      const day = yield* daysOf(seed).steps(number)
      const { planned } = day
      for (let index = indexAfter(planned, until) - 1; index >= 0 && items.length < count; index -= 1) {
        const written = writtenAt(day, index)
        if (written) items.push(written.item)
        yield
      }
    }
    return items
  }

  return { dayOf, writtenAt, sourced, write, newestInSteps }
}

/** A headline is a block, and so is the rest of its day. */
function* backwardsOf(
  seed: number,
  writtenAt: ReturnType<typeof readerOf>['writtenAt'],
  until: number,
): ReturnType<SimulatedNews['backwards']> {
  for (let number = dayAt(until); ; ) {
    const day = daysOf(seed).piece(number)?.value
    for (let index = day ? indexAfter(day.planned, until) - 1 : -1; day && index >= 0; index -= 1) {
      const written = writtenAt(day, index)
      if (written) yield { begins: Date.parse(written.item.publishedDatetime), items: [written.item] }
    }
    yield day && { begins: number * millisecondsInDay, items: [] }
    if (day) number -= 1
  }
}

function newsOf(seed: number): SimulatedNews {
  const { dayOf, writtenAt, sourced, write, newestInSteps } = readerOf(seed)
  return {
    sourced,
    write,
    between: (after, until) => sourced(after, until).map(({ item }) => item),
    newest: (count, until) => atOnce(newestInSteps(count, until)),
    newestInSteps,
    backwards: (until) => backwardsOf(seed, writtenAt, until),
    *find(id, until) {
      const [, ofSeed, ofDay = '', ofIndex = ''] = ID.exec(id) ?? []
      const number = Number.parseInt(ofDay, 36)
      const begins = number * millisecondsInDay
      if (ofSeed !== seed.toString(36) || !(begins <= until && begins > until - FOUND_FOR)) return undefined
      const item = writtenAt(yield* daysOf(seed).steps(number), Number.parseInt(ofIndex, 36))?.item
      return item && Date.parse(item.publishedDatetime) <= until ? item : undefined
    },
    next(after) {
      for (let day = dayAt(after); day < dayAt(after) + LOOKED_THROUGH_DAYS; day += 1) {
        const { planned } = dayOf(day)
        const first = planned[indexAfter(planned, after)]
        if (first) return first.telling.at
      }
      return after + LOOKED_THROUGH_DAYS * millisecondsInDay
    },
    prepare(after, until) {
      // the last headline of a day is followed by one of the next day
      const last = dayAt(until + LAST_OF_DAY)
      const first = Math.max(dayAt(after), last - 1)
      for (let day = first; day <= last; day += 1) if (daysOf(seed).piece(day) === undefined) return false
      return true
    },
  }
}
