import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import {
  arrivedOf,
  canUndo,
  isHeld,
  isLoading,
  isStale,
  mutedCount,
  phraseOf,
  shownOf,
  staleSince,
  statusOf,
  waitingCount,
} from '../../../src/machines/feed/live-feed.machine.ts'
import { feedAfter, itemOf } from './live-feed.seen.ts'

const given = (search: SearchContext) => ({ type: 'search.given', search })
const all = given({})
const opened = { type: 'connection.opened' }
const replaced = (...items: NewsItem[]) => ({ type: 'items.replaced', items })
const merged = (...items: NewsItem[]) => ({ type: 'items.merged', items })
const typed = (phrase: string) => ({ type: 'phrase.changed', phrase })
const submitted = { type: 'search.submitted' }
const begins: Record<string, string> = { scrolled: 'list.scrolled', pointed: 'pointer.entered' }
const ends: Record<string, string> = { scrolled: 'top.reached', pointed: 'pointer.left' }
const came = (reason: string) => ({ type: begins[reason] ?? '' })
const went = (reason: string) => ({ type: ends[reason] ?? '' })
const [one, two, three, four] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3), itemOf('four', 4)]
const loaded = [all, opened, replaced(one, two)]

describe('a live feed', () => {
  it('RT-02 loads from the start, and from each new search, until the first batch', async () => {
    const feed = await feedAfter(all)
    const loading = [isLoading(feed.snapshot())]
    for (const event of [opened, replaced(one), given({ keywords: ['oil'] }), opened, replaced(two)]) {
      await feed.step(event)
      loading.push(isLoading(feed.snapshot()))
    }
    expect(loading).toEqual([true, true, false, true, true, false])
  })

  it('RT-05 a late answer to an older search changes nothing', async () => {
    const feed = await feedAfter(all, opened, replaced(one), given({ keywords: ['oil'] }))
    for (const event of [opened, replaced(three), merged(three)]) feed.lines[0]?.notify(event)
    const during = [feed.shown(), isLoading(feed.snapshot())]
    for (const event of [opened, replaced(two)]) feed.lines[1]?.notify(event)
    expect([during, feed.shown(), feed.lines.map(({ input, isOpen }) => [input, isOpen])]).toEqual([
      [['one'], true],
      ['two'],
      [
        [{}, false],
        [{ keywords: ['oil'] }, true],
      ],
    ])
  })

  it('FED-01 a feed searches 300 ms after the last key, once, and not again for the same words', async () => {
    const feed = await feedAfter(all, opened, typed('o'))
    const chosen = () => feed.said.filter(({ type }) => type === 'search.chosen').map(({ search }) => search)
    feed.pass(299)
    await feed.step(typed('oil '))
    feed.pass(299)
    const before = chosen()
    feed.pass(1)
    await feed.echo()
    const kept = phraseOf(feed.snapshot())
    await feed.step(typed(' oil '))
    feed.pass(300)
    expect([before, chosen(), kept]).toEqual([[], [{ keywords: ['oil'], queryLanguage: 2 }], 'oil '])
  })

  it('FED-01 a phrase keeps the other filters; a blank one sets an empty context, and Undo brings all of it back', async () => {
    const filtered = { keywords: ['oil'], topics: ['MACRO' as const], exclude: { tickers: ['XOM'] } }
    const feed = await feedAfter(given(filtered), typed('gold'), submitted)
    await feed.echo()
    for (const event of [typed('  '), submitted]) await feed.step(event)
    await feed.echo()
    const offered = canUndo(feed.snapshot())
    await feed.step({ type: 'undo.pressed' })
    await feed.echo()
    const gold = { ...filtered, keywords: ['gold'], queryLanguage: 2 }
    expect([
      feed.said.filter(({ type }) => type === 'search.chosen').map(({ search }) => search),
      offered,
      canUndo(feed.snapshot()),
      phraseOf(feed.snapshot()),
    ]).toEqual([[gold, {}, gold], true, false, 'gold'])
  })

  it('FED-01 the box shows the one keyword of a search from elsewhere, but never to somebody who types', async () => {
    const feed = await feedAfter(all, given({ keywords: ['oil'] }))
    const shown = [phraseOf(feed.snapshot())]
    const several = given({ keywords: ['oil', 'gas'] })
    for (const event of [several, typed('g'), given({ keywords: ['gold'] })]) {
      await feed.step(event)
      shown.push(phraseOf(feed.snapshot()))
    }
    expect(shown).toEqual(['oil', '', 'g', 'g'])
  })

  it.each(['scrolled', 'pointed'])('FED-16 nothing moves while the user has %s, until the return', async (reason) => {
    const feed = await feedAfter(...loaded, came(reason), merged(three), replaced(one, two, three, four))
    const held = [feed.shown(), waitingCount(feed.snapshot())]
    await feed.step(went(reason))
    expect([held, feed.shown(), waitingCount(feed.snapshot()), arrivedOf(feed.snapshot())]).toEqual([
      [['two', 'one'], 2],
      ['four', 'three', 'two', 'one'],
      0,
      ['four', 'three'],
    ])
  })

  it('FED-16 the list is held until the last reason has ended; the pill shows new items at once, under a pointer only once', async () => {
    const feed = await feedAfter(...loaded, came('scrolled'), { type: 'pin.toggled' }, came('pointed'))
    for (const event of [went('scrolled'), { type: 'pin.toggled' }, merged(three)]) await feed.step(event)
    const held = feed.shown()
    for (const event of [{ type: 'waiting.asked' }, merged(four)]) await feed.step(event)
    const brought = [feed.shown(), isHeld(feed.snapshot())]
    await feed.step(went('pointed'))
    expect([held, brought, feed.shown()]).toEqual([
      ['two', 'one'],
      [['three', 'two', 'one'], true],
      ['four', 'three', 'two', 'one'],
    ])
  })

  it('FED-16 the keyboard holds below the first row, and a row that was opened at the top while it is open', async () => {
    const feed = await feedAfter(...loaded)
    const held: boolean[] = []
    const toggled = { type: 'item.toggled', id: 'two' }
    const focused = (id: string) => ({ type: 'row.focused', id })
    for (const event of [focused('two'), focused('one'), { type: 'focus.left' }, toggled, toggled]) {
      await feed.step(event)
      held.push(isHeld(feed.snapshot()))
    }
    expect(held).toEqual([false, true, false, true, false])
  })

  it('FED-16 what is muted is shown in its place, marked by being muted, and moves nothing above the first row', async () => {
    const feed = await feedAfter(given({ exclude: { keywords: ['two', 'four'] } }), opened, replaced(one, three))
    for (const event of [
      came('scrolled'),
      { type: 'unmuted.replaced', items: [one, two, three, four], muted: ['two', 'four'] },
    ])
      await feed.step(event)
    const count = mutedCount(feed.snapshot())
    await feed.step({ type: 'mutes.toggled' })
    const revealed = feed.shown()
    await feed.step(went('scrolled'))
    const following = feed.shown()
    await feed.step({ type: 'mutes.toggled' })
    expect([count, revealed, following, feed.shown(), feed.lines.map(({ port, input }) => [port, input])]).toEqual([
      2,
      ['three', 'two', 'one'],
      ['four', 'three', 'two', 'one'],
      ['three', 'one'],
      [
        ['searchNews', { exclude: { keywords: ['two', 'four'] } }],
        ['searchUnmuted', { exclude: { keywords: ['two', 'four'] } }],
      ],
    ])
  })

  it('FED-27 a feed announces how many items a search found, then new items, at most every 20 s', async () => {
    const feed = await feedAfter(...loaded)
    const said = [statusOf(feed.snapshot())]
    const listen = () => said.push(statusOf(feed.snapshot()))
    await feed.step(merged(three))
    listen()
    feed.pass(19_000)
    await feed.step(merged(three, four))
    feed.pass(999)
    listen()
    feed.pass(1)
    listen()
    await feed.step(merged(three))
    listen()
    expect(said).toEqual(['2 headlines', '', '', '2 new headlines', '2 new headlines'])
  })

  it('FED-27 a new important headline is read out 5 s after it came, and nothing else in between', async () => {
    const important = { ...four, importance: { weight: 2 as const, why: 'Trading halted' } }
    const feed = await feedAfter(...loaded)
    const said: string[] = []
    const pass = (time: number) => {
      feed.pass(time)
      said.push(statusOf(feed.snapshot()))
    }
    await feed.step(merged(three))
    pass(16_000)
    await feed.step(merged(important))
    pass(4999)
    pass(1)
    await feed.step(merged({ ...important, title: 'A correction' }))
    pass(60_000)
    expect(said).toEqual([
      '',
      '',
      `Important: ${four.title}. 2 new headlines`,
      `Important: ${four.title}. 2 new headlines`,
    ])
  })

  it.each(['following', 'pointed'])(
    'RT-02 FED-16 while %s, older items that follow are below the first, and are never new, tinted, announced or counted',
    async (reason) => {
      const first = { ...replaced(three, four), older: 2 }
      const feed = await feedAfter(all, opened, ...(reason === 'pointed' ? [came(reason)] : []), first)
      await feed.step({ type: 'items.backfilled', items: [two, one] })
      feed.pass(20_000)
      const now = feed.snapshot()
      expect([feed.shown(), arrivedOf(now), waitingCount(now), statusOf(now)]).toEqual([
        ['four', 'three', 'two', 'one'],
        [],
        0,
        '4 headlines',
      ])
    },
  )

  it('FED-15 opening, following and passing by keys count as reading', async () => {
    const next = { type: 'row.wanted', to: 'next' }
    const feed = await feedAfter(...loaded, next, next, { type: 'current.toggled' }, { type: 'link.followed', id: 'x' })
    expect(feed.said.filter(({ type }) => type === 'items.read').flatMap(({ ids }) => ids)).toEqual(['two', 'one', 'x'])
  })

  it('RT-03 a loss leaves the items in sight as stale, and the snapshot after the return heals the gap', async () => {
    const feed = await feedAfter(all, opened, replaced(one), { type: 'connection.lost', at: 7_000 })
    const lost = [feed.shown(), isStale(feed.snapshot()), staleSince(feed.snapshot())]
    const [before] = shownOf(feed.snapshot())
    for (const event of [opened, replaced({ ...one }, two)]) await feed.step(event)
    expect([lost, feed.shown(), staleSince(feed.snapshot()), shownOf(feed.snapshot())[1] === before]).toEqual([
      [['one'], true, 7_000],
      ['two', 'one'],
      undefined,
      true,
    ])
  })

  it('TRM-02 a closed feed has no subscriptions and has forgotten everything', async () => {
    const feed = await feedAfter(...loaded, typed('oil'), came('scrolled'), { type: 'feed.closed' })
    const left = [feed.shown(), phraseOf(feed.snapshot()), isHeld(feed.snapshot())]
    await feed.step(all)
    expect([left, feed.lines.map(({ isOpen }) => isOpen)]).toEqual([
      [[], '', false],
      [false, true],
    ])
  })

  it('FED-16 holds the 500 newest, newest first, whatever comes first', async () => {
    const many = Array.from({ length: 520 }, (_, i) => itemOf(`n${i}`, (i * 7) % 520))
    const feed = await feedAfter(all, opened, replaced(...many.slice(0, 505)), merged(...many.slice(505)))
    const newest = [...many].sort((a, b) => (a.publishedDatetime < b.publishedDatetime ? 1 : -1)).slice(0, 500)
    expect(feed.shown()).toEqual(newest.map(({ id }) => id))
  })
})
