import { describe, expect, it } from 'vitest'
import { liveFeedMachine } from '../../src/machines/live-feed.machine.ts'
import { coverage } from './drive.ts'
import { itemOf, outcomeOf, seen, startFeed, typingPause } from './live-feed.outcome.ts'
import { walks } from './walks.ts'

const [one, two, three] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3)]
const cases = [
  { type: 'connection.opened', at: 1_000 },
  { type: 'connection.lost', at: 2_000 },
  { type: 'items.replaced', items: [one, two] },
  { type: 'items.merged', items: [three, itemOf('one', 1, 2)] },
  { type: 'phrase.changed', says: 'oil', phrase: ' oil  price ' },
  { type: 'phrase.changed', says: 'blank', phrase: '  ' },
  { type: 'search.submitted' },
  typingPause,
  { type: 'item.toggled', id: 'one' },
  { type: 'reader.left' },
  { type: 'reader.returned' },
]

describe('live feed', () => {
  const covered = coverage(liveFeedMachine)
  const all = walks(liveFeedMachine, cases, ({ context }) => [context.phrase, context.search])
  for (const { name, events } of all) {
    it(`FED-16 RT-02 ${name}`, async () => {
      const feed = startFeed()
      await feed.walk(events, (soFar) => expect(seen(feed)).toEqual(outcomeOf(soFar)))
      covered.add(feed.walked)
    })
  }
  covered.prove()
})
