import type { AnyEventObject } from 'xstate'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { ids, pressingPause, quietTime, sayingPause, typingPause } from './live-feed.seen.ts'

type Line = { port: string; input: SearchContext; isOpen: boolean }

const nothing = () => ({
  search: {} as SearchContext,
  phrase: '',
  items: [] as NewsItem[],
  /** How many more the list has. */
  older: 0,
  muted: [] as NewsItem[],
  areMutesShown: false,
  /** What is muted and stands among the rows. */
  beside: [] as NewsItem[],
  shown: [] as NewsItem[],
  tinted: [] as string[],
  expanded: [] as string[],
  reasons: new Set<string>(),
  focused: undefined as string | undefined,
  current: undefined as string | undefined,
  cleared: {} as SearchContext,
  instead: {} as SearchContext,
  count: 0,
  pressing: '',
  since: 0,
  seconds: 0,
  status: '',
})

/** FED-01, FED-15, FED-16, RT-02, RT-05 by the plainest means: what a feed is after these events. */
export function outcomeOf(events: AnyEventObject[]) {
  const lines: Line[] = []
  const said: unknown[][] = []
  /** How often older items were asked for. */
  let asked = 0
  /** What the part that mutes reports to the others. */
  const reported: unknown[][] = []
  let now = nothing()
  let reach = 'closed' as 'closed' | 'none' | 'open' | 'received' | 'lost' | 'refused'
  let reading = 'awaiting' as 'awaiting' | 'following' | 'held'
  let speaking = 'waiting' as 'waiting' | 'quiet' | 'gathering' | 'pressing'
  const is = { quiet: false, typing: false, undo: false, building: false, muting: false }

  const say = (type: string, what?: unknown) => said.push([type, what])
  const choose = (search: SearchContext) => say('search.chosen', search)
  const replace = (search: SearchContext) => {
    Object.assign(now, { cleared: now.search, instead: search })
    is.undo = true
    choose(search)
  }
  const rows = () => (now.beside.length > 0 ? both(now.items, now.beside) : now.items)
  const order = () => now.shown.map(({ id }) => id)
  const show = (tints = true) => {
    const before = order()
    now.shown = rows()
    now.tinted = tints && before.length > 0 ? order().filter((id) => !before.includes(id)) : []
  }
  const isBelow = () => now.focused !== undefined && order().indexOf(now.focused) > 0
  const settle = () => {
    for (let turns = 0; turns < 3; turns++) {
      const holds = now.reasons.size > 0 || isBelow()
      if (reading === 'following' && holds) reading = 'held'
      else if (reading === 'held' && !holds) {
        reading = 'following'
        show()
      }
    }
  }
  const hangUp = (port?: string) => {
    for (const line of lines) if (!port || line.port === port) line.isOpen = false
  }
  const listen = (port: string, input: SearchContext) => {
    hangUp(port)
    lines.push({ port, input, isOpen: true })
  }
  const reportMuted = (type: string) => {
    reported.push([type, ids(now.muted)])
    rules[type]?.({ type, muted: now.muted })
  }
  const begin = (search: SearchContext) => {
    reach = 'none'
    now.search = search
    listen('searchNews', search)
    hangUp('searchUnmuted')
    now.muted = []
    now.beside = []
    now.areMutesShown = false
    is.muting = Object.values(search.exclude ?? {}).flat().length > 0
    if (is.muting) listen('searchUnmuted', search)
    if (!is.typing) now.phrase = boxOf(search, now.phrase)
    for (const reason of ['scrolled', 'opened', 'older']) now.reasons.delete(reason)
    reading = 'awaiting'
    speaking = 'waiting'
    now.pressing = ''
  }
  const ask = () => {
    is.typing = false
    const words = now.phrase.split(/\s+/).filter(Boolean).join(' ')
    const { keywords = [], exclude, queryLanguage: _, ...others } = now.search
    const isSame = keywords.length === 1 && keywords[0] === words
    const wanted: SearchContext = isSame
      ? now.search
      : words
        ? { ...now.search, keywords: [words], queryLanguage: 2 }
        : {}
    const loses = [...Object.values(others).flat(), ...Object.values(exclude ?? {}).flat()].length > 0
    if (!words && (loses || keywords.length > 1)) {
      replace({})
    } else if (text(wanted) !== text(now.search)) choose(wanted)
  }
  const toggle = (id: string) => {
    const isOpen = now.expanded.includes(id)
    now.current = id
    now.expanded = isOpen ? now.expanded.filter((other) => other !== id) : [...now.expanded, id]
    if (!isOpen) {
      if (!now.reasons.has('scrolled') && !now.reasons.has('older')) now.reasons.add('opened')
      say('items.read', [id])
    } else if (!now.expanded.some((other) => order().includes(other))) now.reasons.delete('opened')
  }
  const walk = (to: string) => {
    const all = order()
    const at = all.indexOf(now.current ?? '')
    const target =
      all[to === 'next' ? at + 1 : to === 'previous' ? Math.max(at - 1, 0) : to === 'last' ? all.length - 1 : 0]
    if (target === undefined || target === now.current) return
    say('items.read', now.current !== undefined && (to === 'next' || to === 'previous') ? [now.current] : [])
    now.current = target
    now.focused = target
    say('row.reached', target)
  }
  const notify = (news: NewsItem[]) => {
    const ofNews = news.filter(({ id }) => !now.items.some((item) => item.id === id))
    const fresh = new Set(ofNews.map(({ id }) => id)).size
    if (speaking === 'waiting' || fresh === 0) return
    now.count = speaking === 'quiet' ? fresh : now.count + fresh
    const weighty = both([], ofNews).find(({ importance }) => (importance?.weight ?? 0) > 1)
    if (weighty) now.pressing = `Important: ${weighty.title}. `
    speaking = weighty || speaking === 'pressing' ? 'pressing' : 'gathering'
  }
  const isConnected = () => ['open', 'received', 'refused'].includes(reach)
  const shout = (of: string, count: number) => {
    now.status = `${now.pressing}${count} ${of}${count === 1 ? 'headline' : 'headlines'}`
    now.pressing = ''
    speaking = 'quiet'
  }

  const rules: Record<string, (event: AnyEventObject) => void> = {
    'search.given': ({ search, isOther = text(search) !== text(now.search) }) => {
      const wasClosed = reach === 'closed'
      if (!wasClosed && !isOther) return
      if (text(search) !== text(now.instead)) is.undo = false
      begin(search)
      if (!wasClosed) say('top.asked')
    },
    'feed.closed': () => {
      now = nothing()
      reach = 'closed'
      reading = 'awaiting'
      speaking = 'waiting'
      Object.assign(is, { typing: false, undo: false, building: false, muting: false })
      hangUp()
    },
    'retry.pressed': () => {
      reach = 'none'
      listen('searchNews', now.search)
    },
    'older.wanted': () => {
      asked++
    },
    'connection.opened': () => {
      if (['none', 'lost'].includes(reach)) reach = 'open'
    },
    'connection.lost': ({ at }) => {
      if (!isConnected()) return
      reach = 'lost'
      now.since = at
    },
    'search.refused': ({ seconds }) => {
      if (!isConnected()) return
      reach = 'refused'
      now.seconds = seconds
    },
    'items.replaced': ({ items, older }) => {
      if (!isConnected()) return
      reach = 'received'
      is.quiet = false
      now.older = older ?? 0
      rules['list.replaced']?.({ type: '', items: newest(items), older })
    },
    'items.backfilled': ({ items }) => {
      if (reach !== 'received') return
      now.older = 0
      rules['list.backfilled']?.({ type: '', items: newest([...items, ...now.items]), added: items })
    },
    'items.merged': ({ items }) => {
      if (reach !== 'received') return
      is.quiet = false
      rules['list.merged']?.({ type: '', items: newest([...now.items, ...items]) })
    },
    'items.recalled': ({ items, at }) => {
      if (now.items.length > 0 || reach !== 'none') return
      now.since = at
      reach = 'lost'
      rules['list.recalled']?.({ type: '', items: newest(items) })
    },
    [quietTime.type]: () => {
      is.quiet = true
      asked++
    },
    'list.replaced': ({ items, older = 0 }) => {
      now.items = items
      if (speaking === 'waiting') shout('', items.length + older)
      if (reading === 'awaiting') {
        reading = 'following'
        show(false)
      } else if (reading === 'following') show()
    },
    'list.backfilled': ({ items, added }) => {
      now.items = items
      if (reading === 'following') now.shown = rows()
      if (reading !== 'held') return
      const [first] = now.shown
      now.shown = newest([...added.filter((item: NewsItem) => !first || key(item) < key(first)), ...now.shown], 1000)
    },
    'older.added': ({ added }) => {
      if (reading !== 'awaiting') now.shown = newest([...now.shown, ...added], Number.POSITIVE_INFINITY)
      now.reasons.delete('opened')
      now.reasons.add('older')
    },
    'list.merged': ({ items }) => {
      notify(items)
      now.items = items
      if (reading === 'following') show()
    },
    'list.recalled': ({ items }) => {
      now.items = items
      if (reading === 'awaiting') reading = 'following'
      if (reading === 'following') show()
    },
    'unmuted.replaced': ({ items, muted }) => {
      if (!is.muting) return
      now.muted = newest(items).filter(({ id }) => muted.includes(id))
      if (now.areMutesShown) reportMuted('mutes.changed')
    },
    'unmuted.merged': ({ items, muted }) => {
      if (!is.muting) return
      const ofBatch = newest(items)
      const others = now.muted.filter(({ id }) => !ofBatch.some((item) => item.id === id))
      now.muted = newest([...others, ...ofBatch.filter(({ id }) => muted.includes(id))])
      if (now.areMutesShown) reportMuted('mutes.changed')
    },
    'mutes.toggled': () => {
      if (!is.muting) return
      now.areMutesShown = !now.areMutesShown
      reportMuted(now.areMutesShown ? 'mutes.revealed' : 'mutes.hidden')
    },
    'mutes.changed': ({ muted }) => {
      now.beside = muted
      if (reading === 'following') show()
    },
    'mutes.revealed': ({ muted }) => {
      now.beside = muted
      if (reading === 'following') show(false)
      if (reading !== 'held') return
      const [first] = now.shown
      now.shown = both(
        now.shown,
        now.beside.filter((item) => !first || key(item) < key(first)),
      )
      now.tinted = []
    },
    'mutes.hidden': ({ muted }) => {
      now.beside = []
      if (reading === 'following') show(false)
      if (reading !== 'held') return
      now.shown = now.shown.filter(({ id }) => !muted.some((item: NewsItem) => item.id === id))
      now.tinted = []
    },
    'phrase.changed': ({ phrase }) => {
      now.phrase = phrase
      is.typing = true
    },
    'search.submitted': ask,
    [typingPause.type]: ask,
    'search.cleared': () => {
      now.phrase = ''
      ask()
    },
    'filter.removed': ({ search }) => {
      is.typing = false
      replace(search)
    },
    'undo.pressed': () => {
      if (is.undo) choose(now.cleared)
      is.undo = false
    },
    'value.pressed': ({ pressed }) => choose(pressedIn(now.search, pressed)),
    'builder.asked': () => {
      is.building = true
    },
    'builder.left': () => {
      is.building = false
    },
    'item.toggled': ({ id }) => toggle(id),
    'current.toggled': () => now.current !== undefined && order().includes(now.current) && toggle(now.current),
    'link.followed': ({ id }) => say('items.read', [id]),
    'share.asked': ({ id }) =>
      say(
        'share.asked',
        order().find((row) => row === (id ?? now.current)),
      ),
    'box.wanted': () => say('box.asked'),
    'row.wanted': ({ to }) => walk(to),
    'row.focused': ({ id }) => {
      now.focused = id
      now.current = id
    },
    'focus.left': () => {
      now.focused = undefined
    },
    'list.scrolled': () => now.reasons.add('scrolled'),
    'top.reached': () => ['scrolled', 'older'].map((reason) => now.reasons.delete(reason)),
    'pointer.entered': () => now.reasons.add('pointed'),
    'pointer.left': () => now.reasons.delete('pointed'),
    'pin.toggled': () => now.reasons.delete('pinned') || now.reasons.add('pinned'),
    'waiting.asked': () => {
      now.reasons = new Set([...now.reasons].filter((reason) => reason === 'pointed'))
      now.focused = undefined
      now.current = undefined
      show()
      say('top.asked')
    },
    [sayingPause.type]: () => shout('new ', now.count),
    [pressingPause.type]: () => shout('new ', now.count),
  }
  for (const event of events) {
    if (reach !== 'closed' || event.type === 'search.given') rules[event.type]?.(event)
    settle()
  }

  return {
    items: ids(now.items),
    older: reach === 'lost' ? 0 : Math.min(now.older, 500 - now.items.length),
    asked,
    shown: ids(now.shown),
    muted: ids(now.muted),
    tinted: [...now.tinted].sort(),
    expanded: [...now.expanded].sort(),
    waiting: now.items.filter(({ id }) => !order().includes(id)).length,
    current: order().find((id) => id === now.current),
    phrase: now.phrase,
    isLoading: ['closed', 'none', 'open'].includes(reach),
    staleSince: reach === 'lost' ? now.since : undefined,
    refusedFor: reach === 'refused' ? now.seconds : undefined,
    isQuiet: is.quiet && reach === 'received',
    isHeld: reading === 'held',
    reasons: [...now.reasons].sort(),
    isBuilding: is.building,
    canUndo: is.undo,
    hasMutes: is.muting,
    areMutesShown: now.areMutesShown,
    status: speaking === 'quiet' ? now.status : '',
    lines,
    said,
    reported,
  }
}

