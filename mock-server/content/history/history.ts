import type { ContentItem, ContentSearchContext } from '../../../src/contract/content/content.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { compileContent } from '../../../src/rules/content/content-match.ts'
import { byNewest, mergeNewest, sortDatetimeOf } from '../../../src/rules/shared/merge.ts'
import type { Clock } from '../../clock.ts'
import type { Meter } from '../../http/limits/costs.ts'
import type { Turn } from '../../turns.ts'
import type { SimulatedContent } from '../../world/content/simulated-content.ts'
import { asStories, firstOf, type LiveStories } from '../live-stories.ts'
import type { Position } from './cursors.ts'
import type { KeptStories } from './kept-stories.ts'
import { simulatedBefore } from './simulated-before.ts'

/** The default number of items per page. */
const PAGE_SIZE = 50

export type HistoryParts = {
  stories: LiveStories
  /** The items of documents, newest first. */
  read(): readonly NewsItem[]
  kept: KeptStories
  simulated: Pick<SimulatedContent, 'backwards'> | undefined
  clock: Clock
  turn: Turn
}
/** `next` is where the next page begins; undefined after the last page. */
type Page = { items: ContentItem[]; next: Position | undefined }
type Items = readonly ContentItem[]
type Asked = {
  context: ContentSearchContext
  position: Position | undefined
  belongs(item: ContentItem): boolean
  /** One more than a page has, to find out whether there is another page. */
  count: number
  /** The costs of the caller. */
  meter: Meter
}

/**
 * The whole history, newest first, in pages. A position is an item's time and id, and each page has the items after it, so items that arrive in the
 * meantime come before. The simulation has no beginning: where it has no match in `DAYS_LOOKED_BACK` days it is not searched any further, on this
 * page and all that follow. A page that has looked that far back and found some matches has fewer items than requested, and so has one that has
 * become too costly.
 */
export const createHistory =
  (parts: HistoryParts) =>
  async (context: ContentSearchContext, meter: Meter, position?: Position): Promise<Page> => {
    const isWanted = compileContent(context)
    const size = context.size ?? PAGE_SIZE
    const asked: Asked = {
      context,
      position,
      belongs: (item) => isWanted(item) && (!position || byNewest(position, item) < 0),
      count: size + 1,
      meter,
    }
    const real = await realOnes(parts, asked)
    const { items: simulated, lookedTo, isOver } = await simulatedOnes(parts, asked, real[size])
    const all = mergeNewest(real, simulated, asked.count).filter((item) => sortDatetimeOf(item) >= lookedTo)
    const items = all.slice(0, size)
    const last = items.at(-1)
    if (!last || (all.length <= size && lookedTo === '')) return { items, next: undefined }
    return { items, next: { publishedDatetime: sortDatetimeOf(last), id: last.id, isSimulationOver: isOver } }
  }

export type History = ReturnType<typeof createHistory>

async function realOnes({ stories, read, kept }: HistoryParts, { context, belongs, position, count }: Asked) {
  const lists = [
    firstOf(asStories(listAfter(read(), position)), belongs, count),
    await kept(context, belongs, position, count),
    firstOf(listAfter(stories.injected(), position), belongs, count),
  ]
  return lists.reduce<Items>((newest, items) => mergeNewest(newest, items, count), [])
}

/** `lastReal` is the last item that a page needs if there is nothing else; `lookedTo` is '' where nothing older is wanted. */
async function simulatedOnes(
  { simulated, clock, turn }: HistoryParts,
  asked: Asked,
  lastReal: ContentItem | undefined,
) {
  const { context, position, belongs, count, meter } = asked
  if (!simulated || context.origin === 'real' || position?.isSimulationOver)
    return { items: [], lookedTo: '', isOver: true }
  const from = Math.min(timeOf(position) ?? clock.now(), clock.now())
  const floor = Math.max(...[context.startDate, lastReal && sortDatetimeOf(lastReal)].map(atOf))
  const { items, lookedTo = '' } = await simulatedBefore(simulated, turn, { from, floor, belongs, count, meter })
  const isOver = lookedTo !== '' && items.length === 0
  return { items, lookedTo: isOver ? '' : lookedTo, isOver }
}

/** The part of a list (newest first) after a position. */
function listAfter<Item extends { publishedDatetime: string; id: string }>(
  items: readonly Item[],
  position?: Position,
) {
  let [low, high] = [0, position ? items.length : 0]
  while (position && low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item && byNewest(position, item) >= 0) low = middle + 1
    else high = middle
  }
  return items.slice(low)
}

const timeOf = (position: Position | undefined) => position && Date.parse(position.publishedDatetime)
const atOf = (instant: string | undefined) => (instant === undefined ? Number.NEGATIVE_INFINITY : Date.parse(instant))
