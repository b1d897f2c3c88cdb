import { assign, enqueueActions, sendTo, setup } from 'xstate'
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

export const blank = { currentPassword: '', newPassword: '', confirm: '' }
export type ChangeDraft = typeof blank
type ChangeProblems = { currentPassword?: string; newPassword?: string; confirm?: string }

/** A sub-view that Back leaves, by its form. */
type Layer = 'ChangePassword' | 'ResetPasswordRequest'
export type LayerEvent = { type: 'layer.entered'; layer: Layer } | { type: 'layer.left' }
export type Context = { draft: ChangeDraft; problems: ChangeProblems; judged: Judged }

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

/** The ports, actions and guards of the password page's chart. */
export const passwordParts = setup({
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
})
