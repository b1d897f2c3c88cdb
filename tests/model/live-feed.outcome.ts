import type { AnyEventObject } from 'xstate'
import type { NewsItem } from '../../src/contract/news.ts'
import {
  hasArrived,
  isExpanded,
  isHeld,
  isLoading,
  isStale,
  liveFeedMachine,
  phraseOf,
  shownOf,
  waitingCount,
} from '../../src/machines/live-feed.machine.ts'
import { drive } from './drive.ts'

/** A headline; `minute` orders it, `version` tells two of one id apart. */
export const itemOf = (id: string, minute: number, version = 1): NewsItem => ({
  id,
  publishedDatetime: new Date(Date.UTC(2026, 0, 5) + minute * 60_000).toISOString(),
  receivedDatetime: new Date(Date.UTC(2026, 0, 6)).toISOString(),
  title: `Headline ${id}, version ${version}`,
  source: 'injected',
  articleSource: 'Test Wire',
  link: null,
  summary: '',
  sentiment: 'neutral',
  sentimentScore: 0,
  tickers: [],
  topics: [],
  sectors: [],
  industries: [],
})

export const typingPause = { type: 'xstate.after.typingPause.liveFeed.box.typing', after: 300 }

export const startFeed = () => drive(liveFeedMachine, { streams: ['searchNews'] })
type Feed = ReturnType<typeof startFeed>

const ids = (items: readonly NewsItem[]) => items.map(({ id, title }) => `${id}: ${title}`)

export function seen({ snapshot, lines }: Feed) {
  const { items } = snapshot().context
  return {
    items: ids(items),
    shown: ids(shownOf(snapshot())),
    tinted: items.filter(({ id }) => hasArrived(snapshot(), id)).length,
    expanded: items.filter(({ id }) => isExpanded(snapshot(), id)).length,
    waiting: waitingCount(snapshot()),
    phrase: phraseOf(snapshot()),
    isLoading: isLoading(snapshot()),
    isStale: isStale(snapshot()),
    isHeld: isHeld(snapshot()),
    searched: lines.map(({ input }) => input),
    listening: lines.map(({ isOpen }) => isOpen),
  }
}

/** FED-01, FED-16, RT-02, RT-05: a map by id, sorted, cut; and what the reader sees of it. */
export function outcomeOf(events: AnyEventObject[]) {
  const searched: { keywords?: string[] }[] = [{}]
  let items: NewsItem[] = []
  let shown: NewsItem[] = []
  let arrived: string[] = []
  let expanded: string[] = []
  let phrase = ''
  let isTyping = false
  let isHeld = false
  let reach: 'none' | 'open' | 'heard' | 'lost' = 'none'

  const take = (all: NewsItem[], fresh: NewsItem[]) => {
    const byId = new Map(all.map((item) => [item.id, item]))
    items = [...byId.values()].sort(newestFirst).slice(0, 500)
    arrived = fresh.map(({ id }) => id)
    if (!isHeld) shown = items
  }
  const follow = () => {
    isHeld = false
    shown = items
  }
  const search = () => {
    const words = phrase.split(/\s+/).filter((word) => word !== '')
    const wanted = words.length > 0 ? { keywords: [words.join(' ')] } : {}
    if (isTyping && JSON.stringify(wanted) !== JSON.stringify(searched.at(-1))) {
      searched.push(wanted)
      reach = 'none'
      follow()
    }
    isTyping = false
  }
  const isConnected = () => reach === 'open' || reach === 'heard'
  const isLoading = () => reach === 'none' || reach === 'open'

  const rules: Record<string, (event: AnyEventObject) => void> = {
    'connection.opened': () => {
      if (!isConnected()) reach = 'open'
    },
    'connection.lost': () => {
      if (isConnected()) reach = 'lost'
    },
    'items.replaced': (event) => {
      if (!isConnected()) return
      reach = 'heard'
      take(event.items, [])
    },
    'items.merged': (event) => {
      if (reach === 'heard') take([...items, ...event.items], event.items)
    },
    'phrase.changed': (event) => {
      phrase = event.phrase
      isTyping = true
    },
    'search.submitted': search,
    [typingPause.type]: search,
    'item.toggled': ({ id }) => {
      expanded = expanded.includes(id) ? expanded.filter((other) => other !== id) : [...expanded, id]
    },
    'reader.left': () => {
      isHeld = true
    },
    'reader.returned': follow,
  }
  for (const event of events) rules[event.type]?.(event)

  return {
    items: ids(items),
    shown: ids(shown),
    tinted: items.filter(({ id }) => arrived.includes(id)).length,
    expanded: items.filter(({ id }) => expanded.includes(id)).length,
    waiting: items.filter(({ id }) => !shown.some((other) => other.id === id)).length,
    phrase,
    isLoading: isLoading(),
    isStale: !isConnected() && !isLoading(),
    isHeld,
    searched,
    listening: searched.map((_, i) => i === searched.length - 1),
  }
}

function newestFirst(a: NewsItem, b: NewsItem) {
  const [keyOfA, keyOfB] = [`${a.publishedDatetime} ${a.id}`, `${b.publishedDatetime} ${b.id}`]
  return keyOfA === keyOfB ? 0 : keyOfA < keyOfB ? 1 : -1
}
