import type { Origin } from '../../src/contract/shared/news.ts'
import { byNewest, firstIndex, mergeNewest, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import type { Clock } from '../clock.ts'
import type { Meter } from '../http/limits/costs.ts'
import type { Turn } from '../turns.ts'
import { type Backwards, FOUND_FOR } from '../world/news/simulated-news.ts'
import { simulatedBefore } from './simulated-before.ts'

export type Dated = { id: string; publishedDatetime: string; sortDatetime?: string | undefined }

/** Where a page ended: the next page begins after this item in the order of lists. */
export type Position = {
  /** Where lists have the item. */
  publishedDatetime: string
  id: string
  /** The simulation is not searched any further: see `createHistory`. */
  isSimulationOver: boolean
}

/** What is read of a search besides what `compile` makes of it. */
type Searched = { origin?: Origin | undefined; startDate?: string | undefined; size?: number | undefined }

export type HistoryParts<Context, Item> = {
  compile(context: Context): (item: Item) => boolean
  /** The items that are not simulated, in lists that are newest first: of each as many as are asked for. */
  real(asked: Asked<Context, Item>): Promise<(readonly Item[])[]>
  simulated: Backwards<Item> | undefined
  /** How many days of the simulation a page looks through. */
  daysLookedBack: number
  /** The items of a page of which the search says no number. */
  pageSize: number
  clock: Pick<Clock, 'now'>
  turn: Turn
}

/** `next` is where the next page begins; undefined after the last page. */
export type Page<Item> = { items: Item[]; next: Position | undefined }
export type Asked<Context, Item> = {
  context: Context
  position: Position | undefined
  belongs(item: Item): boolean
  /** One more than a page has, to find out whether there is another page. */
  count: number
  /** The costs of the caller. */
  meter: Meter
}

/**
 * The whole history, newest first, in pages. A position is an item's time and id, and each page has the items after it, so items that arrive in the
 * meantime come before. The simulation has no beginning: where it has no match in `daysLookedBack` days it is not searched any further, on this
 * page and all that follow. A page that has looked that far back and found some matches has fewer items than requested, and so has one that has
 * become too costly.
 */
export const createHistory =
  <Context extends Searched, Item extends Dated>(parts: HistoryParts<Context, Item>) =>
  async (context: Context, meter: Meter, position?: Position): Promise<Page<Item>> => {
    const isWanted = parts.compile(context)
    const size = context.size ?? parts.pageSize
    const asked: Asked<Context, Item> = {
      context,
      position,
      belongs: (item) => isWanted(item) && (!position || byNewest(position, item) < 0),
      count: size + 1,
      meter,
    }
    const real = newestIn(await parts.real(asked), asked.count)
    const { items: simulated, lookedTo, isOver } = await simulatedOnes(parts, asked, real[size])
    const all = mergeNewest(real, simulated, asked.count).filter((item) => sortDatetimeOf(item) >= lookedTo)
    const items = all.slice(0, size)
    const last = items.at(-1)
    if (!last || (all.length <= size && lookedTo === '')) return { items, next: undefined }
    return { items, next: { publishedDatetime: sortDatetimeOf(last), id: last.id, isSimulationOver: isOver } }
  }

export type History<Context extends Searched, Item extends Dated> = ReturnType<typeof createHistory<Context, Item>>

const newestIn = <Item extends Dated>(lists: (readonly Item[])[], count: number) =>
  lists.reduce<readonly Item[]>((newest, items) => mergeNewest(newest, items, count), [])

/** `lastReal` is the last item that a page needs if there is nothing else; `lookedTo` is '' where nothing older is wanted. */
async function simulatedOnes<Context extends Searched, Item extends Dated>(
  { simulated, daysLookedBack: days, clock, turn }: HistoryParts<Context, Item>,
  asked: Asked<Context, Item>,
  lastReal: Item | undefined,
) {
  const { context, position, belongs, count, meter } = asked
  if (!simulated || context.origin === 'real' || position?.isSimulationOver)
    return { items: [], lookedTo: '', isOver: true }
  const from = Math.min(timeOf(position) ?? clock.now(), clock.now())
  if (from < clock.now() - FOUND_FOR) return { items: [], lookedTo: '', isOver: true }
  const floor = Math.max(...[context.startDate, lastReal && sortDatetimeOf(lastReal)].map(atOf))
  const { items, lookedTo = '' } = await simulatedBefore(simulated, turn, { from, floor, belongs, count, days, meter })
  const isOver = lookedTo !== '' && items.length === 0
  return { items, lookedTo: isOver ? '' : lookedTo, isOver }
}

/** The part of a list (newest first) after a position. */
export function listAfter<Item extends Dated>(items: readonly Item[], position?: Position) {
  if (!position) return items.slice()
  const isAfter = (item: Item | undefined) => !item || byNewest(position, item) < 0
  return items.slice(firstIndex(items.length, (index) => isAfter(items[index])))
}

/** The first matches; no other item is tested. */
export function firstOf<Item>(items: Iterable<Item>, belongs: (item: Item) => boolean, limit: number) {
  const found: Item[] = []
  for (const item of items) {
    if (found.length === limit) break
    if (belongs(item)) found.push(item)
  }
  return found
}

const timeOf = (position: Position | undefined) => position && Date.parse(position.publishedDatetime)
const atOf = (instant: string | undefined) => (instant === undefined ? Number.NEGATIVE_INFINITY : Date.parse(instant))