const text = (search: SearchContext) => JSON.stringify(Object.entries(search).sort())
const key = ({ publishedDatetime, id }: NewsItem) => `${publishedDatetime} ${id}`
const newest = (items: NewsItem[], limit = 500) =>
  [...new Map(items.map((item) => [item.id, item])).values()].sort((a, b) => (key(a) < key(b) ? 1 : -1)).slice(0, limit)
const both = (list: NewsItem[], muted: NewsItem[]) => {
  const end = list.length < 500 ? '' : key(list[499] as NewsItem)
  return newest([...muted.filter((item) => key(item) > end), ...list], 1000)
}
function boxOf({ keywords = [] }: SearchContext, phrase: string) {
  const shown = keywords.length === 1 ? String(keywords[0]) : ''
  return phrase.split(/\s+/).filter(Boolean).join(' ') === shown ? phrase : shown
}
/** The tests press a ticker, and what is important. */
function pressedIn(search: SearchContext, { value }: { value?: string }): SearchContext {
  const { tickers, keywords, queryLanguage, ...others } = search
  if (value !== undefined) {
    const { tickers: _, ...untouched } = search
    return tickers?.join() === value ? untouched : { ...untouched, tickers: [value] }
  }
  const rest = tickers ? { ...others, tickers } : others
  const without = keywords?.map((keyword) => keyword.replace(/^is:important ?/, '')).filter(Boolean) ?? []
  if (keywords?.length && keywords.every((keyword) => keyword.startsWith('is:important')))
    return without.length > 0 ? { ...rest, queryLanguage: 2, keywords: without } : rest
  return {
    ...rest,
    queryLanguage: 2,
    keywords: keywords?.length ? keywords.map((k) => `is:important ${k}`) : ['is:important'],
  }
}
