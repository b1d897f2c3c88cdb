import type { AnyEventObject, SnapshotFrom } from 'xstate'
import type { ContentItem, NewsPitSearchContext } from '../../../src/contract/content/content.ts'
import {
  asOf,
  currentOf,
  footOf,
  hasFailed,
  isLoading,
  isReading,
  itemsOf,
  type libraryMachine,
  offsetOf,
  progressOf,
  searchOf,
} from '../../../src/machines/news-pit/library.machine.ts'
import { storyOf } from '../../unit/content/content-item.ts'

export const stories = new Map<string, ContentItem>(
  Array.from({ length: 10 }, (_, i) => [`n${i + 1}`, storyOf(`n${i + 1}`, { at: 100 - i })]),
)
const storyAt = (number: number) => stories.get(`n${number}`) ?? storyOf(`n${number}`)
export const page = (numbers: number[], searchAfter: string | null) => ({
  contentItems: numbers.map(storyAt),
  searchAfter,
  at: 1_000 + numbers.length,
})

type List = 'unasked' | 'loading' | 'failed' | 'resting' | 'adding' | 'cut' | 'ended'

/** What a library is after these events, by the plainest means. */
export function outcomeOf(events: AnyEventObject[]) {
  let list: List = 'unasked'
  let search: NewsPitSearchContext = {}
  let ids: string[] = []
  let [cursor, had, offset] = [null as string | null, undefined as number | undefined, 0]
  let [current, clicked, isOpen] = [undefined as string | undefined, undefined as string | undefined, false]
  const calls: unknown[] = []
  const said: unknown[] = []
  const load = (next: 'loading' | 'adding') => {
    list = next
    calls.push({ port: 'loadPage', input: next === 'adding' ? { ...search, searchAfter: cursor } : search })
  }
  const again = () => {
    if (list === 'failed') load('loading')
    else if (list === 'cut') load('adding')
  }
  const read = () => {
    said.push({ type: 'items.read', ids: [current] })
    if (list === 'resting' && ids.indexOf(String(current)) >= ids.length - 3) load('adding')
  }
  const open = (id: string | undefined) => {
    if (id === undefined || !ids.includes(id)) return
    current = id
    clicked = id
    isOpen = true
    read()
  }
  const close = () => {
    isOpen = false
    current = clicked
    said.push({ type: 'row.reached', id: current })
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'search.given': (event) => {
      if (list !== 'unasked' && event.search.keywords[0] === search.keywords?.[0]) return
      search = event.search
      ids = []
      ;[had, offset, current, clicked, isOpen] = [undefined, 0, undefined, undefined, false]
      load('loading')
    },
    'refresh.pressed': () => load('loading'),
    'retry.pressed': again,
    'network.returned': again,
    'end.neared': () => list === 'resting' && load('adding'),
    'xstate.done.actor.loadPage': ({ output }) => {
      const come = output.contentItems.map(({ id }: ContentItem) => id)
      if (list === 'loading') had = output.at
      ids = list === 'loading' ? come : [...new Set([...ids, ...come])]
      cursor = output.searchAfter
      list = cursor === null ? 'ended' : 'resting'
    },
    'xstate.error.actor.loadPage': () => {
      list = list === 'loading' ? 'failed' : 'cut'
    },
    'card.opened': ({ id }) => !isOpen && open(id),
    'current.toggled': () => (isOpen ? close() : open(current)),
    'reader.left': () => isOpen && close(),
    'row.focused': ({ id }) => {
      if (isOpen && (id === current || !ids.includes(id))) return
      current = id
      if (isOpen) read()
    },
    'row.wanted': ({ to }) => {
      const at = ids.indexOf(String(current))
      const next = to === 'first' ? ids[0] : ids[at + 1]
      if (next === undefined || next === current) return
      current = next
      said.push({ type: 'row.reached', id: current })
      if (isOpen) read()
    },
    'share.asked': () =>
      said.push({
        type: 'share.asked',
        item: ids.includes(String(current)) ? stories.get(String(current)) : undefined,
      }),
    'box.wanted': () => said.push({ type: 'box.asked' }),
    'list.left': (event) => {
      offset = event.offset
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    search,
    items: ids,
    asOf: had,
    offset,
    current,
    isLoading: list === ('loading' as List),
    hasFailed: list === ('failed' as List),
    foot: (['adding', 'cut', 'ended'] as List[]).includes(list) ? list : 'more',
    isReading: isOpen,
    progress: { at: ids.indexOf(String(current)) + 1, of: ids.length },
    said,
    calls,
  }
}

type Driven = {
  snapshot: () => SnapshotFrom<typeof libraryMachine>
  said: AnyEventObject[]
  calls: { port: string; input: unknown }[]
}

export const seen = ({ snapshot, said, calls }: Driven) => ({
  search: searchOf(snapshot()),
  items: itemsOf(snapshot()).map(({ id }) => id),
  asOf: asOf(snapshot()),
  offset: offsetOf(snapshot()),
  current: currentOf(snapshot()),
  isLoading: isLoading(snapshot()),
  hasFailed: hasFailed(snapshot()),
  foot: footOf(snapshot()),
  isReading: isReading(snapshot()),
  progress: progressOf(snapshot()),
  said: [...said],
  calls: [...calls],
})
