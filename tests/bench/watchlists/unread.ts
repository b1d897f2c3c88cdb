import type { ListEvent } from '../../../src/adapters/sockets/lists.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { watchLists } from '../../../src/root/watchlists/unread.ts'
import { listsAbout, listsBySymbol } from '../../../src/rules/watchlists/unread.ts'
import { headlineOf } from '../../unit/alerts/headlines.ts'
import { judge } from '../judge.ts'

/**
 * `npm run bench -- watchlists/unread`: what a headline that arrives costs with ten watchlists (WCH-12), from the live list to what is counted, and how much of that is to
 * look its symbols up. The goal: with lists of 1,000 symbols it costs no more than 1.05 of what it does with lists of 10, measured by turns in one run. Also printed: the
 * same with 50 lists, the most that there may be; 50,000 symbols do not fit into the caches of a processor.
 */
const LISTS = 10
const MOST_LISTS = 50
const ITEMS = 500
const ROUNDS = 401

/** Each list has ten symbols that headlines name, and then others up to its size. */
const listsOf = (count: number, size: number) =>
  Array.from({ length: count }, (_, list) => ({
    id: `list-${list}`,
    name: `List ${list}`,
    symbols: Array.from({ length: size }, (_, at) => (at < 10 ? `T${list * 10 + at}` : `X${list}.${at}`)),
  }))
/** About none to three symbols, some of which are on no list. */
const tickersOf = (nth: number) =>
  Array.from({ length: nth % 4 }, (_, at) => `${at % 2 ? 'Y' : 'T'}${(nth * 7 + at) % 500}`)
const items = Array.from({ length: ITEMS }, (_, nth) => headlineOf(`h${nth}`, nth, { tickers: tickersOf(nth) }))

/** The live list, and how many headlines about lists have come. */
function listening(count: number, size: number) {
  let say: (event: ListEvent<NewsItem>) => void = () => undefined
  let found = 0
  const searchNews = (_: unknown, listener: typeof say) => {
    say = listener
    return () => undefined
  }
  const { follow } = watchLists({ searchNews }, { now: () => 0 }, (came) => {
    found += came.length
  })
  follow({ type: 'lists.followed', lists: listsOf(count, size) })
  return { say, found: () => found, bySymbol: listsBySymbol(listsOf(count, size)) }
}
type Listening = ReturnType<typeof listening>

/** Nanoseconds of the processor for a headline. */
function costOf(work: (item: NewsItem) => unknown) {
  const before = process.cpuUsage()
  for (const item of items) work(item)
  const { user, system } = process.cpuUsage(before)
  return ((user + system) * 1000) / items.length
}
function arrive({ say }: Listening) {
  say({ type: 'connection.opened', at: 0 })
  say({ type: 'items.replaced', items: [] })
  return costOf((item) => say({ type: 'items.merged', items: [item] }))
}
const lookUp = ({ bySymbol }: Listening) => costOf((item) => listsAbout(bySymbol, item))

/** What nine of ten rounds exceed: others on the machine only add to it. */
const leastOf = (costs: number[]) => costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 10)] ?? Number.NaN

/** Each is the first in every second round. The first rounds are for the compiler. */
function byTurns(cost: (of: Listening) => number, small: Listening, large: Listening) {
  const rounds = Array.from({ length: ROUNDS }, (_, nth) => {
    const first = nth % 2 === 0 ? cost(small) : undefined
    const ofLarge = cost(large)
    return [first ?? cost(small), ofLarge] as const
  }).slice(20)
  return [leastOf(rounds.map(([ofSmall]) => ofSmall)), leastOf(rounds.map(([, ofLarge]) => ofLarge))] as const
}

/** How many times as much a headline costs with long lists. */
function compare(count: number) {
  const [small, large] = [listening(count, 10), listening(count, 1_000)]
  for (const [name, cost] of [
    ['to look its symbols up', lookUp],
    ['a headline that arrives', arrive],
  ] as const) {
    const [one, other] = byTurns(cost, small, large)
    console.log(`      ${count} lists of 10, ${name}: ${one.toFixed(0)} ns, of 1,000: ${other.toFixed(0)} ns`)
    if (cost === lookUp) continue
    if (small.found() !== large.found() || small.found() === 0) throw new Error('Other headlines were found.')
    return other / one
  }
  return Number.NaN
}

console.log(`      ${MOST_LISTS} lists of 1,000 symbols against ${MOST_LISTS} of 10: ${compare(MOST_LISTS).toFixed(2)}`)
judge(`${LISTS} lists of 1,000 symbols against ${LISTS} of 10`, compare(LISTS), 1.05)
