import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import { isUnverified } from '../../rules/account/log-in-problems.ts'
import type { SignIn } from '../session/sign-in.ts'
import { blank, type Context, type Emitted, type Hindrance, logInParts } from './log-in-parts.ts'

export type { LogInDraft } from './log-in-parts.ts'

const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

const initialContext = ({ input }: { input: { hindrance: Hindrance } | undefined }): Context => ({
  draft: blank,
  problems: {},
  hindrance: input?.hindrance,
})

const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const emailIn = <Value>({ event }: { event: { email: Value } }) => event.email

const logInRequest = ({ context: { draft, linkToken } }: { context: Context }) => ({
  ...draft,
  verificationToken: linkToken,
})

const tokenIn = <Value>({ event }: { event: { token: Value } }) => event.token

const signInGiven = ({ event }: { event: DoneActorEvent<SignIn> }): Emitted => ({
  type: 'signIn.given',
  signIn: event.output,
})

const unverified = ({ context }: { context: Context }): Emitted => ({
  type: 'account.unverified',
  email: context.draft.email,
})

const emailTyped = ({ context }: { context: Context }) => context.draft.email

export const logInMachine = logInParts.createMachine({
  id: 'logIn',
  description: 'The login form.',
  context: initialContext,
  type: 'parallel',
  on: {
    'overlay.closed': { actions: 'forgetPassword' },
    'link.changed': { actions: { type: 'keepLink', params: tokenIn } },
  },
  states: {
    form: {
      description: 'The email address and the password.',
      initial: 'writing',
      states: {
        writing: {
          description: 'The visitor fills in the form.',
          on: {
            'draft.changed': {
              actions: [
                { type: 'takeChange', params: changeIn },
                { type: 'dropProblems', params: changeIn },
              ],
            },
            'account.created': { actions: { type: 'startOver', params: emailIn } },
            'form.submitted': { guard: 'isSendable', target: 'sending' },
          },
        },
        sending: {
          description: 'The server checks the email address and the password.',
          entry: 'announceCall',
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: logInRequest,
            onDone: {
              target: 'writing',
              actions: [
                { type: 'startOver', params: '' },
                {
                  type: 'announce',
                  params: signInGiven,
                },
              ],
            },
            onError: [
              {
                guard: { type: 'isAddressUnproven', params: errorOf },
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'keepProblems', params: errorOf },
                  { type: 'announce', params: unverified },
                ],
              },
              {
                guard: { type: 'isExplained', params: errorOf },
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'keepProblems', params: errorOf },
                ],
              },
              {
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'announce', params: { type: 'signIn.failed' } },
                ],
              },
            ],
          },
        },
      },
    },
    mail: {
      description: 'The email that verifies the address.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No email is being sent.',
          on: { 'resend.pressed': { guard: 'isUnverified', target: 'resending' } },
        },
        resending: {
          description: 'Another verification email is on its way.',
          entry: 'announceCall',
          invoke: {
            id: 'resendVerification',
            src: 'resendVerification',
            input: emailTyped,
            // once the mail is there nothing must stand in the way of signing in
            onDone: {
              target: 'idle',
              actions: ['dropUnverified', { type: 'announce', params: { type: 'verification.resent' } }],
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'announceTrouble', params: errorOf },
                { type: 'announce', params: { type: 'verification.failed' } },
              ],
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof logInMachine>

export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot) => snapshot.context.problems
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
export const isSending = (snapshot: Snapshot) => snapshot.matches({ form: 'sending' })

/** ERR-03: the action is there while that error is, also while it runs. */
export const asksForVerification = (snapshot: Snapshot) => isUnverified(snapshot.context.problems)
export const isResending = (snapshot: Snapshot) => snapshot.matches({ mail: 'resending' })
export const hindranceOf = (snapshot: Snapshot) => snapshot.context.hindrance
