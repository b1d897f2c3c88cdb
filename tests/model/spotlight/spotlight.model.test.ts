import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  isLoading,
  shownOf,
  spotlightMachine,
  waitingCount,
} from '../../../src/machines/spotlight/spotlight.machine.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { coverage } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { outcomeOf } from './spotlight.outcome.ts'
import {
  backfilled,
  begun,
  type DrivenSpotlight,
  endNeared,
  many,
  merged,
  opened,
  recalled,
  replaced,
  retry,
  seen,
  startSpotlight,
  submitted,
  three,
  typed,
  typingPause,
} from './spotlight.seen.ts'

const scrolled = { type: 'list.scrolled' }
const atTop = { type: 'top.reached' }
const entered = { type: 'pointer.entered' }
const away = { type: 'pointer.left' }
/** `next`: what the parts of the Spotlight are sent by their own search, or must do for it to be seen. */
const cases: (AnyEventObject & { next?: AnyEventObject[] })[] = [
  { ...retry, next: [opened, replaced, backfilled] },
  { ...endNeared, next: [opened, many, endNeared, opened] },
  recalled,
  { ...begun('Monday'), next: [begun('Tuesday'), opened, replaced, merged] },
  typed(' oil  price '),
  typed(''),
  submitted,
  typingPause,
  scrolled,
  atTop,
  entered,
  away,
  { type: 'pin.toggled' },
  { type: 'item.toggled', id: 'one' },
  { type: 'row.wanted', to: 'first' },
  { type: 'current.toggled' },
  { type: 'share.asked' },
  { type: 'row.focused', id: 'one' },
  { type: 'focus.left' },
  { type: 'newest.asked' },
  { type: 'lead.wanted' },
  { type: 'lead.left' },
  { type: 'box.wanted' },
]

describe('spotlight', () => {
  const covered = coverage(spotlightMachine)
  const all = walks(spotlightMachine, cases, ({ context }) => [context.phrase, context.search])
  it(`RT-02 SPT-03 PIT-02 brings what happens to the part that it belongs to: all of ${all.length} walks`, async () => {
    for (const { name, events } of all) {
      const spotlight = startSpotlight()
      await spotlight.walk(
        events.flatMap(({ next = [], ...event }) => [event, ...next]),
        (soFar) => {
          const { awaitsItems: _, ...outcome } = outcomeOf(soFar)
          expect({ name, ...seen(spotlight) }).toEqual({ name, ...outcome })
        },
      )
      covered.add(spotlight.walked)
    }
  })
  covered.prove()
})

describe('the spotlight', () => {
  const spotlightAfter = async (...events: AnyEventObject[]) => {
    const spotlight = startSpotlight()
    await spotlight.walk(events)
    return spotlight
  }
  const ids = ({ snapshot }: DrivenSpotlight) => shownOf(snapshot()).map(({ id }) => id)

  it('RT-05 an answer to an older search never overwrites a newer one', async () => {
    const spotlight = await spotlightAfter(opened, replaced, typed('oil'), submitted, opened)
    const [first] = spotlight.lines
    first?.notify({ type: 'items.replaced', items: [three] })
    expect([ids(spotlight), isLoading(spotlight.snapshot())]).toEqual([['two', 'one'], true])
  })

  it('the Spotlight does not move while the user reads, and shows the waiting items when the last reason has ended', async () => {
    const spotlight = await spotlightAfter(opened, replaced, scrolled, entered, merged, atTop)
    const before = [ids(spotlight), waitingCount(spotlight.snapshot())]
    await spotlight.step(away)
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
