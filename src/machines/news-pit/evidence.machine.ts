import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { Evidence } from '../../rules/news-pit/evidence.ts'
import { port } from '../shared/ports.ts'

/** A story with the ids of the headlines that it rests on. `source`: of the story. */
export type Cited = { id: string; source: string; references: readonly string[] }
/** `opened`: the stories whose evidence is seen. `asked`: the one that is being asked for. `failed`: those that could not be asked for the last time. */
type Context = {
  opened: readonly Cited[]
  asked: Cited
  found: Readonly<Record<string, Evidence>>
  failed: readonly string[]
}
type Event = { type: 'evidence.toggled'; story: Cited } | { type: 'retry.pressed'; id: string }

const storyIn = ({ event }: { event: { story: Cited } }) => event.story
const idIn = ({ event }: { event: { id: string } }) => event.id
const outputOf = ({ event }: { event: DoneActorEvent<Evidence> }) => event.output
const none: Cited = { id: '', source: '', references: [] }
const atFirst = (): Context => ({ opened: [], asked: none, found: {}, failed: [] })
const askedNow = ({ context }: { context: Context }) => context.asked
const dueIn = ({ opened, found, failed }: Context) => opened.find(({ id }) => !found[id] && !failed.includes(id))
const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)
const isOpen = ({ opened }: Context, id: string) => opened.some((one) => one.id === id)

/** PIT-16: the headlines behind stories, of those whose evidence is open. */
export const evidenceMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { findEvidence: port<Evidence, Cited>('findEvidence') },
  actions: {
    /** What has come since it was last open is to be in it. */
    open: assign(({ context: { opened, found, failed } }, story: Cited) => {
      const { [story.id]: _, ...others } = found
      return { opened: [...opened, story], found: others, failed: without(failed, story.id) }
    }),
    close: assign(({ context: { opened } }, { id }: Cited) => ({ opened: opened.filter((one) => one.id !== id) })),
    takeNext: assign(({ context }) => ({ asked: dueIn(context) ?? none })),
    keep: assign(({ context: { found, asked } }, evidence: Evidence) => ({
      found: { ...found, [asked.id]: evidence },
    })),
    keepFailure: assign(({ context: { failed, asked } }) => ({ failed: [...without(failed, asked.id), asked.id] })),
    tryAgain: assign(({ context: { failed } }, id: string) => ({ failed: without(failed, id) })),
  },
  guards: {
    isOpen: ({ context }, { id }: Cited) => isOpen(context, id),
    isDue: ({ context }) => dueIn(context) !== undefined,
  },
}).createMachine({
  id: 'evidence',
  description: 'The headlines that stories rest on, of those whose evidence is open.',
  context: atFirst,
  on: {
    'evidence.toggled': [
      { guard: { type: 'isOpen', params: storyIn }, actions: { type: 'close', params: storyIn } },
      { actions: { type: 'open', params: storyIn } },
    ],
    'retry.pressed': { actions: { type: 'tryAgain', params: idIn } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'All that is open has its answer.',
      always: { guard: 'isDue', target: 'asking', actions: 'takeNext' },
    },
    asking: {
      description: 'The headlines of one story are on their way.',
      invoke: {
        id: 'findEvidence',
        src: 'findEvidence',
        input: askedNow,
        onDone: { target: 'resting', actions: { type: 'keep', params: outputOf } },
        onError: { target: 'resting', actions: 'keepFailure' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof evidenceMachine>
/** What is seen of the evidence of a story. */
export function standingOf({ context }: Snapshot, id: string): 'closed' | 'loading' | 'failed' | 'found' {
  if (!isOpen(context, id)) return 'closed'
  if (context.found[id]) return 'found'
  return context.failed.includes(id) ? 'failed' : 'loading'
}
export const evidenceFor = ({ context }: Snapshot, id: string) => context.found[id]
