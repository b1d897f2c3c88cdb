import { assign, type SnapshotFrom, setup, stateIn } from 'xstate'
import { report } from '../shared/report.ts'

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
type Context = { document: LegalDocument }
type Event =
  | { type: 'overlay.asked' }
  | { type: 'logIn.asked' }
  /** What asks for LogIn goes on where it was (FED-14). */
  | { type: 'logIn.required' }
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
/** `signIn.completed`: in this dialog, and nothing resumes where it was. `overlay.left`: it was closed without a sign-in. */
type Emitted = { type: 'signIn.completed' } | { type: 'logIn.reached' } | { type: 'overlay.closed' | 'overlay.left' }

const documentIn = ({ event }: { event: { type: string; document?: LegalDocument } }) => event.document ?? 'tos'

export const overlayMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    keepDocument: assign((_, document: LegalDocument) => ({ document })),
    announceSignIn: report({ type: 'signIn.completed' }),
    announceLogIn: report({ type: 'logIn.reached' }),
    announceClosed: report({ type: 'overlay.closed' }),
    announceLeft: report({ type: 'overlay.left' }),
  },
  guards: {
    isClosed: stateIn({ dialog: 'closed' }),
  },
}).createMachine({
  id: 'overlay',
  description: 'The dialog over the page, and which of its pages is open.',
  context: { document: 'tos' },
  type: 'parallel',
  states: {
    // before the dialog: a sign-in is completed, and then the dialog closed
    afterSignIn: {
      description: 'Where a sign-in leads.',
      initial: 'leading',
      states: {
        leading: {
          description: 'A sign-in leads to another page.',
          on: { 'logIn.required': 'resuming', 'signIn.given': { actions: 'announceSignIn' } },
        },
        resuming: {
          description: 'What asked for LogIn goes on where it was.',
          always: { guard: 'isClosed', target: 'leading' },
        },
      },
    },
    dialog: {
      description: 'The dialog, and its pages.',
      initial: 'closed',
      on: {
        'overlay.asked': { target: '.open', actions: { type: 'keepDocument', params: 'tos' } },
        'logIn.asked': '.open.LogIn',
        'logIn.required': '.open.LogIn',
        'create.asked': '.open.Create',
        'resetRequest.asked': '.open.ResetPasswordRequest',
        'legal.asked': { target: '.open.Legal', actions: { type: 'keepDocument', params: documentIn } },
        'resetLink.followed': '.open.ResetPassword',
        'account.created': '.open.CreateConfirmation',
        'password.reset': '.open.ResetPasswordConfirmation',
        'message.sent': '.open.SuccessfulContact',
        'message.failed': '.open.ErroredContact',
      },
      states: {
        closed: {
          description: 'No dialog is open.',
        },
        open: {
          description: 'A dialog lies over the page.',
          initial: 'Legal',
          on: {
            'overlay.dismissed': { target: '#overlay.dialog.closed', actions: ['announceClosed', 'announceLeft'] },
            'signIn.given': { target: '#overlay.dialog.closed', actions: 'announceClosed' },
          },
          states: {
            LogIn: {
              description: 'The visitor can log in.',
              entry: 'announceLogIn',
              on: {
                'member.came': { target: '#overlay.dialog.closed', actions: 'announceClosed' },
                'legal.asked': {
                  target: 'Legal.fromLogIn',
                  actions: { type: 'keepDocument', params: documentIn },
                },
              },
            },
            Create: {
              description: 'The visitor can create an account.',
              on: {
                'member.came': { target: '#overlay.dialog.closed', actions: 'announceClosed' },
                'legal.asked': {
                  target: 'Legal.fromCreate',
                  actions: { type: 'keepDocument', params: documentIn },
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
              on: { 'legal.asked': { actions: { type: 'keepDocument', params: documentIn } } },
              initial: 'alone',
              states: {
                alone: {
                  description: 'It was opened by itself, or its form is for visitors and a user has signed in.',
                },
                fromLogIn: {
                  description: 'It was opened from the form to log in, and leads back to it.',
                  on: { 'back.asked': '#overlay.dialog.open.LogIn', 'member.came': 'alone' },
                },
                fromCreate: {
                  description: 'It was opened from the form that creates an account, and leads back to it.',
                  on: { 'back.asked': '#overlay.dialog.open.Create', 'member.came': 'alone' },
                },
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
    },
  },
})

type Snapshot = SnapshotFrom<typeof overlayMachine>
/** OVL-01: undefined while nothing is open. */
export const pageOf = ({ value: { dialog } }: Snapshot): OverlayPage | undefined => {
  if (dialog === 'closed') return undefined
  return typeof dialog.open === 'string' ? dialog.open : 'Legal'
}
export const documentOf = (snapshot: Snapshot) => snapshot.context.document
/** Whether Legal was opened from a form, and leads back to it. */
export const canGoBack = (snapshot: Snapshot) => snapshot.can({ type: 'back.asked' })
