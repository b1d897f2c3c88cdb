import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import {
  currentOf,
  expandedOf,
  holdsOf,
  isHeld,
  isLate,
  isLive,
  isLoading,
  isPinned,
  isQuiet,
  phraseOf,
  refusedFor,
  searchedFor,
  shownOf,
  spotlightMachine,
  staleSince,
  waitingCount,
} from '../../../src/machines/spotlight/spotlight.machine.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const [one, two, three] = [storyOf('one', { at: 1 }), storyOf('two', { at: 2 }), storyOf('three', { at: 3 })]
const oneAgain = storyOf('one', { at: 1, headline: 'One, corrected' })
const opened = { type: 'connection.opened', at: 1_000 }
const lost = { type: 'connection.lost', at: 2_000 }
const refused = { type: 'search.refused', seconds: 8 }
const replaced = { type: 'items.replaced', items: [two, one] }
const merged = { type: 'items.merged', items: [three, oneAgain] }
const history = { type: 'history.came', items: [one, two, three] }
const recalled = { type: 'items.recalled', items: [one, two], at: 500 }
const patience = (state: string) => ({
  type: `xstate.after.patience.spotlight.list.searching.${state}`,
  says: state,
  after: 10_000,
})
const quietTime = {
  type: 'xstate.after.quietTime.spotlight.list.searching.live.speaking',
  after: 120_000,
}
const typingPause = { type: 'xstate.after.typingPause.spotlight.box.typing', after: 300 }
const retry = { type: 'retry.pressed' }
const begun = (day: string) => ({ type: 'day.begun', says: day, day })
const held = (by: string) => ({ type: 'reader.held', says: by, by })
const freed = (by: string) => ({ type: 'reader.freed', says: by, by })
const newest = { type: 'newest.asked' }
const toggled = (id: string) => ({ type: 'item.toggled', says: id, id })
const focused = (id: string) => ({ type: 'row.focused', says: id, id })
const wanted = (to: string) => ({ type: 'row.wanted', says: to, to })
const pinned = { type: 'pin.toggled' }
const current = { type: 'current.toggled' }
const shared = { type: 'share.asked' }
const box = { type: 'box.wanted' }
const typed = (phrase: string) => ({ type: 'phrase.changed', says: phrase || 'nothing', phrase })
const submitted = { type: 'search.submitted' }

