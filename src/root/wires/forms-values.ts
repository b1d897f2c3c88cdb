import type { User } from '../../contract/shared/user/user.ts'
import { draftOf as accountDraftOf } from '../../machines/account/create-account.machine.ts'
import { draftOf as passwordDraftOf } from '../../machines/account/password.machine.ts'
import { draftOf as resetDraftOf } from '../../machines/account/reset-password.machine.ts'
import { pageOf } from '../../machines/overlay/overlay.machine.ts'
import { isLapsed, userOf } from '../../machines/session/session.machine.ts'
import { isMobile } from '../../machines/shared/layout.machine.ts'
import { isAtPassword, isAtVisitorForm } from '../../machines/shared/place-parts.ts'
import { ownWords } from '../../rules/account/own-words.ts'
import { event, value } from '../wire.ts'

const closed = { type: 'overlay.closed' } as const
const left = { type: 'form.left' } as const

/** What is no longer seen keeps no password. The same forms stand in the overlay and in the page of the profile. */
export const seenWires = [
  value({
    from: 'overlay',
    select: (snapshot) => pageOf(snapshot) !== undefined,
    to: 'seenForms',
    send: (isOpen) => ({ type: isOpen ? 'dialog.opened' : 'dialog.closed' }),
  }),
  value({
    from: 'place',
    select: isAtVisitorForm,
    to: 'seenForms',
    send: (isThere) => ({ type: isThere ? 'page.entered' : 'page.left' }),
  }),
  value({
    from: 'place',
    select: isAtPassword,
    to: 'seenForms',
    send: (isThere) => ({ type: isThere ? 'passwordPage.entered' : 'passwordPage.left' }),
  }),
  event({ from: 'seenForms', event: 'forms.left', to: 'logIn', send: closed }),
  event({ from: 'seenForms', event: 'forms.left', to: 'createAccount', send: closed }),
  event({ from: 'seenForms', event: 'forms.left', to: 'emailCorrection', send: closed }),
  event({ from: 'seenForms', event: 'forms.left', to: 'resetPassword', send: closed }),
  event({ from: 'seenForms', event: 'forms.left', to: 'logInTrouble', send: left }),
  event({ from: 'seenForms', event: 'forms.left', to: 'createTrouble', send: left }),
  event({ from: 'seenForms', event: 'forms.left', to: 'correctionTrouble', send: left }),
  event({ from: 'seenForms', event: 'forms.left', to: 'resetTrouble', send: left }),
  event({ from: 'seenForms', event: 'passwordForm.left', to: 'password', send: { type: 'page.left' } }),
  event({ from: 'seenForms', event: 'passwordForm.left', to: 'passwordTrouble', send: left }),
]

type Snapshot = Parameters<typeof userOf>[0]
/** The user, or how there came to be none: a lapse may turn into a sign-out, or last too long. */
const whoIs = (snapshot: Snapshot): User | 'user.lapsed' | 'user.left' =>
  userOf(snapshot) ?? (isLapsed(snapshot) ? 'user.lapsed' : 'user.left')
const userEvent = (who: ReturnType<typeof whoIs>) =>
  typeof who === 'object' ? { type: 'user.came' as const, user: who } : { type: who }
const usernameOf = (snapshot: Snapshot) => userOf(snapshot)?.username
/** Nothing stays of the user who was here before. */
const changed = () => ({ type: 'user.changed' as const })
const formLeft = () => left

/** The signed-in user's forms receive every change of that user. */
export const userWires = [
  value({ from: 'session', select: whoIs, to: 'profile', send: userEvent }),
  value({ from: 'session', select: whoIs, to: 'contact', send: userEvent }),
  ...(['contact', 'createAccount'] as const).map((to) =>
    value({
      from: 'layout',
      select: isMobile,
      to,
      send: (isNarrow) => ({ type: isNarrow ? 'form.narrowed' : 'form.widened' }),
    }),
  ),
  value({
    from: 'session',
    select: (snapshot) => userOf(snapshot)?.email,
    to: 'resetRequest',
    send: (email) => (email === undefined ? { type: 'user.left' } : { type: 'user.came', email }),
  }),
  value({ from: 'session', select: usernameOf, to: 'password', send: changed }),
  value({
    from: 'session',
    select: usernameOf,
    to: 'signIns',
    // what somebody has asked for is theirs once they are known
    send: (username) => (username === undefined ? { type: 'user.left' } : { type: 'user.came', username }),
  }),
  value({ from: 'session', select: usernameOf, to: 'dataExport', send: changed }),
  value({ from: 'session', select: usernameOf, to: 'deletion', send: changed }),
  value({ from: 'session', select: usernameOf, to: 'passwordTrouble', send: formLeft }),
  value({ from: 'session', select: usernameOf, to: 'profileTrouble', send: formLeft }),
  value({ from: 'session', select: usernameOf, to: 'deletionTrouble', send: formLeft }),
]

/** VAL-11: what is typed into a form as a new password is judged, and the form gets the result. */
export const meterWires = [
  value({
    from: 'createAccount',
    select: accountDraftOf,
    to: 'createMeter',
    send: (draft) => ({ type: 'password.changed', password: draft.password, own: ownWords(draft) }),
  }),
  // whose link it is, the server knows
  value({
    from: 'resetPassword',
    select: resetDraftOf,
    to: 'resetMeter',
    send: ({ newPassword }) => ({ type: 'password.changed', password: newPassword }),
  }),
  value({
    from: 'session',
    select: userOf,
    to: 'passwordMeter',
    send: (user) => ({ type: 'ownWords.changed', own: ownWords(user ?? {}) }),
  }),
  value({
    from: 'password',
    select: passwordDraftOf,
    to: 'passwordMeter',
    send: ({ newPassword }) => ({ type: 'password.changed', password: newPassword }),
  }),
  event({ from: 'createMeter', event: 'password.judged', to: 'createAccount', send: (judged) => judged }),
  event({ from: 'resetMeter', event: 'password.judged', to: 'resetPassword', send: (judged) => judged }),
  event({ from: 'passwordMeter', event: 'password.judged', to: 'password', send: (judged) => judged }),
]
