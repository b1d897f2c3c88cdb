import type { RouterHistory } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import { watchNetwork } from '../adapters/network.ts'
import type { SiteStorage } from '../contract/storage.ts'
import type { User } from '../contract/user.ts'
import type { connectionMachine } from '../machines/connection.machine.ts'
import type { Notice, notificationMachine } from '../machines/notification.machine.ts'
import { type overlayMachine, pageOf } from '../machines/overlay.machine.ts'
import { isAtPassword, isAtVisitorForm, type placeMachine } from '../machines/place.machine.ts'
import { isLapsed, type sessionMachine, signInOf, userOf } from '../machines/session.machine.ts'
import type { versionMachine } from '../machines/version.machine.ts'
import { carryDrafts } from './drafts.ts'
import { createForms } from './form-charts.ts'
import { start } from './inspection.ts'
import { introducePasswordMeters } from './password-meters.ts'
import type { Calls } from './session.ts'
import { createLeaving, layerPasswordViews } from './unsaved.ts'

/** The charts of the page that the forms' charts speak with. */
type Frame = {
  session: ActorRefFrom<typeof sessionMachine>
  overlay: ActorRefFrom<typeof overlayMachine>
  notification: ActorRefFrom<typeof notificationMachine>
  place: ActorRefFrom<typeof placeMachine>
  connection: ActorRefFrom<typeof connectionMachine>
  version: ActorRefFrom<typeof versionMachine>
  history: RouterHistory
}

/** Everything about accounts that waits until somebody asks for it: starts its charts, and says who hears whom. */
export function startForms(frame: Frame, calls: Calls, storage: Pick<SiteStorage, 'ofTheTab'>) {
  const charts = createForms(calls)
  const forms = { ...charts, leaving: createLeaving(charts, frame) }
  introduce(forms, frame)
  introduceSignUp(forms, frame)
  introduceLeaving(forms, frame)
  introduceNotices(forms, frame)
  start(forms)
  introduceUser(forms, frame)
  introducePasswordMeters(forms, frame.session)
  layerPasswordViews(forms, frame)
  carryDrafts(forms, frame, storage)
  return forms
}

type Forms = ReturnType<typeof createForms>

/** Who hears whom. */
function introduce(forms: Forms, { session, overlay, place, connection }: Frame) {
  const { logIn, resetRequest, resetPassword, password, profile, contact, deletion, verification } = forms
  logIn.on('signIn.given', ({ signIn }) => {
    verification.send({ type: 'signIn.given' })
    overlay.send({ type: 'signIn.given' })
    session.send({ type: 'signIn.given', signIn })
  })
  resetRequest.on('resetRequest.sent', (sent) => {
    overlay.send(sent)
    password.send(sent)
  })
  resetPassword.on('password.reset', (reset) => {
    overlay.send(reset)
    verification.send(reset)
    // the server has ended every sign-in of the account: perhaps this one
    const token = signInOf(session.getSnapshot())?.token
    if (token) session.send({ type: 'token.refused', token })
  })
  password.on('place.asked', (asked) => place.send(asked))
  profile.on('user.updated', (updated) => session.send(updated))
  profile.on('save.contested', ({ user }) => user && session.send({ type: 'user.updated', user }))
  contact.on('message.sent', (sent) => overlay.send(sent))
  contact.on('message.failed', (failed) => overlay.send(failed))
  deletion.on('account.deleted', () => {
    session.send({ type: 'signOut.pressed' })
    place.send({ type: 'place.asked', path: '/terminal' })
  })
  const returned = () => {
    for (const form of [resetRequest, verification]) form.send({ type: 'network.returned' })
  }
  connection.on('connection.restored', returned)
  watchNetwork(({ type }) => type !== 'network.lost' && returned())
}

/** From the sign-up to the first sign-in. */
function introduceSignUp(
  { logIn, createAccount, emailCorrection, verification, resetPassword }: Forms,
  { overlay }: Frame,
) {
  createAccount.on('account.created', (created) => {
    overlay.send({ type: 'account.created' })
    for (const form of [logIn, emailCorrection]) form.send(created)
  })
  emailCorrection.on('email.corrected', ({ email }) => logIn.send({ type: 'account.created', email }))
  // the link of a verification mail sets a password, too
  verification.on('newPassword.asked', ({ token }) => {
    overlay.send({ type: 'resetLink.followed' })
    resetPassword.send({ type: 'resetLink.followed', token })
  })
}

