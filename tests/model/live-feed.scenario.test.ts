import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  isLoading,
  isStale,
  searchedFor,
  shownOf,
  staleSince,
  waitingCount,
} from '../../src/machines/live-feed.machine.ts'
import { itemOf, startFeed } from './live-feed.outcome.ts'

const opened = { type: 'connection.opened' }
const replaced = (...items: unknown[]) => ({ type: 'items.replaced', items })
const merged = (...items: unknown[]) => ({ type: 'items.merged', items })
const typed = (phrase: string) => ({ type: 'phrase.changed', phrase })
const submitted = { type: 'search.submitted' }
const [one, two, three] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3)]

async function feedAfter(...events: AnyEventObject[]) {
  const feed = startFeed()
  await feed.walk(events)
  const shown = () => shownOf(feed.snapshot()).map(({ id }) => id)
  return { ...feed, shown }
}

describe('a live feed', () => {
  it('RT-02 loads from the start, and from each new search, until the first batch', async () => {
    const feed = await feedAfter()
    const loading = [isLoading(feed.snapshot())]
    for (const event of [opened, replaced(one), typed('oil'), submitted, opened, replaced(two)]) {
      await feed.step(event)
      loading.push(isLoading(feed.snapshot()))
    }
    expect(loading).toEqual([true, true, false, false, true, true, false])
  })

  it('RT-05 a late answer to an older search changes nothing', async () => {
    const feed = await feedAfter(opened, replaced(one), typed('oil'), submitted)
    for (const event of [opened, replaced(three), merged(three)]) feed.lines[0]?.tell(event)
    const during = [feed.shown(), isLoading(feed.snapshot())]
    for (const event of [opened, replaced(two)]) feed.lines[1]?.tell(event)
    expect([during, feed.shown(), feed.lines.map(({ input, isOpen }) => [input, isOpen])]).toEqual([
      [['one'], true],
      ['two'],
      [
        [{}, false],
        [{ keywords: ['oil'] }, true],
      ],
    ])
  })

  it('RT-02 searches 300 ms after the last key, once, and not again for the same words', async () => {
    const feed = await feedAfter(opened, typed('o'))
    feed.pass(299)
    await feed.step(typed('oil'))
    feed.pass(299)
    const before = feed.lines.length
    feed.pass(1)
    const after = feed.lines.length
    await feed.step(typed(' oil '))
    feed.pass(300)
    expect([before, after, feed.lines.length, searchedFor(feed.snapshot())]).toEqual([1, 2, 2, 'oil'])
  })

  it('FED-01 a blank phrase sets an empty context', async () => {
    const { lines } = await feedAfter(typed('oil'), submitted, typed('  '), submitted)
    expect(lines.map(({ input }) => input)).toEqual([{}, { keywords: ['oil'] }, {}])
  })

  it('FED-16 nothing moves under a reader who has left the top, until the return', async () => {
    const feed = await feedAfter(opened, replaced(one), { type: 'reader.left' }, merged(two), replaced(two, three))
    const held = [feed.shown(), waitingCount(feed.snapshot())]
    await feed.step({ type: 'reader.returned' })
    expect([held, feed.shown(), waitingCount(feed.snapshot())]).toEqual([[['one'], 2], ['three', 'two'], 0])
  })

  it('RT-03 a loss leaves the items in sight as stale, and the snapshot after the return heals the gap', async () => {
    const feed = await feedAfter(opened, replaced(one), { type: 'connection.lost', at: 7_000 })
    const lost = [feed.shown(), isStale(feed.snapshot()), staleSince(feed.snapshot())]
    for (const event of [opened, replaced(one, two)]) await feed.step(event)
    expect([lost, feed.shown(), staleSince(feed.snapshot())]).toEqual([
      [['one'], true, 7_000],
      ['two', 'one'],
      undefined,
    ])
  })

  it('FED-16 holds the 500 newest, newest first, whatever comes first', async () => {
    const all = Array.from({ length: 520 }, (_, i) => itemOf(`n${i}`, (i * 7) % 520))
    const feed = await feedAfter(opened, replaced(...all.slice(0, 505)), merged(...all.slice(505)))
    const newest = [...all].sort((a, b) => (a.publishedDatetime < b.publishedDatetime ? 1 : -1)).slice(0, 500)
    expect(feed.shown()).toEqual(newest.map(({ id }) => id))
  })
})
