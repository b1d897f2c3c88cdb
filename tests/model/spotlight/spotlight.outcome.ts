import type { AnyEventObject } from 'xstate'
import type { ContentItem } from '../../../src/contract/content/content.ts'

/** What a Spotlight is after these events, by the plainest means. Its parts are judged by what concerns them. */
export function outcomeOf(events: AnyEventObject[]) {
  let items: ContentItem[] = []
  let shown: ContentItem[] = []
  let list = 'connecting'
  let since: number | undefined
  let seconds: number | undefined
  let day: string | undefined
  let [phrase, isTyping, keyword] = ['', false, undefined as string | undefined]
  const holds = new Set<string>()
  const said: AnyEventObject[] = []
  let expanded: string[] = []
  let current: string | undefined
  let wasHeld = false
  let wasQuiet = false
  const isThere = (id?: string) => shown.some((item) => item.id === id)
  /** Whether one stands above the others, and which. */
  let [isLed, lead] = [false, undefined as string | undefined]
  const mostImportant = () => {
    const weights = shown.map(({ importance }) => Number(importance?.weight ?? 0))
    return shown[weights.indexOf(Math.max(...weights))]?.id
  }
  let isLeadDue = false
  let size = 24
  /** QRY-08: what is typed is a query. */
  let isQuery = false
  const asked = [{ word: undefined as string | undefined, size, isQuery }]
  const sorted = (all: ContentItem[]) =>
    [...new Map(all.map((item) => [item.id, item])).values()].sort((a, b) =>
      a.publishedDatetime < b.publishedDatetime ? 1 : -1,
    )
  const search = () => {
    asked.push({ word: keyword, size, isQuery })
    list = 'connecting'
  }
  const settle = () => {
    if (!isTyping) return
    isTyping = false
    const wanted = phrase.trim().split(/\s+/).join(' ') || undefined
    if (wanted === keyword) return
    keyword = wanted
    isQuery = true
    size = 24
    holds.clear()
    isLeadDue = isLed
    search()
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'connection.opened': () => {
      if (['connecting', 'late', 'stale'].includes(list)) list = 'loading'
    },
    'connection.lost': ({ at }) => {
      if (list === 'connecting' || list === 'stale') return
      list = 'stale'
      since = at
    },
    'search.refused': (event) => {
      if (list === 'connecting' || list === 'stale') return
      list = 'refused'
      seconds = event.seconds
    },
    'items.replaced': ({ items: all }) => {
      if (list === 'connecting' || list === 'stale') return
      list = 'live'
      wasQuiet = false
      items = sorted(all)
    },
    'items.merged': ({ items: batch }) => {
      if (list !== 'live') return
      wasQuiet = false
      items = sorted([...items, ...batch])
    },
    'items.backfilled': ({ items: older }) => {
      if (list !== 'live') return
      rules['list.backfilled']?.({ type: '', items: sorted([...older, ...items]), added: older })
    },
    'xstate.after.quietTime.spotlightList.searching.answering.live.active': () => {
      wasQuiet = true
    },
    'xstate.after.patience.spotlightList.searching.connecting': () => {
      list = 'late'
    },
    'xstate.after.patience.spotlightList.searching.answering.loading': () => {
      list = 'late'
    },
    'history.came': ({ items: all }) => {
      const isKnown = ['live', 'stale', 'refused'].includes(list)
      items = sorted(isKnown ? [...all, ...items] : all)
    },
    'items.recalled': ({ items: all, at }) => {
      if (!['connecting', 'late'].includes(list) || items.length > 0) return
      items = shown = sorted(all)
      list = 'stale'
      since = at
    },
    'retry.pressed': search,
    'end.neared': () => {
      if (list !== 'live' || items.length < size) return
      size = 500
      search()
    },
    'day.begun': (event) => {
      if (day !== undefined && event.day !== day) search()
      day = event.day
    },
    'search.given': (event) => {
      keyword = event.search.keywords?.join(' ')
      isQuery = 'queryLanguage' in event.search
      size = 24
      holds.clear()
      isLeadDue = isLed
      search()
    },
    'list.changed': (event) => {
      items = event.items
      const last = shown.at(-1)
      const isAtEnd = (item: ContentItem) => last !== undefined && item.publishedDatetime < last.publishedDatetime
      if (wasHeld) shown = sorted([...shown, ...event.items.filter(isAtEnd)])
    },
    'list.backfilled': (event) => {
      items = event.items
      const [first] = shown
      const isBelow = (item: ContentItem) => !first || item.publishedDatetime < first.publishedDatetime
      if (wasHeld) shown = sorted([...event.added.filter(isBelow), ...shown])
    },
    'list.recalled': (event) => {
      items = shown = event.items
    },
    'phrase.changed': (event) => {
      phrase = event.phrase
      isTyping = true
    },
    'search.submitted': settle,
    'xstate.after.typingPause.spotlight.typing': settle,
    'list.scrolled': () => holds.add('scrolled'),
    'top.reached': () => holds.delete('scrolled'),
    'pointer.entered': () => holds.add('pointed'),
    'pointer.left': () => holds.delete('pointed'),
    'focus.left': () => holds.delete('focused'),
    'newest.asked': () => {
      holds.clear()
      isLeadDue = isLed
      current = wasHeld ? undefined : current
    },
    'item.toggled': ({ id }) => toggle(id),
    'current.toggled': () => isThere(current) && toggle(String(current)),
    'row.focused': ({ id }) => {
      current = id
      holds.add('focused')
    },
    'row.wanted': ({ to }) => walk(to),
    'lead.wanted': (event) => {
      if (!isLed) lead = event.id
      isLed = true
    },
    'lead.left': () => {
      isLed = false
      lead = undefined
    },
    'pin.toggled': () => holds.delete('pinned') || holds.add('pinned'),
    'share.asked': () =>
      isThere(current) && said.push({ type: 'share.asked', item: shown.find(({ id }) => id === current) }),
    'box.wanted': () => said.push({ type: 'box.asked' }),
  }
  function walk(to: string) {
    const all = shown.map(({ id }) => id)
    const ids = isThere(lead) ? [String(lead), ...all.filter((id) => id !== lead)] : all
    const at = current === undefined ? -1 : ids.indexOf(current)
    const targets: Record<string, number> = {
      next: at + 1,
      previous: Math.max(at - 1, 0),
      first: 0,
      last: ids.length - 1,
    }
    const target = ids[targets[to] ?? 0]
    if (target === undefined || target === current) return
    said.push({ type: 'items.read', ids: current && ['next', 'previous'].includes(to) ? [current] : [] })
    current = target
    said.push({ type: 'row.reached', id: target })
  }
  function toggle(id: string) {
    current = id
    if (expanded.includes(id)) {
      expanded = expanded.filter((other) => other !== id)
      if (expanded.length === 0) holds.delete('opened')
      return
    }
    expanded = [...expanded, id]
    said.push({ type: 'items.read', ids: [id] })
    holds.add('opened')
  }
  for (const event of events) {
    rules[event.type]?.(event)
    // what is not there cannot move
    const isHeld = () => holds.size > 0 && shown.length > 0
    if (!isHeld()) shown = items
    wasHeld = isHeld()
    if (isLeadDue || (isLed && shown.length > 0 && !isThere(lead))) lead = mostImportant()
    isLeadDue = false
  }
  return {
    items,
    shown,
    waiting: items.filter(({ id }) => !shown.some((other) => other.id === id)).length,
    said,
    expanded,
    current: isThere(current) ? current : undefined,
    lead: isThere(lead) ? lead : undefined,
    isPinned: holds.has('pinned'),
    isHeld: wasHeld,
    reasons: [...holds].sort(),
    isLoading: list === 'connecting' || list === 'loading',
    isLate: list === 'late',
    awaitsItems: list === 'connecting' || list === 'late',
    isLive: list === 'live',
    isQuiet: list === 'live' && wasQuiet,
    refusedFor: list === 'refused' ? seconds : undefined,
    staleSince: list === 'stale' ? since : undefined,
    phrase,
    keyword,
    lines: asked.map(({ word, size, isQuery }, i) => ({
      port: 'searchContent',
      input: { ...(word === undefined ? {} : { keywords: [word], ...(isQuery && { queryLanguage: 2 }) }), size },
      isOpen: i === asked.length - 1,
    })),
  }
}
