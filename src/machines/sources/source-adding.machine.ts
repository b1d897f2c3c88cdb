import { assign, type DoneActorEvent, type ErrorActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { OwnSource, SourcePreview } from '../../contract/sources/own-sources.ts'
import { reasonWords } from '../../rules/sources/own/failure.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `text`: the address as it is typed. `added`: the source that was added last, until something else is typed. `problem`: '' where nothing is wrong. */
type Context = { text: string; preview: SourcePreview | undefined; added: OwnSource | undefined; problem: string }
type Event =
  | { type: 'reader.changed' }
  | { type: 'address.changed'; text: string }
  | { type: 'look.pressed' }
  | { type: 'add.pressed' }
  | { type: 'cancel.pressed' }
  | { type: 'added.left' }
type Emitted = { type: 'source.added'; source: OwnSource }

const empty = (): Context => ({ text: '', preview: undefined, added: undefined, problem: '' })
const EXAMPLE = 'Type an address, such as www.federalreserve.gov/feeds/press_all.xml.'
const textIn = ({ event }: { event: { text: string } }) => event.text
const textNow = ({ context }: { context: Context }) => context.text.trim()
const addressNow = ({ context }: { context: Context }) => context.preview?.address ?? ''
const previewIn = ({ event }: { event: DoneActorEvent<SourcePreview> }) => event.output
/** Under the title that was seen: the backend has not read it yet. */
const sourceIn = ({
  context,
  event: { output },
}: {
  context: Context
  event: DoneActorEvent<OwnSource>
}): OwnSource => ({
  ...output,
  title: output.title || (context.preview?.title ?? ''),
})
const errorIn = ({ event }: { event: ErrorActorEvent }) => event.error

/** SRC-06: a source is looked at before it is added. What was typed stays until it is. */
export const sourceAddingMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    previewSource: port<SourcePreview, string>('previewSource'),
    addSource: port<OwnSource, string>('addSource'),
  },
  actions: {
    keepText: assign((_, text: string) => ({ text, problem: '', added: undefined })),
    keepPreview: assign((_, preview: SourcePreview) => ({ preview })),
    dropPreview: assign({ preview: undefined }),
    begin: assign({ problem: '', added: undefined, preview: undefined }),
    retry: assign({ problem: '' }),
    keepAdded: assign((_, added: OwnSource) => ({ ...empty(), added })),
    forgetAdded: assign({ added: undefined }),
    forget: assign(empty),
    sayExample: assign({ problem: EXAMPLE }),
    sayReason: assign((_, error: unknown) => ({ problem: reasonWords(error) })),
    announce: report((_, source: OwnSource) => ({ type: 'source.added' as const, source })),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isNew: ({ context }) => context.preview?.knownTo === null,
  },
}).createMachine({
  id: 'sourceAdding',
  description: 'A source is looked at, and added.',
  context: empty,
  initial: 'typing',
  on: {
    'reader.changed': { target: '.typing', actions: 'forget' },
    'address.changed': { target: '.typing', actions: [{ type: 'keepText', params: textIn }, 'dropPreview'] },
    'added.left': { actions: 'forgetAdded' },
  },
  states: {
    typing: {
      description: 'The user types an address.',
      on: {
        'look.pressed': [{ guard: 'hasText', target: 'looking', actions: 'begin' }, { actions: 'sayExample' }],
      },
    },
    looking: {
      description: 'It is looked at what is at the address.',
      invoke: {
        id: 'previewSource',
        src: 'previewSource',
        input: textNow,
        onDone: { target: 'seen', actions: { type: 'keepPreview', params: previewIn } },
        onError: { target: 'typing', actions: { type: 'sayReason', params: errorIn } },
      },
    },
    seen: {
      description: 'What is at the address is shown, and can be added.',
      on: {
        'look.pressed': { target: 'looking', actions: 'begin' },
        'add.pressed': { guard: 'isNew', target: 'adding', actions: 'retry' },
        'cancel.pressed': { target: 'typing', actions: ['dropPreview', 'retry'] },
      },
    },
    adding: {
      description: 'The source is being added.',
      invoke: {
        id: 'addSource',
        src: 'addSource',
        input: addressNow,
        onDone: {
          target: 'typing',
          actions: [
            // before the preview goes, whose title it needs
            { type: 'announce', params: sourceIn },
            { type: 'keepAdded', params: sourceIn },
          ],
        },
        onError: { target: 'seen', actions: { type: 'sayReason', params: errorIn } },
      },
      // a source that is being added is no longer to be chosen
      on: { 'address.changed': {} },
    },
  },
})

type Snapshot = SnapshotFrom<typeof sourceAddingMachine>
export const textOf = (snapshot: Snapshot) => snapshot.context.text
export const previewOf = (snapshot: Snapshot) => snapshot.context.preview
export const addedOf = (snapshot: Snapshot) => snapshot.context.added
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
export const isLooking = (snapshot: Snapshot) => snapshot.matches('looking')
export const isAdding = (snapshot: Snapshot) => snapshot.matches('adding')
