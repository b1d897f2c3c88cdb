import { and, assign, type SnapshotFrom, setup, stateIn } from 'xstate'
import type { ContactDraft, ContactMessage } from '../../contract/contact/contact.ts'
import type { User } from '../../contract/shared/user/user.ts'
import {
  blankContact,
  type ContactProblems,
  contactProblems,
  isSendable,
  messageOf,
  ownProblems,
  type Sender,
} from '../../rules/contact/contact.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/**
 * `sender`: the signed-in user (`username`), whose names and e-mail are fixed (CON-05). `held`: what a user typed whose sign-in has lapsed; it is not shown and
 * waits for that user (SES-03).
 */
type Context = {
  draft: ContactDraft
  username?: string
  sender?: Sender
  held?: { username: string; draft: ContactDraft }
}
type Event =
  | { type: 'draft.changed'; change: Partial<ContactDraft> }
  | { type: 'form.submitted' }
  /** How much space the form has (CON-02). */
  | { type: 'form.narrowed' }
  | { type: 'form.widened' }
  | { type: 'user.came'; user: User }
  | { type: 'user.left' }
  | { type: 'user.lapsed' }
type Emitted = { type: 'message.sent' } | { type: 'message.failed' }

const initialContext: Context = { draft: blankContact }

const userIn = <Value>({ event }: { event: { user: Value } }) => event.user
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const withOneName = ({ context: { draft, sender } }: { context: Context }) => messageOf(draft, sender, true)
const withTwoNames = ({ context: { draft, sender } }: { context: Context }) => messageOf(draft, sender, false)

export const contactMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { sendMessage: port<void, ContactMessage>('sendMessage') },
  actions: {
    takeChange: assign(({ context }, change: Partial<ContactDraft>) => ({ draft: { ...context.draft, ...change } })),
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
    announceSent: report({ type: 'message.sent' }),
    announceFailed: report({ type: 'message.failed' }),
  },
  guards: {
    isAnother: ({ context }, { username }: User) => context.username !== undefined && context.username !== username,
    hasSender: ({ context }) => context.sender !== undefined,
    isSendableWithOne: and([
      stateIn({ names: 'one' }),
      ({ context: { draft, sender } }) => isSendable(draft, sender, true),
    ]),
    isSendableWithTwo: and([
      stateIn({ names: 'two' }),
      ({ context: { draft, sender } }) => isSendable(draft, sender, false),
    ]),
  },
}).createMachine({
  id: 'contact',
  description: 'The contact form.',
  context: initialContext,
  type: 'parallel',
  states: {
    names: {
      description: 'In how many fields the form asks for the name.',
      initial: 'two',
      states: {
        two: {
          description: 'The first and the last name have a field each.',
          on: { 'form.narrowed': 'one' },
        },
        one: {
          description: 'Both names are typed into one field.',
          on: { 'form.widened': 'two' },
        },
      },
    },
    message: {
      description: 'The message and its way to the team.',
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
          // the user whose sign-in lapsed is no longer awaited
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
            'form.submitted': [
              { guard: 'isSendableWithOne', target: 'sending.withOneName' },
              { guard: 'isSendableWithTwo', target: 'sending.withTwoNames' },
            ],
          },
        },
        sending: {
          description: 'The message is on its way.',
          initial: 'withTwoNames',
          states: {
            withOneName: {
              description: 'The name goes out in two parts.',
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: withOneName,
                onDone: { target: '#contact.message.writing', actions: ['clearForm', 'announceSent'] },
                onError: { target: '#contact.message.writing', actions: 'announceFailed' },
              },
            },
            withTwoNames: {
              description: 'The names go out as they were typed.',
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: withTwoNames,
                onDone: { target: '#contact.message.writing', actions: ['clearForm', 'announceSent'] },
                onError: { target: '#contact.message.writing', actions: 'announceFailed' },
              },
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof contactMachine>
export const draftOf = ({ context: { draft, sender } }: Snapshot): ContactDraft => ({ ...draft, ...shownOf(sender) })
export const isLocked = (snapshot: Snapshot) => snapshot.context.sender !== undefined
/** What is fixed is no problem that its sender could correct. */
export function problemsOf(snapshot: Snapshot): Partial<ContactProblems> {
  const problems = contactProblems(draftOf(snapshot))
  return isLocked(snapshot) ? ownProblems(problems) : problems
}
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
export const hasSingleName = (snapshot: Snapshot) => snapshot.matches({ names: 'one' })
/** Something would be lost with the page. */
export const isTyped = (snapshot: Snapshot) => !isSame(snapshot.context.draft, blankContact)
export const isSending = (snapshot: Snapshot) => snapshot.matches({ message: 'sending' })

const shownOf = (sender: Sender | undefined) =>
  sender && { ...sender, name: `${sender.firstName} ${sender.lastName}`.trim() }
