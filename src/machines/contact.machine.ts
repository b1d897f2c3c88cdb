import { assign, type SnapshotFrom, setup } from 'xstate'
import type { ContactMessage } from '../contract/contact.ts'
import type { User } from '../contract/user.ts'
import {
  blankContact,
  type ContactDraft,
  type ContactProblems,
  contactProblems,
  isSendable,
  messageOf,
  type Sender,
} from '../rules/contact.ts'
import { isSame } from '../rules/merge.ts'
import { port } from './ports.ts'
import { report } from './report.ts'

/**
 * `sender`: the signed-in user (`username`), whose names and e-mail stand fast (CON-05). `held`: what a user typed whose sign-in has lapsed; it is not shown and
 * waits for that user (SES-03).
 */
type Context = {
  draft: ContactDraft
  username?: string
  sender?: Sender
  held?: { username: string; draft: ContactDraft }
  hasSingleName: boolean
}
type Event =
  | { type: 'draft.changed'; change: Partial<ContactDraft> }
  /** `hasSingleName`: the form has one field for the name (CON-02). */
  | { type: 'form.submitted'; hasSingleName: boolean }
  | { type: 'user.came'; user: User }
  | { type: 'user.left' }
  | { type: 'user.lapsed' }
type Emitted = { type: 'message.sent' } | { type: 'message.failed' }

const initialContext: Context = { draft: blankContact, hasSingleName: false }

const userIn = <Value>({ event }: { event: { user: Value } }) => event.user
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const hasSingleNameIn = <Value>({ event }: { event: { hasSingleName: Value } }) => event.hasSingleName
const messageTyped = ({ context: { draft, sender, hasSingleName } }: { context: Context }) =>
  messageOf(draft, sender, hasSingleName)

export const contactMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { sendMessage: port<void, ContactMessage>('sendMessage') },
  actions: {
    takeChange: assign(({ context }, change: Partial<ContactDraft>) => ({ draft: { ...context.draft, ...change } })),
    keepForm: assign((_, hasSingleName: boolean) => ({ hasSingleName })),
    keepSender: assign(({ context: { draft, held } }, { username, firstName, lastName, email }: User) => ({
      username,
      sender: { firstName, lastName, email },
      draft: held?.username === username && draft.message === '' ? held.draft : draft,
      held: undefined,
    })),
    holdDraft: assign(({ context: { draft, username, held } }) => ({
      held: username === undefined ? held : { username, draft },
      username: undefined,
      sender: undefined,
      draft: username === undefined ? draft : blankContact,
    })),
    dropHeld: assign({ held: undefined }),
    forgetSender: assign({ username: undefined, sender: undefined, draft: blankContact, held: undefined }),
    clearForm: assign({ draft: blankContact }),
    announce: report((_, said: Emitted) => said),
  },
  guards: {
    isAnother: ({ context }, { username }: User) => context.username !== undefined && context.username !== username,
    hasSender: ({ context }) => context.sender !== undefined,
    isSendable: ({ context: { draft, sender } }, hasSingleName: boolean) => isSendable(draft, sender, hasSingleName),
  },
}).createMachine({
  id: 'contact',
  description: 'The contact form.',
  context: initialContext,
  initial: 'writing',
  on: {
    'user.came': [
      {
        guard: { type: 'isAnother', params: userIn },
        target: '.writing',
        actions: ['forgetSender', { type: 'keepSender', params: userIn }],
      },
      { actions: { type: 'keepSender', params: userIn } },
    ],
    'user.left': [
      { guard: 'hasSender', target: '.writing', actions: 'forgetSender' },
      // whoever lapsed is not awaited any longer
      { actions: 'dropHeld' },
    ],
    // a message that was on its way may have arrived: only its writer sends it again
    'user.lapsed': { target: '.writing', actions: 'holdDraft' },
  },
  states: {
    writing: {
      description: 'The sender fills in the form.',
      on: {
        'draft.changed': { actions: { type: 'takeChange', params: changeIn } },
        'form.submitted': {
          guard: { type: 'isSendable', params: hasSingleNameIn },
          target: 'sending',
          actions: { type: 'keepForm', params: hasSingleNameIn },
        },
      },
    },
    sending: {
      description: 'The message is on its way.',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: messageTyped,
        onDone: {
          target: 'writing',
          actions: ['clearForm', { type: 'announce', params: { type: 'message.sent' } }],
        },
        onError: { target: 'writing', actions: { type: 'announce', params: { type: 'message.failed' } } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof contactMachine>
export const draftOf = ({ context: { draft, sender } }: Snapshot): ContactDraft => ({ ...draft, ...shownOf(sender) })
export const isLocked = (snapshot: Snapshot) => snapshot.context.sender !== undefined
/** What stands fast is nothing that its sender could mend. */
export function problemsOf(snapshot: Snapshot): ContactProblems {
  const problems = contactProblems(draftOf(snapshot))
  return isLocked(snapshot) ? { message: problems.message } : problems
}
export const canSend = (snapshot: Snapshot, hasSingleName: boolean) =>
  snapshot.can({ type: 'form.submitted', hasSingleName })
/** Something would be lost with the page. */
export const isTyped = (snapshot: Snapshot) => !isSame(snapshot.context.draft, blankContact)
export const isSending = (snapshot: Snapshot) => snapshot.matches('sending')

const shownOf = (sender: Sender | undefined) =>
  sender && { ...sender, name: `${sender.firstName} ${sender.lastName}`.trim() }
