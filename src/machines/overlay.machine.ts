import { assign, type SnapshotFrom, setup } from 'xstate'
import { report } from './report.ts'

/** OVL-02: the pages, by the names of the specification. */
export type OverlayPage =
  | 'LogIn'
  | 'Create'
  | 'CreateConfirmation'
  | 'ResetPasswordRequest'
  | 'ResetPasswordRequestConfirmation'
  | 'ResetPassword'
  | 'ResetPasswordConfirmation'
  | 'Legal'
  | 'SuccessfulContact'
  | 'ErroredContact'
export type LegalDocument = 'tos' | 'privacy'
/** `resumes`: what asked for LogIn goes on where it was (FED-14). `before`: the page that Legal was opened from. */
type Context = { resumes: boolean; document: LegalDocument; before?: OverlayPage }
type Event =
  | { type: 'overlay.asked' }
  | { type: 'logIn.asked'; resumes?: boolean }
  | { type: 'create.asked' }
  | { type: 'resetRequest.asked' }
  | { type: 'legal.asked'; document?: LegalDocument }
  | { type: 'back.asked' }
  | { type: 'resetLink.followed' }
  | { type: 'account.created' }
  | { type: 'resetRequest.sent' }
  | { type: 'password.reset' }
  | { type: 'message.sent' }
  | { type: 'message.failed' }
  | { type: 'overlay.dismissed' }
  | { type: 'signIn.given' }
  | { type: 'member.came' }
/** `signIn.completed`: here, and nothing goes on where it was. `overlay.left`: it was closed, and nobody has signed in. */
type Emitted = { type: 'signIn.completed' } | { type: 'logIn.reached' } | { type: 'overlay.closed' | 'overlay.left' }

const resumesIn = <Value>({ event }: { event: { resumes?: Value } }) => event.resumes
const documentIn = ({ event }: { event: { type: string; document?: LegalDocument } }) => event.document ?? 'tos'

export const overlayMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    keepResumes: assign(({ context }, resumes: boolean | undefined) => ({ resumes: resumes ?? context.resumes })),
    keepDocument: assign((_, document: LegalDocument) => ({ document })),
    keepBefore: assign((_, before: OverlayPage | undefined) => ({ before })),
    forgetAsker: assign({ resumes: false, before: undefined }),
    announceSignIn: report({ type: 'signIn.completed' }),
    announceLogIn: report({ type: 'logIn.reached' }),
    announceClosed: report({ type: 'overlay.closed' }),
    announceLeft: report({ type: 'overlay.left' }),
  },
  guards: {
    resumes: ({ context }) => context.resumes,
    isFromCreate: ({ context }) => context.before === 'Create',
    isFromLogIn: ({ context }) => context.before === 'LogIn',
  },
}).createMachine({
  id: 'overlay',
  description: 'The dialog over the page, and which of its pages is open.',
  context: { resumes: false, document: 'tos' },
  initial: 'closed',
  on: {
    'overlay.asked': {
      target: '.open',
      actions: [
        { type: 'keepDocument', params: 'tos' },
        { type: 'keepBefore', params: undefined },
      ],
    },
    'logIn.asked': {
      target: '.open.LogIn',
      actions: { type: 'keepResumes', params: resumesIn },
    },
    'create.asked': '.open.Create',
    'resetRequest.asked': '.open.ResetPasswordRequest',
    'legal.asked': {
      target: '.open.Legal',
      actions: [
        { type: 'keepDocument', params: documentIn },
        { type: 'keepBefore', params: undefined },
      ],
    },
    'resetLink.followed': '.open.ResetPassword',
    'account.created': '.open.CreateConfirmation',
    'password.reset': '.open.ResetPasswordConfirmation',
    'message.sent': '.open.SuccessfulContact',
    'message.failed': '.open.ErroredContact',
    'signIn.given': { target: '.closed', actions: 'announceSignIn' },
  },
  states: {
    closed: {
      description: 'No dialog is open.',
      entry: 'forgetAsker',
    },
    open: {
      description: 'A dialog lies over the page.',
      initial: 'Legal',
      on: {
        'overlay.dismissed': { target: '#overlay.closed', actions: ['announceClosed', 'announceLeft'] },
        'signIn.given': [
          { guard: 'resumes', target: '#overlay.closed', actions: 'announceClosed' },
          { target: '#overlay.closed', actions: ['announceSignIn', 'announceClosed'] },
        ],
      },
      states: {
        LogIn: {
          description: 'The visitor can log in.',
          entry: 'announceLogIn',
          on: {
            'member.came': { target: '#overlay.closed', actions: 'announceClosed' },
            'legal.asked': {
              target: 'Legal',
              actions: [
                { type: 'keepDocument', params: documentIn },
                { type: 'keepBefore', params: 'LogIn' },
              ],
            },
          },
        },
        Create: {
          description: 'The visitor can create an account.',
          on: {
            'member.came': { target: '#overlay.closed', actions: 'announceClosed' },
            'legal.asked': {
              target: 'Legal',
              actions: [
                { type: 'keepDocument', params: documentIn },
                { type: 'keepBefore', params: 'Create' },
              ],
            },
          },
        },
        CreateConfirmation: {
          description: 'The account was created, and a verification email is on its way.',
        },
        ResetPasswordRequest: {
          description: 'The reader can ask for a link that resets their password.',
          on: { 'resetRequest.sent': 'ResetPasswordRequestConfirmation' },
        },
        ResetPasswordRequestConfirmation: {
          description: 'The link to reset the password has been asked for.',
        },
        ResetPassword: {
          description: 'The reader can set a new password.',
        },
        ResetPasswordConfirmation: {
          description: 'The new password is set.',
        },
        Legal: {
          description: 'The reader sees the terms or the privacy policy.',
          on: {
            'legal.asked': {
              actions: { type: 'keepDocument', params: documentIn },
            },
            'member.came': { actions: { type: 'keepBefore', params: undefined } },
            'back.asked': [
              { guard: 'isFromLogIn', target: 'LogIn' },
              { guard: 'isFromCreate', target: 'Create' },
            ],
          },
        },
        SuccessfulContact: {
          description: 'The message from the contact form was sent.',
        },
        ErroredContact: {
          description: 'The message from the contact form could not be sent.',
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof overlayMachine>
/** OVL-01: undefined while nothing is open. */
export const pageOf = (snapshot: Snapshot): OverlayPage | undefined =>
  typeof snapshot.value === 'object' ? snapshot.value.open : undefined
export const documentOf = (snapshot: Snapshot) => snapshot.context.document
/** Whether Legal was opened from a form, and leads back to it. */
export const canGoBack = (snapshot: Snapshot) => snapshot.can({ type: 'back.asked' })
