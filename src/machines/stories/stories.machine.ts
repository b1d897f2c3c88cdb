import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { Story } from '../../contract/stories/stories.ts'
import { port } from '../shared/ports.ts'

/** The headline whose story is asked for. */
export type Headline = Pick<NewsItem, 'id' | 'source'>
/** The story of a headline; none where the backend no longer has it. */
type Answer = { id: string; story: Story | undefined }
/** `wanted`: in the order in which they are asked. `answers`: the last one is the newest. `failed`: those that could not be asked for the last time. */
type Context = { wanted: readonly Headline[]; answers: readonly Answer[]; failed: readonly string[] }
type Event =
  /** A headline is open. What is known of its story stays in sight until it is asked again. */
  | { type: 'story.wanted'; headline: Headline }
  /** It is closed. */
  | { type: 'story.left'; id: string }

/** How many answers are kept. */
const MOST = 100

const headlineIn = ({ event }: { event: { headline: Headline } }) => event.headline
const idIn = ({ event }: { event: { id: string } }) => event.id
const outputOf = ({ event }: { event: DoneActorEvent<Story | undefined> }) => event.output
const firstWanted = ({ context: { wanted } }: { context: Context }) => wanted[0] ?? { id: '', source: '' }
const noContext = (): Context => ({ wanted: [], answers: [], failed: [] })

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** STY-08: who else reports what the open headlines report; one is asked for after the other. */
export const storiesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getStory: port<Story | undefined, Headline>('getStory') },
  actions: {
    want: assign(({ context }, headline: Headline) => ({ wanted: [...context.wanted, headline] })),
    drop: assign(({ context }, id: string) => ({ wanted: context.wanted.filter((one) => one.id !== id) })),
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
    isNew: ({ context }, { id }: Headline) => context.wanted.every((one) => one.id !== id),
    isAsked: ({ context }, id: string) => context.wanted[0]?.id === id,
    isWanted: ({ context }) => context.wanted.length > 0,
  },
}).createMachine({
  id: 'stories',
  description: 'Who else reports what the open headlines report.',
  context: noContext,
  on: {
    'story.wanted': {
      guard: { type: 'isNew', params: headlineIn },
      actions: { type: 'want', params: headlineIn },
    },
    'story.left': { actions: { type: 'drop', params: idIn } },
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
          guard: { type: 'isAsked', params: idIn },
          target: 'resting',
          actions: { type: 'drop', params: idIn },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof storiesMachine>
/** What is known of the story of a headline. */
export const storyOf = ({ context: { answers } }: Snapshot, id: string) =>
  answers.find((answer) => answer.id === id)?.story
/** It could not be asked for, and is not asked for again at the moment. */
export const hasFailed = ({ context: { failed, wanted } }: Snapshot, id: string) =>
  failed.includes(id) && wanted.every((one) => one.id !== id)
