import { describe, expect, it } from 'vitest'
import {
  awaitsItems,
  isLate,
  isLive,
  isLoading,
  isQuiet,
  itemsOf,
  refusedFor,
  spotlightListMachine,
  staleSince,
} from '../../../src/machines/spotlight/spotlight-list.machine.ts'
import { drive } from '../drive/drive.ts'
import { walkPartOf } from '../drive/parts.ts'
import { outcomeOf } from './spotlight.outcome.ts'
import {
  backfilled,
  begun,
  endNeared,
  history,
  lost,
  many,
  merged,
  opened,
  recalled,
  refused,
  replaced,
  retry,
} from './spotlight.seen.ts'

const oil = { type: 'search.given', search: { keywords: ['oil'] } }
const patience = (state: string) => ({
  type: `xstate.after.patience.spotlightList.searching.${state}`,
  says: state,
  after: 10_000,
})
const quietTime = { type: 'xstate.after.quietTime.spotlightList.searching.answering.live.active', after: 120_000 }
const waiting = [patience('connecting'), patience('answering.loading')]

describe('the list of the Spotlight', () => {
  walkPartOf(outcomeOf, {
    chart: spotlightListMachine,
    input: { search: {} },
    streams: ['searchContent'],
    cases: {
      'RT-02 SPT-03 what is searched for': {
        cases: [opened, lost, replaced, backfilled, merged, retry, history, oil, refused, quietTime, ...waiting],
        facets: ({ search, items }) => [search, items.length],
      },
      'RT-02 what was seen last': {
        cases: [
          recalled,
          opened,
          lost,
          replaced,
          { ...replaced, says: 'nothing', items: [] },
          history,
          retry,
          ...waiting,
        ],
        facets: ({ items }) => items.length > 0,
      },
      'SPT-05 the others, once the end is near': {
        cases: [opened, lost, replaced, many, endNeared, oil, retry],
        facets: ({ size, items, search }) => [size, items.length, search],
      },
      'PIT-09 the days': {
        cases: [opened, lost, replaced, history, begun('Monday'), begun('Tuesday')],
        facets: ({ day }) => day,
      },
    },
    seen: (now, { lines, said }) => ({
      items: itemsOf(now),
      isLoading: isLoading(now),
      isLate: isLate(now),
      isLive: isLive(now),
      isQuiet: isQuiet(now),
      refusedFor: refusedFor(now),
      staleSince: staleSince(now),
      lines: lines.map(({ port, input, isOpen }) => ({ port, input, isOpen })),
      reported: said.at(-1)?.items ?? [],
      awaitsItems: awaitsItems(now),
    }),
    expected: ({ items, isLoading, isLate, isLive, isQuiet, refusedFor, staleSince, lines, awaitsItems }) => ({
      ...{ items, isLoading, isLate, isLive, isQuiet, refusedFor, staleSince, lines },
      reported: items,
      awaitsItems,
    }),
  })

  it('PIT-09 is asked for again only when the day changes', async () => {
    const list = drive(spotlightListMachine, { streams: ['searchContent'], input: { search: {} } })
    await list.walk([begun('Monday'), begun('Monday'), begun('Tuesday'), begun('Tuesday')])
    expect(list.lines.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })
})
