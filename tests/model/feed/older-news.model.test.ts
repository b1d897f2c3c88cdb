import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { NewsPosition } from '../../../src/contract/feed/older-news.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { footOf, olderNewsMachine } from '../../../src/machines/feed/older-news.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'
import { itemOf } from './live-feed.seen.ts'

const [oil, gas] = [{ keywords: ['oil'] }, { keywords: ['gas'] }]
const [five, four, three, two] = [itemOf('five', 5), itemOf('four', 4), itemOf('three', 3), itemOf('two', 2)]
const positionOf = ({ publishedDatetime: at, id }: NewsItem): NewsPosition => ({ at, id })
/** Not what the chart would work out by itself. */
const next = { ...positionOf(three), isSimulationOver: true }

const given = (says: string, search: object) => ({ type: 'search.given', says, search })
const last = (says: string, item?: NewsItem) => ({ type: 'last.changed', says, last: item })
const neared = { type: 'end.neared' }
const retry = { type: 'retry.pressed' }
const returned = { type: 'network.returned' }
const answer = (says: string, items: NewsItem[], then: NewsPosition | null) => ({
  ...{ type: 'xstate.done.actor.loadOlder', says },
  output: { items, next: then },
})
const page = answer('page', [four, three], next)
const final = answer('last page', [two], null)
const none = answer('nothing', [], null)
const failed = { type: 'xstate.error.actor.loadOlder', error: silent }
const cases = [
  ...[given('oil', oil), given('gas', gas), last('five', five), last('three', three), last('two', two), last('none')],
  ...[neared, retry, returned, page, final, none, failed],
]

/** By the plainest means: what was asked for and what is said, after these events. */
function outcomeOf(events: AnyEventObject[]) {
  let now = { search: {}, last: undefined as NewsItem | undefined, loaded: '', next: null as NewsPosition | null }
  let is = 'resting' as 'resting' | 'loading' | 'cut' | 'ended'
  const calls: unknown[] = []
  const said: unknown[] = []
  const isShown = () => now.last?.id === now.loaded
  const load = () => {
    if (!now.last) return
    is = 'loading'
    calls.push({ search: now.search, below: (isShown() && now.next) || positionOf(now.last) })
  }
  for (const { type, search, last: row, output } of events) {
    if (type === 'search.given') {
      now = { ...now, search, loaded: '' }
      is = 'resting'
    }
    if (type === 'last.changed') {
      now.last = row
      if (!isShown()) is = 'resting'
    }
    if (type === 'end.neared' && (is === 'resting' || (is === 'ended' && !isShown()))) load()
    if ((type === 'retry.pressed' || type === 'network.returned') && is === 'cut') load()
    if (is === 'loading' && type === failed.type) is = 'cut'
    if (is === 'loading' && output) {
      now = { ...now, loaded: output.items.at(-1)?.id ?? now.last?.id, next: output.next }
      is = output.next ? 'resting' : 'ended'
      said.push({ type: 'older.came', items: output.items })
    }
  }
  const atRest = isShown() ? { resting: 'more', ended: 'ended' } : { resting: 'unasked', ended: 'unasked' }
  return { foot: is === 'loading' || is === 'cut' ? is : atRest[is], calls, said }
}

const start = () => drive(olderNewsMachine, { promises: ['loadOlder'] })
const seen = ({ snapshot, calls, said }: ReturnType<typeof start>) => ({
  foot: footOf(snapshot()),
  calls: calls.map(({ input }) => input),
  said,
})
async function seenAfter(...events: AnyEventObject[]) {
  const older = start()
  await older.walk(events)
  return seen(older)
}

describe('what a feed has below its live list', () => {
  const covered = coverage(olderNewsMachine)
  const all = walks(olderNewsMachine, cases, ({ context }) => [
    context.search,
    context.last?.id,
    context.end,
    context.next,
  ])
  it(`FED-22 is loaded by pages, and said to be complete: all of ${all.length} walks`, async () => {
    for (const { name, events } of all) {
      const older = start()
      await older.walk(events, (soFar) => expect({ name, ...seen(older) }).toEqual({ name, ...outcomeOf(soFar) }))
      covered.add(older.walked)
    }
  }, 120_000)
  covered.prove()

  const begun = [given('oil', oil), last('five', five), neared]

  it('FED-22 begins below the last row of the feed, and goes on where a page ended', async () => {
    const { calls, said, foot } = await seenAfter(
      ...begun,
      page,
      last('three', three),
      neared,
      final,
      last('two', two),
      neared,
    )
    expect([calls, said, foot]).toEqual([
      [
        { search: oil, below: positionOf(five) },
        { search: oil, below: next },
      ],
      [
        { type: 'older.came', items: [four, three] },
        { type: 'older.came', items: [two] },
      ],
      'ended',
    ])
  })

  it('FED-22 a page that the feed did not take is asked for again, below the row that it ends with', async () => {
    const { calls } = await seenAfter(...begun, page, neared, final, neared)
    expect(calls).toEqual([1, 2, 3].map(() => ({ search: oil, below: positionOf(five) })))
  })

  it('FED-22 RT-05 what was asked for an older search, or below a row that is the last no more, is dropped', async () => {
    const [searched, grown] = [
      await seenAfter(...begun, given('gas', gas), page),
      await seenAfter(...begun, last('two', two), page),
    ]
    expect([searched.said, grown.said, searched.foot, grown.foot]).toEqual([[], [], 'unasked', 'unasked'])
  })

  it.each([retry, returned])('FED-22 a page that failed is asked for again: $type', async (event) => {
    const failing = await seenAfter(...begun, failed, neared)
    const { calls, said, foot } = await seenAfter(...begun, failed, event, none, last('five', five))
    expect([failing.foot, failing.calls.length, calls.length, said, foot]).toEqual([
      'cut',
      1,
      2,
      [{ type: 'older.came', items: [] }],
      'ended',
    ])
  })
})
