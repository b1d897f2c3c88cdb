import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isHeld, shownOf } from '../../../src/machines/feed/live-feed.machine.ts'
import { outcomeOf } from './live-feed.outcome.ts'
import { type DrivenFeed, itemOf, sayingPause, seen, startFeed, typingPause } from './live-feed.seen.ts'

const item = fc
  .record({
    id: fc.integer({ min: 0, max: 11 }),
    minute: fc.integer({ min: 0, max: 4 }),
    version: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ id, minute, version }) => itemOf(`n${id}`, minute, version))
const few = fc.array(item, { maxLength: 6 })
const many = fc
  .record({ from: fc.integer({ min: 0, max: 400 }), count: fc.integer({ min: 480, max: 560 }) })
  .map(({ from, count }) => Array.from({ length: count }, (_, i) => itemOf(`m${from + i}`, (from + i) % 97)))
const batch = fc.oneof({ weight: 12, arbitrary: few }, { weight: 1, arbitrary: many })
const of = (type: string, part: Record<string, fc.Arbitrary<unknown>> = {}): fc.Arbitrary<AnyEventObject> =>
  fc.record({ type: fc.constant(type), ...part })
const search = fc.constantFrom(
  {},
  { keywords: ['oil'] },
  { tickers: ['XOM'] },
  { exclude: { keywords: ['n1'] } },
  { keywords: ['headline'], exclude: { keywords: ['n3', 'n1'] } },
  { keywords: ['oil'], exclude: { keywords: ['n3'] } },
)
const id = fc.constantFrom('n0', 'n1', 'm400')

const said = fc.oneof(
  { weight: 3, arbitrary: of('connection.opened') },
  { weight: 1, arbitrary: of('search.refused', { seconds: fc.nat() }) },
  { weight: 1, arbitrary: of('connection.lost', { at: fc.nat() }) },
  { weight: 3, arbitrary: of('items.replaced', { items: batch }) },
  { weight: 2, arbitrary: of('items.backfilled', { items: batch }) },
  { weight: 6, arbitrary: of('items.merged', { items: batch }) },
)
const muted = fc.constantFrom([], ['n1'], ['n3', 'n1', 'm400'])
const saidBeside = fc.constantFrom('replaced', 'merged').chain((how) => of(`unmuted.${how}`, { items: batch, muted }))
const done = fc.oneof(
  { weight: 4, arbitrary: of('search.given', { search }) },
  { weight: 1, arbitrary: of('feed.closed') },
  { weight: 1, arbitrary: of('older.wanted') },
  { weight: 3, arbitrary: of('phrase.changed', { phrase: fc.constantFrom('', ' ', 'oil', ' oil ', 'gold  price') }) },
  { weight: 2, arbitrary: of('search.submitted') },
  { weight: 2, arbitrary: fc.constantFrom<AnyEventObject>({ type: 'pause' }, { type: 'long pause' }) },
  { weight: 1, arbitrary: of('item.toggled', { id }) },
  { weight: 2, arbitrary: of('row.focused', { id }) },
  { weight: 2, arbitrary: of('row.wanted', { to: fc.constantFrom('next', 'previous', 'first', 'last') }) },
  { weight: 1, arbitrary: of('focus.left') },
  { weight: 3, arbitrary: fc.oneof(of('list.scrolled'), of('pointer.entered')) },
  { weight: 3, arbitrary: fc.oneof(of('top.reached'), of('pointer.left')) },
  { weight: 1, arbitrary: of('pin.toggled') },
  { weight: 1, arbitrary: of('waiting.asked') },
  { weight: 2, arbitrary: of('mutes.toggled') },
)
/** What an older search's line still says, after a newer search has begun. */
const late = fc.record({ type: fc.constant('late'), line: fc.nat(), event: said })
const events: fc.Arbitrary<AnyEventObject[]> = fc
  .array(fc.oneof<fc.Arbitrary<AnyEventObject>[]>(said, said, saidBeside, done, done, late), {
    minLength: 1,
    maxLength: 40,
  })
  .map((happening) => [{ type: 'search.given', search: {} }, ...happening])

const pauses: Record<string, number> = { pause: typingPause.after, 'long pause': sayingPause.after }
const lineOf = (event: AnyEventObject) => (event.type.startsWith('unmuted.') ? 'searchUnmuted' : 'searchNews')
const isSaid = ({ type }: AnyEventObject) => /^(connection|items|unmuted)\./.test(type)

/** Returns the events that have happened according to the model: impossible ones are left out. */
async function play(feed: DrivenFeed, event: AnyEventObject): Promise<AnyEventObject[]> {
  if (event.type === 'late') {
    const older = feed.lines.filter(({ isOpen }) => !isOpen)
    older[event.line % Math.max(older.length, 1)]?.notify(event.event)
    return []
  }
  const pause = pauses[event.type]
  if (pause !== undefined) {
    const [isTyping, isGathering] = [
      feed.snapshot().children.search?.getSnapshot().matches({ box: 'typing' }),
      feed.snapshot().children.status?.getSnapshot().matches('gathering'),
    ]
    feed.pass(pause)
    return [...(isTyping ? [typingPause] : []), ...(isGathering && pause === sayingPause.after ? [sayingPause] : [])]
  }
  if (!isSaid(event)) await feed.step(event)
  else {
    const line = feed.lines.findLast(({ port, isOpen }) => isOpen && port === lineOf(event))
    if (!line) return []
    line.notify(event)
  }
  return [event]
}

describe('live feed, whatever happens in whatever order', () => {
  it('FED-16 RT-02 RT-05 holds and shows what a plain model does, and late answers to an older search change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (happening) => {
        const feed = startFeed()
        const happened: AnyEventObject[] = []
        for (const event of happening) happened.push(...(await play(feed, event)))
        const { reported: _, ...outcome } = outcomeOf(happened)
        expect(seen(feed)).toEqual(outcome)
      }),
      { numRuns: 400 },
    )
  }, 120_000)

  it('FED-16 no row of the list moves while it is held, unless the user asks', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (happening) => {
        const feed = startFeed()
        for (const event of happening) {
          const before = { isHeld: isHeld(feed.snapshot()), shown: shownOf(feed.snapshot()) }
          await play(feed, event)
          const after = feed.snapshot()
          const asks = ['waiting.asked', 'mutes.toggled', 'search.given', 'feed.closed'].includes(event.type)
          // who lets go of the list may be held again by the row that the keyboard is in
          const letsGo = ['top.reached', 'pointer.left', 'pin.toggled', 'item.toggled'].includes(event.type)
          const mayMove = !before.isHeld || !isHeld(after) || asks || letsGo
          const shown = shownOf(after)
          // older ones come below the first row, where there is one
          const isStill =
            event.type === 'items.backfilled'
              ? before.shown.slice(0, 1).every((first) => shown[0] === first)
              : shown === before.shown
          expect(mayMove || isStill).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  }, 120_000)
})
