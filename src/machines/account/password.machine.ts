import type { ErrorActorEvent, SnapshotFrom } from 'xstate'
import { type Judged, newPasswordRefusal, unjudged } from '../../rules/account/passwords.ts'
import { blank, type Context, passwordParts } from './password-parts.ts'

export type { ChangeDraft, LayerEvent } from './password-parts.ts'

/** The sub-views of the password page. */
export type PasswordView =
  | 'Rows'
  | 'ChangePassword'
  | 'ChangePasswordConfirmation'
  | 'ResetPasswordRequest'
  | 'ResetPasswordRequestConfirmation'

const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

const refusedOf = ({ context, event }: { context: Context; event: ErrorActorEvent }): Judged => ({
  password: context.draft.newPassword,
  problem: newPasswordRefusal(event.error),
})

const initialContext: Context = { draft: blank, problems: {}, judged: unjudged }
const judgedIn = ({ event }: { event: Judged }) => event
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change

const changeRequest = ({ context: { draft } }: { context: Context }) => ({
  currentPassword: draft.currentPassword,
  newPassword: draft.newPassword,
})

/** PWD-01 to PWD-05: what is typed here is all passwords, so nothing of it outlives its view. */
export const passwordMachine = passwordParts.createMachine({
  id: 'password',
  description: 'The password page of the profile.',
  context: initialContext,
  invoke: { id: 'layers', src: 'layers' },
  initial: 'Rows',
  on: {
    'page.left': { target: '.Rows', actions: 'leaveLayer' },
    'user.changed': { target: '.Rows', actions: 'leaveLayer' },
  },
  states: {
    Rows: {
      description: 'The user sees what can be done about the password.',
      on: {
        'change.asked': 'ChangePassword',
        'resetRequest.asked': 'ResetPasswordRequest',
        'page.left': {},
        'user.changed': {},
      },
    },
    ChangePassword: {
      description: 'The user changes the password.',
      initial: 'writing',
      entry: { type: 'enterLayer', params: 'ChangePassword' },
      exit: 'clearForm',
      on: {
        'back.asked': { target: 'Rows', actions: 'leaveLayer' },
        'password.judged': { actions: { type: 'keepJudged', params: judgedIn } },
      },
      states: {
        writing: {
          description: 'The user types the current and the new password.',
          on: {
            'draft.changed': { actions: { type: 'takeChange', params: changeIn } },
            'form.submitted': [
              { guard: 'isSendable', target: 'sending' },
              { guard: 'isUnrefused', actions: 'showWhatIsMissing' },
            ],
          },
        },
        sending: {
          description: 'The new password is on its way to the server.',
          entry: 'announceCall',
          // the answer is reported even if the user has left
          on: { 'back.asked': {}, 'page.left': { actions: 'clearForm' } },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: changeRequest,
            onDone: [
              { guard: 'isLeft', target: '#password.ChangePasswordConfirmation', actions: 'announceMade' },
              { target: '#password.ChangePasswordConfirmation' },
            ],
            onError: [
              {
                guard: 'isLeft',
                target: 'writing',
                actions: [{ type: 'announceTrouble', params: errorOf }, 'announceFailed'],
              },
              {
                guard: { type: 'isPasswordRefused', params: errorOf },
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'keepRefusal', params: errorOf },
                ],
              },
              {
                guard: { type: 'isNewRefused', params: errorOf },
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'keepJudged', params: refusedOf },
                ],
              },
              { target: 'writing', actions: [{ type: 'announceTrouble', params: errorOf }, 'announceFailed'] },
            ],
          },
        },
      },
    },
    ChangePasswordConfirmation: {
      description: 'The password was changed.',
      on: {
        'view.closed': { target: 'Rows', actions: ['goToProfile', 'leaveLayer'] },
        'back.asked': { target: 'Rows', actions: 'leaveLayer' },
      },
    },
    ResetPasswordRequest: {
      description: 'The user can ask for a link that resets the password.',
      entry: { type: 'enterLayer', params: 'ResetPasswordRequest' },
      on: {
        'back.asked': { target: 'Rows', actions: 'leaveLayer' },
        'resetRequest.sent': 'ResetPasswordRequestConfirmation',
      },
    },
    ResetPasswordRequestConfirmation: {
      description: 'The link to reset the password has been asked for.',
      on: {
        'view.closed': { target: 'Rows', actions: ['goToProfile', 'leaveLayer'] },
        'back.asked': { target: 'Rows', actions: 'leaveLayer' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof passwordMachine>

/** Pressing leads on: nothing stands against the new password. */
export const canPress = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
export const viewOf = ({ value }: Snapshot): PasswordView => (typeof value === 'object' ? 'ChangePassword' : value)
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot) => snapshot.context.problems
export const isSending = (snapshot: Snapshot) => snapshot.matches({ ChangePassword: 'sending' })
