import type { ContentItem, ContentSearchContext } from '../../../src/contract/content.ts'
import type { NewsItem } from '../../../src/contract/news.ts'
import { compileContent } from '../../../src/rules/content-match.ts'
import { byNewest, mergeNewest } from '../../../src/rules/merge.ts'
import type { Clock } from '../../clock.ts'
import { type ContentRoom, firstOf } from '../content-room.ts'
import type { SimulatedContent } from '../simulated/simulated-content.ts'
import { isReal, storyOf } from '../story-of.ts'
import type { Place } from './cursors.ts'
import type { KeptStories } from './kept-stories.ts'
import { simulatedBefore } from './simulated-before.ts'

/** How many items a page has when a search does not say. */
const PAGE_SIZE = 50

export type HistoryParts = {
  room: ContentRoom
  /** What documents say, newest first. */
  read(): readonly NewsItem[]
  kept: KeptStories
  simulated: Pick<SimulatedContent, 'backwards'> | undefined
  clock: Clock
}
/** `next` is where the next page begins; undefined after the last. */
type Page = { items: ContentItem[]; next: Place | undefined }
type Items = readonly ContentItem[]
type Asked = {
  context: ContentSearchContext
  place: Place | undefined
  belongs(item: ContentItem): boolean
  /** One more than a page has: it tells whether there is another. */
  count: number
}

/**
 * Everything that there ever was, newest first, in pages. A place is an item's time and id, and each page has what comes after it: what comes in
 * meanwhile stands before. The simulation has no beginning: where it has nothing for a search in `DAYS_LOOKED_BACK` days it is given up on, once and
 * for all pages that follow. A page that has looked that far back with some hits has fewer items than asked for.
 */
export const createHistory =
  (parts: HistoryParts) =>
  async (context: ContentSearchContext, place?: Place): Promise<Page> => {
    const isWanted = compileContent(context)
    const size = context.size ?? PAGE_SIZE
    const asked: Asked = {
      context,
      place,
      belongs: (item) => isWanted(item) && (!place || byNewest(place, item) < 0),
      count: size + 1,
    }
    const real = await realOnes(parts, asked)
    const { items: simulated, lookedTo, isOver } = await simulatedOnes(parts, asked, real[size])
    const all = mergeNewest(real, simulated, asked.count).filter((item) => item.publishedDatetime >= lookedTo)
    const items = all.slice(0, size)
    const last = items.at(-1)
    if (!last || (all.length <= size && lookedTo === '')) return { items, next: undefined }
    return { items, next: { publishedDatetime: last.publishedDatetime, id: last.id, isSimulationOver: isOver } }
  }

export type History = ReturnType<typeof createHistory>

async function realOnes({ room, read, kept }: HistoryParts, { context, belongs, place, count }: Asked) {
  const lists = [
    firstOf(read().filter(isReal).map(storyOf), belongs, count),
    await kept(context, belongs, place, count),
    firstOf(room.injected(), belongs, count),
  ]
  return lists.reduce<Items>((newest, items) => mergeNewest(newest, items, count), [])
}

/** `lastReal` is the last that a page needs if there is nothing else; `lookedTo` is '' where nothing older is wanted. */
async function simulatedOnes({ simulated, clock }: HistoryParts, asked: Asked, lastReal: ContentItem | undefined) {
  const { context, place, belongs, count } = asked
  if (!simulated || place?.isSimulationOver) return { items: [], lookedTo: '', isOver: true }
  const from = Math.min(timeOf(place) ?? clock.now(), clock.now())
  const floor = Math.max(...[context.startDate, lastReal?.publishedDatetime].map(atOf))
  const { items, lookedTo = '' } = await simulatedBefore(simulated, { from, floor, belongs, count })
  const isOver = lookedTo !== '' && items.length === 0
  return { items, lookedTo: isOver ? '' : lookedTo, isOver }
}

const timeOf = (place: Place | undefined) => place && Date.parse(place.publishedDatetime)
const atOf = (instant: string | undefined) => (instant === undefined ? Number.NEGATIVE_INFINITY : Date.parse(instant))
