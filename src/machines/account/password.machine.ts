import { assign, type ErrorActorEvent, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate'
import { messages } from '../../contract/shared/texts/messages.ts'
import type { ChangePasswordRequest } from '../../contract/shared/user/user.ts'
import {
  type Judged,
  mismatch,
  newPasswordProblem,
  newPasswordRefusal,
  passwordRefusal,
  unjudged,
} from '../../rules/account/passwords.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** The sub-views of the password page. */
export type PasswordView =
  | 'Rows'
  | 'ChangePassword'
  | 'ChangePasswordConfirmation'
  | 'ResetPasswordRequest'
  | 'ResetPasswordRequestConfirmation'
const blank = { currentPassword: '', newPassword: '', confirm: '' }
export type ChangeDraft = typeof blank
export type ChangeProblems = { currentPassword?: string; newPassword?: string; confirm?: string }
/** A sub-view that Back leaves, by its form. */
type Layer = 'ChangePassword' | 'ResetPasswordRequest'
export type LayerEvent = { type: 'layer.entered'; layer: Layer } | { type: 'layer.left' }
type Context = { draft: ChangeDraft; problems: ChangeProblems; judged: Judged }
type Event =
  | { type: 'change.asked' }
  | { type: 'resetRequest.asked' }
  | { type: 'resetRequest.sent' }
  | { type: 'draft.changed'; change: Partial<ChangeDraft> }
  | ({ type: 'password.judged' } & Judged)
  | { type: 'form.submitted' }
  | { type: 'view.closed' }
  | { type: 'back.asked' }
  | { type: 'page.left' }
  | { type: 'user.changed' }
/** `change.made`, `change.failed`: for a user who does not see the form. */
type Emitted =
  | CallReport
  | { type: 'change.made' }
  | { type: 'change.failed' }
  | { type: 'place.asked'; path: string; replaces: true }

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
export const passwordMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    changePassword: port<void, ChangePasswordRequest>('changePassword'),
    layers: stream<LayerEvent>('layers'),
  },
  actions: {
    announceCall: report({ type: 'call.begun' }),
    announceTrouble: enqueueActions(({ enqueue }, error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble) enqueue(report({ type: 'call.failed', trouble }))
    }),
    takeChange: assign(({ context }, change: Partial<ChangeDraft>) => {
      const draft = { ...context.draft, ...change }
      const currentPassword = change.currentPassword === undefined ? context.problems.currentPassword : undefined
      return { draft, problems: { currentPassword, ...problemsOfNew(draft, context.judged) } }
    }),
    keepJudged: assign(({ context: { draft, problems } }, { password, problem }: Judged) => {
      const judged = { password, problem }
      return { judged, problems: { ...problems, ...problemsOfNew(draft, judged) } }
    }),
    showWhatIsMissing: assign(({ context: { draft, problems, judged } }) => ({
      problems: {
        ...problemsOfNew(draft, judged),
        currentPassword:
          draft.currentPassword === '' ? 'Please enter your current password.' : problems.currentPassword,
        ...(draft.newPassword === '' && { newPassword: 'Please enter a new password.' }),
      },
    })),
    keepRefusal: assign(({ context }, error: unknown) => ({
      problems: { ...context.problems, currentPassword: passwordRefusal(error) },
    })),
    clearForm: assign({ draft: blank, problems: {}, judged: unjudged }),
    announceMade: report({ type: 'change.made' }),
    announceFailed: report({ type: 'change.failed' }),
    enterLayer: sendTo('layers', (_, layer: Layer): LayerEvent => ({ type: 'layer.entered', layer })),
    leaveLayer: sendTo('layers', { type: 'layer.left' }),
    goToProfile: report({ type: 'place.asked', path: '/profile/user-profile', replaces: true }),
  },
  guards: {
    isSendable: ({ context }) =>
      context.draft.currentPassword !== '' && context.draft.newPassword !== '' && isNewUnrefused(context),
    /** A missing value still needs its message; a refused one has its message already. */
    isUnrefused: ({ context }) => isNewUnrefused(context),
    /** What was typed was dropped when the user left. */
    isLeft: ({ context: { draft } }) => draft.currentPassword === '',
    isPasswordRefused: (_, error: unknown) => passwordRefusal(error) !== undefined,
    isNewRefused: (_, error: unknown) => newPasswordRefusal(error) !== undefined,
  },
}).createMachine({
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

/** VAL-06, VAL-11: what one has already is no new password. */
const problemsOfNew = ({ currentPassword, newPassword, confirm }: ChangeDraft, judged: Judged) => ({
  newPassword:
    newPassword !== '' && newPassword === currentPassword
      ? messages.passwordUnchanged
      : newPasswordProblem(newPassword, judged),
  confirm: mismatch(newPassword, confirm),
})

const isNewUnrefused = ({ draft, judged }: Context) =>
  Object.values(problemsOfNew(draft, judged)).every((problem) => problem === undefined)

type Snapshot = SnapshotFrom<typeof passwordMachine>
/** Pressing leads on: nothing stands against the new password. */
export const canPress = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
export const viewOf = ({ value }: Snapshot): PasswordView => (typeof value === 'object' ? 'ChangePassword' : value)
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot) => snapshot.context.problems
export const isSending = (snapshot: Snapshot) => snapshot.matches({ ChangePassword: 'sending' })
