import { assign, type DoneActorEvent, enqueueActions, sendTo, setup } from 'xstate'
import type { Drafts } from '../../contract/drafts/drafts.ts'
import { blankContact } from '../../rules/contact/contact.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `reader`: a username, '' of a visitor, undefined while that is not known. `drafts`: what is typed now. `kept`: what was typed before. */
type Context = { reader?: string; drafts: Drafts; kept?: Drafts }
type Event =
  | { type: 'reader.changed'; reader: string | undefined }
  | { type: 'drafts.changed'; change: Partial<Drafts> }
  | { type: 'page.leaving' }
type Emitted =
  | { type: 'message.returned'; message: Drafts['contact'] }
  | { type: 'account.returned'; account: Drafts['account'] }
  | { type: 'profile.returned'; draft: NonNullable<Drafts['profile']>; base: Drafts['profileBase'] }
export type DraftsEvent = { type: 'drafts.left'; drafts: Drafts }

const initialContext: Context = { drafts: { contact: blankContact, account: { email: '', username: '' } } }
const readerIn = ({ event }: { event: { reader: string | undefined } }) => event.reader
const changeIn = ({ event }: { event: { change: Partial<Drafts> } }) => event.change
const outputOf = ({ event }: { event: DoneActorEvent<Drafts | undefined> }) => event.output
const ownerOf = ({ owner }: Drafts) => owner ?? ''

/** RTE-13: what was typed outlives the reload that brings a new version, for the user who typed it. */
export const draftsMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { takeDrafts: port<Drafts | undefined, void>('takeDrafts'), keepDrafts: stream<DraftsEvent>('keepDrafts') },
  actions: {
    noteReader: assign((_, reader: string | undefined) => ({ reader })),
    noteChange: assign(({ context }, change: Partial<Drafts>) => ({ drafts: { ...context.drafts, ...change } })),
    noteKept: assign((_, kept: Drafts | undefined) => ({ kept })),
    keep: sendTo(
      'keepDrafts',
      ({ context: { drafts, reader } }): DraftsEvent => ({
        type: 'drafts.left',
        drafts: { ...drafts, owner: reader || undefined },
      }),
    ),
    giveBack: enqueueActions(({ context: { kept }, enqueue }) => {
      if (!kept) return
      enqueue(report({ type: 'message.returned', message: kept.contact }))
      enqueue(report({ type: 'account.returned', account: kept.account }))
      if (kept.profile) enqueue(report({ type: 'profile.returned', draft: kept.profile, base: kept.profileBase }))
    }),
    drop: assign({ kept: undefined }),
  },
  guards: {
    hasDrafts: (_, kept: Drafts | undefined) => kept !== undefined,
    isOwner: ({ context: { reader, kept } }) => kept !== undefined && reader === ownerOf(kept),
    isKnown: ({ context }) => context.reader !== undefined,
  },
}).createMachine({
  id: 'drafts',
  description: 'What is typed into the forms, for the page that is loaded after this one.',
  context: initialContext,
  invoke: { id: 'keepDrafts', src: 'keepDrafts' },
  initial: 'recalling',
  on: {
    'reader.changed': { actions: { type: 'noteReader', params: readerIn } },
    'drafts.changed': { actions: { type: 'noteChange', params: changeIn } },
    'page.leaving': { actions: 'keep' },
  },
  states: {
    recalling: {
      description: 'What the page before this one has left is looked up.',
      invoke: {
        id: 'takeDrafts',
        src: 'takeDrafts',
        onDone: [
          {
            guard: { type: 'hasDrafts', params: outputOf },
            target: 'waiting',
            actions: { type: 'noteKept', params: outputOf },
          },
          { target: 'following' },
        ],
        onError: 'following',
      },
    },
    waiting: {
      description: 'There are drafts, and they wait until it is known who is here.',
      always: [
        { guard: 'isOwner', target: 'following', actions: ['giveBack', 'drop'] },
        { guard: 'isKnown', target: 'following', actions: 'drop' },
      ],
    },
    following: { description: 'What is typed is followed, and kept when the page is left for a new version.' },
  },
})