/** What a spotlight is after these events, by the plainest means. */
function outcomeOf(events: AnyEventObject[]) {
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
  const asked: (string | undefined)[] = [undefined]
  const sorted = (all: ContentItem[]) =>
    [...new Map(all.map((item) => [item.id, item])).values()].sort((a, b) =>
      a.publishedDatetime < b.publishedDatetime ? 1 : -1,
    )
  const search = () => {
    asked.push(keyword)
    list = 'connecting'
  }
  const settle = () => {
    if (!isTyping) return
    isTyping = false
    const wanted = phrase.trim().split(/\s+/).join(' ') || undefined
    if (wanted === keyword) return
    keyword = wanted
    holds.clear()
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
    [quietTime.type]: () => {
      wasQuiet = true
    },
    [patience('connecting').type]: () => {
      list = 'late'
    },
    [patience('loading').type]: () => {
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
    'day.begun': (event) => {
      if (day !== undefined && event.day !== day) search()
      day = event.day
    },
    'phrase.changed': (event) => {
      phrase = event.phrase
      isTyping = true
    },
    'search.submitted': settle,
    [typingPause.type]: settle,
    'reader.held': ({ by }) => holds.add(by),
    'reader.freed': ({ by }) => holds.delete(by),
    'newest.asked': () => {
      holds.clear()
      current = wasHeld ? undefined : current
    },
    'item.toggled': ({ id }) => toggle(id),
    'current.toggled': () => isThere(current) && toggle(String(current)),
    'row.focused': ({ id }) => {
      current = id
    },
    'row.wanted': ({ to }) => walk(to),
    'pin.toggled': () => holds.delete('pinned') || holds.add('pinned'),
    'share.asked': () =>
      isThere(current) && said.push({ type: 'share.asked', item: shown.find(({ id }) => id === current) }),
    'box.wanted': () => said.push({ type: 'box.asked' }),
  }
  function walk(to: string) {
    const ids = shown.map(({ id }) => id)
    const at = current === undefined ? -1 : ids.indexOf(current)
    const places: Record<string, number> = {
      next: at + 1,
      previous: Math.max(at - 1, 0),
      first: 0,
      last: ids.length - 1,
    }
    const target = ids[places[to] ?? 0]
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
    wasHeld = holds.size > 0
    if (!wasHeld) shown = items
  }
  return {
    shown,
    waiting: items.filter(({ id }) => !shown.some((other) => other.id === id)).length,
    said,
    expanded,
    current: isThere(current) ? current : undefined,
    isPinned: holds.has('pinned'),
    isHeld: holds.size > 0,
    holds: [...holds].sort(),
    isLoading: list === 'connecting' || list === 'loading',
    isLate: list === 'late',
    isLive: list === 'live',
    isQuiet: list === 'live' && wasQuiet,
    refusedFor: list === 'refused' ? seconds : undefined,
    staleSince: list === 'stale' ? since : undefined,
    phrase,
    keyword,
    lines: asked.map((word, i) => ({
      port: 'searchContent',
      input: word === undefined ? {} : { keywords: [word] },
      isOpen: i === asked.length - 1,
    })),
  }
}

const start = () => drive(spotlightMachine, { streams: ['searchContent'] })
const seen = ({ snapshot, lines, said }: ReturnType<typeof start>) => ({
  said,
  expanded: expandedOf(snapshot()),
  current: currentOf(snapshot()),
  isPinned: isPinned(snapshot()),
  shown: shownOf(snapshot()),
  waiting: waitingCount(snapshot()),
  isHeld: isHeld(snapshot()),
  holds: [...holdsOf(snapshot())].sort(),
  isLoading: isLoading(snapshot()),
  isLate: isLate(snapshot()),
  isLive: isLive(snapshot()),
  isQuiet: isQuiet(snapshot()),
  refusedFor: refusedFor(snapshot()),
  staleSince: staleSince(snapshot()),
  phrase: phraseOf(snapshot()),
  keyword: searchedFor(snapshot()),
  lines: lines.map(({ port, input, isOpen }) => ({ port, input, isOpen })),
})

const readingCases = [
  ...[opened, lost, replaced, merged, patience('connecting'), patience('loading'), retry, history],
  ...[held('scrolled'), held('pointed'), freed('scrolled'), freed('pointed'), newest],
]
const searchingCases = [
  opened,
  lost,
  replaced,
  typed(' oil  price '),
  typed(''),
  submitted,
  typingPause,
  held('focused'),
]

const cardCases = [
  ...[opened, replaced, toggled('one'), toggled('two'), focused('gone'), current],
  ...[wanted('next'), wanted('previous'), wanted('first'), wanted('last'), pinned, shared, box, newest],
]

const recallCases = [
  ...[recalled, opened, lost, replaced, history, retry, pinned, { ...replaced, says: 'nothing', items: [] }],
  ...[patience('connecting'), patience('loading'), merged, quietTime, refused],
]

const dayCases = [opened, lost, replaced, history, begun('Monday'), begun('Tuesday')]

describe('spotlight', () => {
  const covered = coverage(spotlightMachine)
  const facets = ({ context }: { context: { holds: string[]; phrase: string; search: object } }) => [
    context.holds,
    context.phrase,
    context.search,
  ]
  const ofCards = ({ context }: { context: { holds: string[]; expanded: string[]; current?: string } }) => [
    context.holds.length,
    context.expanded.length,
    context.current,
  ]
  const ofRecall = ({ context }: { context: { items: unknown[]; holds: string[] } }) => [
    context.items.length > 0,
    context.holds,
  ]
  const ofDay = ({ context }: { context: { day?: string } }) => context.day
  for (const [cases, read] of [
    [dayCases, ofDay] as const,
    [recallCases, ofRecall] as const,
    [readingCases, facets] as const,
    [searchingCases, facets] as const,
    [cardCases, ofCards] as const,
  ]) {
    for (const { name, events } of walks(spotlightMachine, cases, read)) {
      it(`RT-02 SPT-03 PIT-02 ${name}`, async () => {
        const spotlight = start()
        await spotlight.walk(events, (soFar) => expect(seen(spotlight)).toEqual(outcomeOf(soFar)))
        covered.add(spotlight.walked)
      })
    }
  }
  covered.prove()

  it('PIT-09 the list is asked for again only when the day changes', async () => {
    const spotlight = start()
    await spotlight.walk([begun('Monday'), begun('Monday'), begun('Tuesday'), begun('Tuesday')])
    expect(spotlight.lines.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })
})

describe('the spotlight', () => {
  const spotlightAfter = async (...events: AnyEventObject[]) => {
    const spotlight = start()
    await spotlight.walk(events)
    return spotlight
  }
  const ids = ({ snapshot }: ReturnType<typeof start>) => shownOf(snapshot()).map(({ id }) => id)

  it('RT-05 an answer to an older search never overwrites a newer one', async () => {
    const spotlight = await spotlightAfter(opened, replaced, typed('oil'), submitted, opened)
    const [first] = spotlight.lines
    first?.notify({ type: 'items.replaced', items: [three] })
    expect([ids(spotlight), isLoading(spotlight.snapshot())]).toEqual([['two', 'one'], true])
  })

  it('the Spotlight does not move while the user reads, and shows the waiting items when the last reason has ended', async () => {
    const spotlight = await spotlightAfter(
      opened,
      replaced,
      held('scrolled'),
      held('pointed'),
      merged,
      freed('scrolled'),
    )
    const before = [ids(spotlight), waitingCount(spotlight.snapshot())]
    await spotlight.step(freed('pointed'))
    expect([before, ids(spotlight)]).toEqual([
      [['two', 'one'], 1],
      ['three', 'two', 'one'],
    ])
  })

  it('RT-02 holds 500 at most, the newest', async () => {
    const many = Array.from({ length: 600 }, (_, i) => storyOf(`n${i}`, { at: i }))
    const spotlight = await spotlightAfter(opened, replaced, { type: 'items.merged', items: many })
    expect([ids(spotlight).length, ids(spotlight)[0], ids(spotlight)[499]]).toEqual([500, 'n599', 'n100'])
  })
})
