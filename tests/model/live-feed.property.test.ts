import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isHeld, shownOf } from '../../src/machines/live-feed.machine.ts'
import { itemOf, outcomeOf, seen, startFeed, typingPause } from './live-feed.outcome.ts'

type Feed = ReturnType<typeof startFeed>

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
const at = fc.integer({ min: 0, max: 1_000_000 })
const of = <Part extends object>(type: string, part: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ type: fc.constant(type), ...part }) as unknown as fc.Arbitrary<AnyEventObject & Part>

const said = fc.oneof(
  { weight: 3, arbitrary: of('connection.opened', { at }) },
  { weight: 1, arbitrary: of('connection.lost', { at }) },
  { weight: 3, arbitrary: of('items.replaced', { items: batch }) },
  { weight: 6, arbitrary: of('items.merged', { items: batch }) },
)
const done = fc.oneof(
  {
    weight: 3,
    arbitrary: of('phrase.changed', { phrase: fc.constantFrom('', ' ', 'oil', ' oil ', 'gold price', 'gold  price') }),
  },
  { weight: 2, arbitrary: of('search.submitted') },
  { weight: 1, arbitrary: fc.constant<AnyEventObject>({ type: 'pause' }) },
  { weight: 1, arbitrary: of('item.toggled', { id: fc.constantFrom('n0', 'n1', 'm400') }) },
  { weight: 3, arbitrary: of('reader.left') },
  { weight: 3, arbitrary: of('reader.returned') },
)
/** What an older search's line still says, after a newer search has begun. */
const late = fc.record({ type: fc.constant('late'), line: fc.nat(), event: said }) as fc.Arbitrary<AnyEventObject>
const events = fc.array(
  fc.oneof({ weight: 5, arbitrary: said }, { weight: 4, arbitrary: done }, { weight: 2, arbitrary: late }),
  {
    minLength: 1,
    maxLength: 40,
  },
)

const isSaid = ({ type }: AnyEventObject) => type.startsWith('connection.') || type.startsWith('items.')

async function play(feed: Feed, event: AnyEventObject) {
  const older = feed.lines.slice(0, -1)
  if (event.type === 'late') older[event.line % Math.max(older.length, 1)]?.tell(event.event)
  else if (event.type === 'pause') feed.pass(typingPause.after)
  else if (isSaid(event)) feed.lines.at(-1)?.tell(event)
  else await feed.step(event)
}

const asModel = (happened: AnyEventObject[]) =>
  happened.filter(({ type }) => type !== 'late').map((event) => (event.type === 'pause' ? typingPause : event))

describe('live feed, whatever happens in whatever order', () => {
  it('FED-16 RT-02 RT-05 holds and shows what a plain model does, and late answers to an older search change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (happening) => {
        const feed = startFeed()
        for (const event of happening) await play(feed, event)
        expect(seen(feed)).toEqual(outcomeOf(asModel(happening)))
      }),
      { numRuns: 400 },
    )
  }, 60_000)

  it('FED-16 shows all items to a reader who follows, and the very same list all the while to one who is held', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (happening) => {
        const feed = startFeed()
        for (const event of happening) {
          const before = feed.snapshot()
          await play(feed, event)
          const after = feed.snapshot()
          expect(shownOf(after)).toBe(isHeld(after) ? shownOf(before) : after.context.items)
        }
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
