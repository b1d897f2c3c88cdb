import type { AnyEventObject } from 'xstate'
import type { NewsItem } from '../../src/contract/news.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import { ids, quietTime } from './live-feed.seen.ts'

type Line = { port: string; input: SearchContext; isOpen: boolean }

const nothing = () => ({
  search: {} as SearchContext,
  phrase: '',
  items: [] as NewsItem[],
  muted: [] as NewsItem[],
  areMutesShown: false,
  shown: [] as NewsItem[],
  tinted: [] as string[],
  expanded: [] as string[],
  reasons: new Set<string>(),
  focused: undefined as string | undefined,
  current: undefined as string | undefined,
  cleared: {} as SearchContext,
  count: 0,
  since: 0,
  seconds: 0,
  status: '',
})

/** FED-01, FED-15, FED-16, RT-02, RT-05 by the plainest means: what a feed is after these events. */
export function outcomeOf(events: AnyEventObject[]) {
  const lines: Line[] = []
  const said: unknown[][] = []
  let now = nothing()
  let reach = 'closed' as 'closed' | 'none' | 'open' | 'heard' | 'lost' | 'refused'
  let reading = 'awaiting' as 'awaiting' | 'following' | 'held'
  let speaking = 'waiting' as 'waiting' | 'quiet' | 'gathering'
  const is = { quiet: false, typing: false, undo: false, building: false, muting: false }

  const say = (type: string, what?: unknown) => said.push([type, what])
  const choose = (search: SearchContext) => say('search.chosen', search)
  const rows = () => (now.areMutesShown ? both(now.items, now.muted) : now.items)
  const places = () => now.shown.map(({ id }) => id)
  const show = (tints = true) => {
    const before = places()
    now.shown = rows()
    now.tinted = tints && before.length > 0 ? places().filter((id) => !before.includes(id)) : []
  }
  const isBelow = () => now.focused !== undefined && places().indexOf(now.focused) > 0
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
  const anew = () => {
    is.muting = false
    hangUp('searchUnmuted')
    now.muted = []
    now.areMutesShown = false
    if (!is.typing) now.phrase = boxOf(now.search, now.phrase)
    for (const reason of ['scrolled', 'opened']) now.reasons.delete(reason)
    say('top.asked')
    reading = 'awaiting'
    speaking = 'waiting'
    if (Object.values(now.search.exclude ?? {}).flat().length > 0) {
      const { exclude: _, ...input } = now.search
      listen('searchUnmuted', input)
      is.muting = true
    }
  }
  const ask = () => {
    is.typing = false
    const words = now.phrase.split(/\s+/).filter(Boolean).join(' ')
    const wanted = words ? { ...now.search, keywords: [words] } : {}
    const { keywords = [], exclude, ...others } = now.search
    const loses = [...Object.values(others).flat(), ...Object.values(exclude ?? {}).flat()].length > 0
    if (!words && (loses || keywords.length > 1)) {
      now.cleared = now.search
      is.undo = true
      choose({})
    } else if (text(wanted) !== text(now.search)) choose(wanted)
  }
  const toggle = (id: string) => {
    const isOpen = now.expanded.includes(id)
    now.current = id
    now.expanded = isOpen ? now.expanded.filter((other) => other !== id) : [...now.expanded, id]
    if (!isOpen) {
      if (!now.reasons.has('scrolled')) now.reasons.add('opened')
      say('items.read', [id])
    } else if (!now.expanded.some((other) => places().includes(other))) now.reasons.delete('opened')
  }
  const walk = (to: string) => {
    const all = places()
    const at = all.indexOf(now.current ?? '')
    const target =
      all[to === 'next' ? at + 1 : to === 'previous' ? Math.max(at - 1, 0) : to === 'last' ? all.length - 1 : 0]
    if (target === undefined || target === now.current) return
    say('items.read', now.current !== undefined && (to === 'next' || to === 'previous') ? [now.current] : [])
    now.current = target
    now.focused = target
    say('row.reached', target)
  }
  const tell = (news: NewsItem[]) => {
    const fresh = new Set(news.map(({ id }) => id).filter((id) => !now.items.some((item) => item.id === id))).size
    if (speaking === 'waiting' || fresh === 0) return
    now.count = speaking === 'gathering' ? now.count + fresh : fresh
    speaking = 'gathering'
  }
  const isConnected = () => ['open', 'heard', 'refused'].includes(reach)
  const shout = (of: string, count: number) => {
    now.status = `${count} ${of}${count === 1 ? 'headline' : 'headlines'}`
    speaking = 'quiet'
  }

  const rules: Record<string, (event: AnyEventObject) => void> = {
    'search.given': ({ search }) => {
      const isOther = text(search) !== text(now.search)
      if (is.undo && Object.values(search).flat().length > 0) is.undo = false
      if (reach === 'closed' || isOther) {
        reach = 'none'
        now.search = search
        listen('searchNews', search)
      }
      if (isOther) anew()
    },
    'feed.closed': () => {
      if (is.building) say('building.ended')
      if (reach !== 'closed') now = nothing()
      reach = 'closed'
      reading = 'awaiting'
      speaking = 'waiting'
      Object.assign(is, { typing: false, undo: false, building: false, muting: false })
      hangUp()
    },
    'retry.pressed': () => {
      if (reach === 'closed') return
      reach = 'none'
      listen('searchNews', now.search)
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
    'items.replaced': ({ items }) => {
      if (isConnected()) {
        now.items = newest(items)
        reach = 'heard'
        is.quiet = false
      }
      if (speaking === 'waiting') shout('', now.items.length)
      if (reading === 'awaiting') {
        reading = 'following'
        show(false)
      } else if (reading === 'following') show()
    },
    'items.recalled': ({ items, at }) => {
      if (now.items.length > 0) return
      if (reach === 'none') {
        now.items = newest(items)
        now.since = at
        reach = 'lost'
      }
      if (reading === 'awaiting') {
        reading = 'following'
        show()
      }
    },
    'items.merged': ({ items }) => {
      tell(items)
      is.quiet = false
      if (reach === 'heard') now.items = newest([...now.items, ...items])
      if (reading === 'following') show()
    },
    [quietTime.type]: () => {
      is.quiet = true
    },
    'unmuted.replaced': ({ items }) => {
      if (is.muting) now.muted = newest(items).filter((item) => isMuted(item, now.search))
      if (reading === 'following') show()
    },
    'unmuted.merged': ({ items }) => {
      const ofBatch = newest(items)
      const others = now.muted.filter(({ id }) => !ofBatch.some((item) => item.id === id))
      if (is.muting) now.muted = newest([...others, ...ofBatch.filter((item) => isMuted(item, now.search))])
      if (reading === 'following') show()
    },
    'mutes.toggled': () => {
      if (is.muting) now.areMutesShown = !now.areMutesShown
      if (reading === 'following') show(false)
      if (reading !== 'held') return
      const [first] = now.shown
      const below = now.muted.filter((item) => !first || key(item) < key(first))
      now.shown = now.areMutesShown
        ? both(now.shown, below)
        : now.shown.filter(({ id }) => !now.muted.some((item) => item.id === id))
      now.tinted = []
    },
    'phrase.changed': ({ phrase }) => {
      now.phrase = phrase
      is.typing = true
    },
    'search.submitted': ask,
    'xstate.after.typingPause.liveFeed.box.typing': ask,
    'search.cleared': () => {
      now.phrase = ''
      ask()
    },
    'undo.pressed': () => {
      if (is.undo) choose(now.cleared)
      is.undo = false
    },
    'value.pressed': ({ pressed }) => choose(pressedIn(now.search, pressed.value)),
    'builder.asked': () => {
      if (!is.building) say('building.begun')
      is.building = true
    },
    'builder.left': () => {
      if (is.building) say('building.ended')
      is.building = false
    },
    'item.toggled': ({ id }) => toggle(id),
    'current.toggled': () => now.current !== undefined && places().includes(now.current) && toggle(now.current),
    'link.followed': ({ id }) => say('items.read', [id]),
    'share.asked': ({ id }) =>
      say(
        'share.asked',
        places().find((row) => row === (id ?? now.current)),
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
    'reason.came': ({ reason }) => now.reasons.add(reason),
    'reason.went': ({ reason }) => now.reasons.delete(reason),
    'pin.toggled': () => now.reasons.delete('pinned') || now.reasons.add('pinned'),
    'waiting.asked': () => {
      now.reasons = new Set([...now.reasons].filter((reason) => reason === 'pointed'))
      now.focused = undefined
      now.current = undefined
      show()
      say('top.asked')
    },
    'xstate.after.sayingPause.liveFeed.speaking.gathering': () => shout('new ', now.count),
  }
  for (const event of events) {
    rules[event.type]?.(event)
    settle()
  }

  return {
    items: ids(now.items),
    shown: ids(now.shown),
    muted: ids(now.muted),
    tinted: [...now.tinted].sort(),
    expanded: [...now.expanded].sort(),
    waiting: now.items.filter(({ id }) => !places().includes(id)).length,
    current: places().find((id) => id === now.current),
    phrase: now.phrase,
    isLoading: ['closed', 'none', 'open'].includes(reach),
    staleSince: reach === 'lost' ? now.since : undefined,
    refusedFor: reach === 'refused' ? now.seconds : undefined,
    isQuiet: is.quiet && reach === 'heard',
    isHeld: reading === 'held',
    reasons: [...now.reasons].sort(),
    isBuilding: is.building,
    canUndo: is.undo,
    hasMutes: is.muting,
    status: speaking === 'quiet' ? now.status : '',
    lines,
    said,
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
/** The tests ask for single words only, and mute such. */
const isMuted = ({ title }: NewsItem, { keywords = [''], exclude }: SearchContext) =>
  [keywords, exclude?.keywords ?? []].every((words) => words.some((word) => title.toLowerCase().includes(word)))
function boxOf({ keywords = [] }: SearchContext, phrase: string) {
  const shown = keywords.length === 1 ? String(keywords[0]) : ''
  return phrase.split(/\s+/).filter(Boolean).join(' ') === shown ? phrase : shown
}
/** The tests press tickers. */
function pressedIn({ tickers, ...others }: SearchContext, ticker: string): SearchContext {
  return tickers?.join() === ticker ? others : { ...others, tickers: [ticker] }
}
