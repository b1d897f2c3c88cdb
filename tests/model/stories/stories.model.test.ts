import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Story } from '../../../src/contract/stories/stories.ts'
import { hasFailed, isAwaited, storiesMachine, storyOf } from '../../../src/machines/stories/stories.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const at = '2026-03-02T14:00:00.000Z'
const story: Story = { members: [{ id: 'a', at, title: 'Deal', articleSource: 'Wire', link: null }], count: 1 }
const ids = ['a', 'b']
const wanted = (id: string, row = 'left') => ({
  ...{ type: 'story.wanted', says: `${id} ${row}` },
  ...{ headline: { id, source: 'simulated' }, row },
})
const left = (id: string, row = 'left') => ({ type: 'story.left', says: `${id} ${row}`, id, row })
const answer = { type: 'xstate.done.actor.getStory', says: 'a story', output: story }
const unknown = { type: 'xstate.done.actor.getStory', says: 'none', output: undefined }
const failed = { type: 'xstate.error.actor.getStory', error: silent }
const both = [wanted('a', 'right'), left('a', 'right')]
const cases = [...ids.flatMap((id) => [wanted(id), left(id)]), ...both, answer, unknown, failed]

function outcomeOf(events: AnyEventObject[]) {
  let waiting: { id: string; row: string }[] = []
  const calls: unknown[] = []
  const known: Record<string, { story: Story | undefined; hasFailed: boolean }> = {}
  /** Asks for the first that waits, unless that is being asked for. */
  const askAfter = (change: () => void) => {
    const before = waiting[0]?.id
    change()
    const [first] = waiting
    if (first && first.id !== before) calls.push({ id: first.id, source: 'simulated' })
  }
  /** Behind those of other headlines that wait, and before none that waits for the same. */
  const wait = (id: string, row: string) => {
    const last = waiting.findLastIndex((one) => one.id === id)
    waiting = waiting.toSpliced(last < 0 ? waiting.length : last + 1, 0, { id, row })
  }
  const isWaiting = ({ id, row }: { id: string; row: string }) =>
    waiting.some((one) => one.id === id && one.row === row)
  for (const event of events) {
    const { type, row } = event
    if (type === 'story.wanted' && !isWaiting({ id: event.headline.id, row }))
      askAfter(() => wait(event.headline.id, row))
    if (type === 'story.left')
      askAfter(() => (waiting = waiting.filter((one) => one.id !== event.id || one.row !== row)))
    const [asked] = waiting
    if (!type.startsWith('xstate.') || !asked) continue
    // what was known before stays when it fails
    known[asked.id] = { story: event === failed ? known[asked.id]?.story : event.output, hasFailed: event === failed }
    askAfter(() => (waiting = waiting.filter(({ id }) => id !== asked.id)))
  }
  return {
    calls,
    known: ids.map((id) => [known[id]?.story, known[id]?.hasFailed ?? false, waiting.some((one) => one.id === id)]),
  }
}

/** What guards and selectors read; of answers, whose there are. */
const situationOf = ({ context: { wanted, answers, failed } }: AnyMachineSnapshot) => ({
  wanted: wanted.map(({ headline, rows }: { headline: { id: string }; rows: string[] }) => [headline.id, rows.length]),
  known: [answers.length > 0, failed.length > 0],
})
const start = () => drive(storiesMachine, { promises: ['getStory'] })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  calls: calls.map(({ input }) => input),
  known: ids.map((id) => [storyOf(snapshot(), id), hasFailed(snapshot(), id), isAwaited(snapshot(), id)]),
})

describe('the stories of open headlines', () => {
  const covered = coverage(storiesMachine)
  for (const { name, events } of walks(storiesMachine, cases, situationOf)) {
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