/** What is no longer seen keeps no password. */
function introduceLeaving(forms: Forms, { overlay, place }: Frame) {
  const { logIn, createAccount, emailCorrection, resetPassword, password } = forms
  const { logInTrouble, createTrouble, correctionTrouble, resetTrouble, passwordTrouble } = forms
  const isAtForm = () => pageOf(overlay.getSnapshot()) !== undefined || isAtVisitorForm(place.getSnapshot())
  const heedForms = whenOver(isAtForm, () => {
    // the same forms stand in the overlay and in the page of the profile
    for (const form of [logIn, createAccount, emailCorrection, resetPassword]) form.send({ type: 'overlay.closed' })
    for (const trouble of [logInTrouble, createTrouble, correctionTrouble, resetTrouble]) {
      trouble.send({ type: 'form.left' })
    }
  })
  const heedPassword = whenOver(
    () => isAtPassword(place.getSnapshot()),
    () => {
      password.send({ type: 'page.left' })
      passwordTrouble.send({ type: 'form.left' })
    },
  )
  overlay.subscribe(heedForms)
  place.subscribe(heedForms)
  place.subscribe(heedPassword)
}

/** Told that something has changed, calls `end` each time that what was so is so no longer. */
function whenOver(isSo: () => boolean, end: () => void) {
  let wasSo = isSo()
  return () => {
    const was = wasSo
    wasSo = isSo()
    if (was && !wasSo) end()
  }
}

/** What the reader is told of: each line a form's word, and ours. */
function introduceNotices(
  { logIn, createAccount, emailCorrection, resetPassword, password, profile, signIns, dataExport, deletion }: Forms,
  { notification }: Frame,
) {
  const tell = (kind: Notice['kind'], text: string) => () =>
    notification.send({ type: 'notice.told', notice: { kind, text } })

  logIn.on('signIn.failed', tell('Failure', 'Sign-in did not work.'))
  logIn.on('verification.resent', tell('Success', 'We have sent you a new verification e-mail.'))
  logIn.on('verification.failed', tell('Failure', 'The verification e-mail could not be sent. Please try again.'))
  createAccount.on('creation.failed', tell('Failure', 'Your account could not be created.'))
  emailCorrection.on('email.corrected', tell('Success', 'We have sent the link to that address.'))
  emailCorrection.on('correction.failed', tell('Failure', 'Your address could not be corrected. Please try again.'))
  resetPassword.on('reset.failed', tell('Failure', 'We could not confirm that your password was reset.'))
  password.on('change.made', tell('Success', 'Your password has been changed.'))
  password.on('change.failed', tell('Failure', 'Your password could not be changed. Please try again.'))
  profile.on('user.updated', tell('Success', 'Your profile has been saved.'))
  profile.on('save.contested', tell('Failure', 'Your profile was changed elsewhere, too. Nothing was saved yet.'))
  profile.on('save.failed', tell('Failure', 'Your profile could not be saved. What you typed is still here.'))
  signIns.on('end.failed', tell('Failure', 'That sign-in could not be ended. Please try again.'))
  signIns.on('endOthers.failed', tell('Failure', 'Your other sign-ins could not be ended. Please try again.'))
  dataExport.on('export.saved', tell('Success', 'Your data were saved as a file.'))
  dataExport.on('export.failed', tell('Failure', 'Your data could not be fetched. Please try again.'))
  deletion.on(
    'deletion.failed',
    tell('Failure', 'We could not confirm that your account was deleted. If you can still sign in, please try again.'),
  )
  deletion.on('account.deleted', tell('Success', 'Your account and all that we kept about you have been deleted.'))
}

/** The forms that are the signed-in user's hear of every change of that user. */
function introduceUser(forms: Forms, { session }: Frame) {
  const { resetRequest, password, profile, contact, signIns, dataExport, deletion } = forms
  let known: User | undefined
  const tell = () => {
    const snapshot = session.getSnapshot()
    const user = userOf(snapshot)
    // a lapse may turn into a sign-out, or last too long: then what was typed goes, too
    const hasLapsed = isLapsed(snapshot)
    if (!user) profile.send({ type: hasLapsed ? 'user.lapsed' : 'user.left' })
    if (!user && !hasLapsed) contact.send({ type: 'hold.ended' })
    if (user === known) return
    if (known && known.username !== user?.username) {
      for (const form of [resetRequest, password, signIns, dataExport, deletion]) form.send({ type: 'user.left' })
      contact.send({ type: hasLapsed ? 'user.lapsed' : 'user.left' })
      for (const trouble of [forms.passwordTrouble, forms.profileTrouble, forms.deletionTrouble]) {
        trouble.send({ type: 'form.left' })
      }
    }
    known = user
    if (!user) return
    for (const form of [profile, contact]) form.send({ type: 'user.came', user })
    resetRequest.send({ type: 'user.came', email: user.email })
  }
  session.subscribe(tell)
  tell()
}
