import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Story } from '../../../src/contract/stories/stories.ts'
import { hasFailed, storiesMachine, storyOf } from '../../../src/machines/stories/stories.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const at = '2026-03-02T14:00:00.000Z'
const story: Story = { members: [{ id: 'a', at, title: 'Deal', articleSource: 'Wire', link: null }], count: 1 }
const ids = ['a', 'b']
const wanted = (id: string) => ({ type: 'story.wanted', says: id, headline: { id, source: 'simulated' } })
const left = (id: string) => ({ type: 'story.left', says: id, id })
const answer = { type: 'xstate.done.actor.getStory', says: 'a story', output: story }
const unknown = { type: 'xstate.done.actor.getStory', says: 'none', output: undefined }
const failed = { type: 'xstate.error.actor.getStory', error: silent }
const cases = [...ids.flatMap((id) => [wanted(id), left(id)]), answer, unknown, failed]

function outcomeOf(events: AnyEventObject[]) {
  let waiting: string[] = []
  const calls: unknown[] = []
  const known: Record<string, { story: Story | undefined; hasFailed: boolean }> = {}
  /** Asks for the first that waits, unless that is being asked for. */
  const askAfter = (change: () => void) => {
    const before = waiting[0]
    change()
    const [first] = waiting
    if (first !== undefined && first !== before) calls.push({ id: first, source: 'simulated' })
  }
  for (const event of events) {
    if (event.type === 'story.wanted' && !waiting.includes(event.headline.id))
      askAfter(() => waiting.push(event.headline.id))
    if (event.type === 'story.left') askAfter(() => (waiting = waiting.filter((id) => id !== event.id)))
    const isAnswer = event.type.startsWith('xstate.')
    const [asked] = waiting
    if (!isAnswer || asked === undefined) continue
    // what was known before stays when it fails
    known[asked] = { story: event === failed ? known[asked]?.story : event.output, hasFailed: event === failed }
    askAfter(() => waiting.shift())
  }
  return {
    calls,
    known: ids.map((id) => [known[id]?.story, (known[id]?.hasFailed ?? false) && !waiting.includes(id)]),
  }
}

const start = () => drive(storiesMachine, { promises: ['getStory'] })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  calls: calls.map(({ input }) => input),
  known: ids.map((id) => [storyOf(snapshot(), id), hasFailed(snapshot(), id)]),
})

describe('the stories of open headlines', () => {
  const covered = coverage(storiesMachine)
  for (const { name, events } of walks(storiesMachine, cases, ({ value, context }) => ({ value, ...context }))) {
    it(`STY-08 stories: ${name}`, async () => {
      const stories = start()
      await stories.walk(events, (soFar) => expect(seen(stories)).toEqual(outcomeOf(soFar)))
      covered.add(stories.walked)
    })
  }
  covered.prove()

  it('STY-08 the last 100 answers are kept', async () => {
    const stories = start()
    const many = Array.from({ length: 101 }, (_, i) => `s${i}`)
    await stories.walk(many.flatMap((id) => [wanted(id), answer]))
    expect([storyOf(stories.snapshot(), 's0'), storyOf(stories.snapshot(), 's1')]).toEqual([undefined, story])
  })
})
