import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { Story } from '../../contract/stories/stories.ts'
import { port } from '../shared/ports.ts'

/** The headline whose story is asked for. */
export type Headline = Pick<NewsItem, 'id' | 'source'>
/** A headline may be open in several feeds: each row wants its story. */
type Wanted = { headline: Headline; rows: readonly string[] }
type Row = { id: string; row: string }
/** The story of a headline; none where the backend no longer has it. */
type Answer = { id: string; story: Story | undefined }
/** `wanted`: in the order in which they are asked. `answers`: the last one is the newest. `failed`: those that could not be asked for the last time. */
type Context = { wanted: readonly Wanted[]; answers: readonly Answer[]; failed: readonly string[] }
type Event =
  /** A headline is open. What is known of its story stays in sight until it is asked again. */
  | { type: 'story.wanted'; headline: Headline; row: string }
  /** It is closed in this row. */
  | ({ type: 'story.left' } & Row)

/** How many answers are kept. */
const MOST = 100

const wantedIn = ({ event: { headline, row } }: { event: { headline: Headline; row: string } }) => ({ headline, row })
const rowIn = ({ event: { id, row } }: { event: Row }) => ({ id, row })
const outputOf = ({ event }: { event: DoneActorEvent<Story | undefined> }) => event.output
const firstWanted = ({ context: { wanted } }: { context: Context }) => wanted[0]?.headline ?? { id: '', source: '' }
const noContext = (): Context => ({ wanted: [], answers: [], failed: [] })

/** The same, with one more row that wants the story of this headline: behind all others if none does yet. */
function joined(wanted: readonly Wanted[], headline: Headline, row: string) {
  if (!isIn(wanted, headline.id)) return [...wanted, { headline, rows: [row] }]
  return wanted.map((one) =>
    one.headline.id === headline.id ? { ...one, rows: [...without(one.rows, row), row] } : one,
  )
}
const isIn = (wanted: readonly Wanted[], id: string) => wanted.some(({ headline }) => headline.id === id)
const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** STY-08: who else reports what the open headlines report; one is asked for after the other. */
export const storiesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getStory: port<Story | undefined, Headline>('getStory') },
  actions: {
    want: assign(({ context }, { headline, row }: { headline: Headline; row: string }) => ({
      wanted: joined(context.wanted, headline, row),
    })),
    /** What no row wants any more is not asked for. */
    drop: assign(({ context }, { id, row }: Row) => ({
      wanted: context.wanted
        .map((one) => (one.headline.id === id ? { ...one, rows: without(one.rows, row) } : one))
        .filter(({ rows }) => rows.length > 0),
    })),
    keepStory: assign(({ context }, story: Story | undefined) => {
      const { wanted, answers, failed } = context
      const { id } = firstWanted({ context })
      const others = answers.filter((answer) => answer.id !== id)
      return {
        wanted: wanted.slice(1),
        answers: [...others, { id, story }].slice(-MOST),
        failed: without(failed, id),
      }
    }),
    /** What was known before stays. */
    keepFailure: assign(({ context }) => {
      const { wanted, failed } = context
      const { id } = firstWanted({ context })
      return { wanted: wanted.slice(1), failed: [...without(failed, id), id].slice(-MOST) }
    }),
  },
  guards: {
    /** It is being asked for, and for no other row. */
    isAskedForIt: ({ context: { wanted } }, { id, row }: Row) =>
      wanted[0]?.headline.id === id && wanted[0].rows.every((one) => one === row),
    isWanted: ({ context }) => context.wanted.length > 0,
  },
}).createMachine({
  id: 'stories',
  description: 'Who else reports what the open headlines report.',
  context: noContext,
  on: {
    'story.wanted': { actions: { type: 'want', params: wantedIn } },
    'story.left': { actions: { type: 'drop', params: rowIn } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Every open headline has its answer.',
      always: { guard: 'isWanted', target: 'asking' },
    },
    asking: {
      description: 'The story of the headline that waits longest is asked for.',
      invoke: {
        id: 'getStory',
        src: 'getStory',
        input: firstWanted,
        onDone: { target: 'resting', actions: { type: 'keepStory', params: outputOf } },
        onError: { target: 'resting', actions: 'keepFailure' },
      },
      on: {
        'story.left': {
          guard: { type: 'isAskedForIt', params: rowIn },
          target: 'resting',
          actions: { type: 'drop', params: rowIn },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof storiesMachine>
/** What is known of the story of a headline. */
export const storyOf = ({ context: { answers } }: Snapshot, id: string) =>
  answers.find((answer) => answer.id === id)?.story
/** It could not be asked for the last time. */
export const hasFailed = ({ context: { failed } }: Snapshot, id: string) => failed.includes(id)
/** It is asked for, or about to be. */
export const isAwaited = ({ context: { wanted } }: Snapshot, id: string) => isIn(wanted, id)
