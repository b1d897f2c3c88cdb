import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { liveFeedMachine } from '../../src/machines/live-feed.machine.ts'
import { coverage } from './drive.ts'
import { outcomeOf } from './live-feed.outcome.ts'
import { itemOf, quietTime, sayingPause, seen, startFeed, typingPause } from './live-feed.seen.ts'
import { walks } from './walks.ts'

const [one, two, three, four] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3), itemOf('four', 4)]
const given = (says: string, search: object) => ({ type: 'search.given', says, search })
const all = given('all', {})
const oil = given('oil', { keywords: ['oil'] })
const filtered = given('filtered', { keywords: ['oil'], topics: ['MACRO'] })
const muting = given('muting', { exclude: { keywords: ['two'] } })
const closed = { type: 'feed.closed' }
const opened = { type: 'connection.opened', at: 1_000 }
const lost = { type: 'connection.lost', at: 2_000 }
const replaced = { type: 'items.replaced', items: [one, two] }
const refused = { type: 'search.refused', seconds: 8 }
const recalled = { type: 'items.recalled', items: [one], at: 500 }
const merged = { type: 'items.merged', items: [three, itemOf('one', 1, 2)] }
const again = { type: 'items.merged', says: 'nothing new', items: [one] }
const came = (reason: string) => ({ type: 'reason.came', says: reason, reason })
const went = (reason: string) => ({ type: 'reason.went', says: reason, reason })
const wanted = (to: string) => ({ type: 'row.wanted', says: to, to })
const pointed = came('pointed')
const typed = (says: string, phrase: string) => ({ type: 'phrase.changed', says, phrase })

type Context = AnyMachineSnapshot['context']
/** One part of the chart at a time: all at once would be every combination of what has nothing to do with each other. */
const parts: Record<string, { cases: AnyEventObject[]; facets: (context: Context) => unknown }> = {
  'RT-02 RT-05 FED-16 the list': {
    cases: [all, oil, closed, opened, lost, replaced, merged, { type: 'retry.pressed' }],
    facets: ({ search, items }) => [search, items.length],
  },
  'RT-02 RT-04 what is refused': {
    cases: [all, oil, closed, opened, lost, replaced, refused],
    facets: ({ items }) => items.length,
  },
  'RT-04 what is quiet': {
    cases: [all, opened, lost, replaced, { ...merged, says: 'of nothing', items: [] }, quietTime],
    facets: ({ items }) => items.length,
  },
  'FED-16 what was kept': {
    cases: [all, oil, opened, recalled, replaced, { type: 'pin.toggled' }],
    facets: ({ search, items, reasons }) => [search, items.length, reasons.length],
  },
  'FED-16 what is said': {
    cases: [all, oil, closed, opened, replaced, merged, again, sayingPause],
    facets: ({ search }) => search,
  },
  'FED-01 the box': {
    cases: [
      all,
      filtered,
      closed,
      typed('oil', ' oil  price '),
      typed('blank', '  '),
      { type: 'search.submitted' },
      typingPause,
      { type: 'search.cleared' },
      { type: 'undo.pressed' },
    ],
    facets: ({ phrase, search }) => [phrase, search],
  },
  'FED-16 the exclusions': {
    cases: [
      all,
      muting,
      closed,
      opened,
      replaced,
      { type: 'items.merged', items: [three] },
      { type: 'unmuted.replaced', items: [one, two, four] },
      { type: 'unmuted.merged', items: [three, itemOf('two', 2, 2)] },
      { type: 'mutes.toggled' },
      pointed,
      went('pointed'),
    ],
    facets: ({ search, mutes, items, muted }) => [search, mutes, items.length, muted.length],
  },
  'FED-16 the reasons to hold': {
    cases: [
      all,
      opened,
      replaced,
      { type: 'items.merged', items: [three] },
      pointed,
      went('pointed'),
      came('scrolled'),
      went('scrolled'),
      { type: 'pin.toggled' },
      { type: 'waiting.asked' },
    ],
    facets: ({ reasons, items, shown }) => [[...reasons].sort(), items.length, shown.length],
  },
  'FED-16 a search while held': {
    cases: [
      all,
      oil,
      opened,
      replaced,
      { type: 'pin.toggled' },
      came('scrolled'),
      { type: 'row.focused', says: 'one', id: 'one' },
      closed,
    ],
    facets: ({ search, reasons, focused, items }) => [search, reasons, focused, items.length],
  },
  'FED-15 rows that are opened': {
    cases: [
      all,
      opened,
      replaced,
      { type: 'items.merged', items: [three] },
      { type: 'item.toggled', says: 'one', id: 'one' },
      { type: 'item.toggled', says: 'two', id: 'two' },
      { type: 'current.toggled' },
      came('scrolled'),
      went('scrolled'),
    ],
    facets: ({ current, expanded, reasons, shown }) => [current, expanded, reasons, shown.length],
  },
  'FED-15 rows that keys reach': {
    cases: [
      all,
      opened,
      replaced,
      { type: 'items.merged', items: [three] },
      { type: 'row.focused', says: 'two', id: 'two' },
      { type: 'focus.left' },
      wanted('next'),
      wanted('previous'),
      wanted('first'),
      wanted('last'),
      { type: 'share.asked' },
    ],
    facets: ({ focused, current, shown }) => [focused, current, shown.length],
  },
  'FED-15 what is only told': {
    cases: [
      all,
      given('AAPL', { tickers: ['AAPL'] }),
      given('XOM', { tickers: ['XOM'], keywords: ['oil'] }),
      opened,
      replaced,
      { type: 'share.asked', says: 'one', id: 'one' },
      { type: 'share.asked', says: 'none', id: 'gone' },
      { type: 'box.wanted' },
      { type: 'link.followed', id: 'two' },
    ],
    facets: ({ search }) => search,
  },
  'FED-15 a ticker that is pressed': {
    cases: [
      given('AAPL', { tickers: ['AAPL'], keywords: ['oil'] }),
      { type: 'value.pressed', pressed: { key: 'tickers', value: 'AAPL' } },
    ],
    facets: ({ search }) => search,
  },
  'FED-02 the builder': {
    cases: [all, closed, { type: 'builder.asked' }, { type: 'builder.left' }],
    facets: () => null,
  },
}

describe('live feed', () => {
  const covered = coverage(liveFeedMachine)
  for (const [part, { cases, facets }] of Object.entries(parts)) {
    const all = walks(liveFeedMachine, cases, ({ context }) => facets(context))
    it(`${part}: all of ${all.length} walks`, async () => {
      const compared = new Set<string>()
      for (const { name, events } of all) {
        const feed = startFeed()
        await feed.walk(events, (soFar) => {
          const way = soFar.map((event) => cases.indexOf(event)).join()
          if (!compared.has(way)) expect({ name, ...seen(feed) }).toEqual({ name, ...outcomeOf(soFar) })
          compared.add(way)
        })
        covered.add(feed.walked)
      }
    }, 300_000)
  }
  covered.prove()
})
