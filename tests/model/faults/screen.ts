import * as creation from '../../../src/machines/account/create-account.machine.ts'
import * as dataExport from '../../../src/machines/account/data-export.machine.ts'
import * as deletion from '../../../src/machines/account/deletion.machine.ts'
import * as logInForm from '../../../src/machines/account/log-in.machine.ts'
import * as password from '../../../src/machines/account/password.machine.ts'
import * as profile from '../../../src/machines/account/profile.machine.ts'
import * as reset from '../../../src/machines/account/reset-password.machine.ts'
import * as resetRequest from '../../../src/machines/account/reset-request.machine.ts'
import * as signIns from '../../../src/machines/account/sign-ins.machine.ts'
import * as contactForm from '../../../src/machines/contact/contact.machine.ts'
import { type OverlayPage, pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { isSignOutUnconfirmed, whoIsHere } from '../../../src/machines/session/session.machine.ts'
import type { App } from './browser.ts'

export type Form = { fields?: object; problems?: object; isBusy?: boolean; shows?: object }

/** What a person sees of accounts and contact: by the same selectors as in the screens. */
export const screenOf = (app: App) => {
  const session = app.session.getSnapshot()
  const overlay = pageOf(app.overlay.getSnapshot())
  const formOf = overlay ? inOverlay[overlay] : inPage[app.location.pathname]
  return {
    who: whoIsHere(session),
    isSigningOut: isSignOutUnconfirmed(session),
    at: app.location.pathname,
    overlay,
    notices: app.notices,
    ...{ problems: {}, isBusy: false },
    ...formOf?.(app),
  }
}

const inOverlay: Partial<Record<OverlayPage, (app: App) => Form>> = {
  LogIn({ logIn }) {
    const snapshot = logIn.getSnapshot()
    return {
      fields: logInForm.draftOf(snapshot),
      problems: logInForm.problemsOf(snapshot),
      isBusy: logInForm.isSending(snapshot) || logInForm.isResending(snapshot),
      shows: { resend: logInForm.asksForVerification(snapshot) },
    }
  },
  Create({ createAccount }) {
    const snapshot = createAccount.getSnapshot()
    return {
      fields: creation.draftOf(snapshot),
      problems: creation.problemsOf(snapshot),
      isBusy: creation.isSending(snapshot),
    }
  },
  ResetPasswordRequest: (app) => ({ fields: { email: resetRequest.emailOf(app.resetRequest.getSnapshot()) } }),
  ResetPassword({ resetPassword }) {
    const snapshot = resetPassword.getSnapshot()
    return {
      fields: reset.draftOf(snapshot),
      problems: reset.problemsOf(snapshot),
      isBusy: reset.isSending(snapshot),
      shows: { deadLink: reset.hasDeadLink(snapshot) },
    }
  },
}

const inPage: Record<string, (app: App) => Form> = {
  '/contact-us'({ contact }) {
    const snapshot = contact.getSnapshot()
    return {
      fields: contactForm.draftOf(snapshot),
      problems: contactForm.problemsOf(snapshot),
      isBusy: contactForm.isSending(snapshot),
    }
  },
  '/profile'(app) {
    const [form, leaving] = [app.profile.getSnapshot(), app.deletion.getSnapshot()]
    const isAsking = deletion.isAsking(leaving)
    return {
      fields: isAsking ? { password: deletion.passwordOf(leaving) } : profile.draftOf(form),
      problems: isAsking ? { password: deletion.problemOf(leaving) } : profile.problemsOf(form),
      isBusy:
        profile.isSaving(form) || deletion.isDeleting(leaving) || dataExport.isSaving(app.dataExport.getSnapshot()),
      shows: { isAsking, isEditing: profile.isEditing(form), elsewhere: profile.conflictsIn(form) },
    }
  },
  '/profile/reset-password-request'(app) {
    const form = app.password.getSnapshot()
    const view = password.viewOf(form)
    return {
      fields: password.draftOf(form),
      problems: password.problemsOf(form),
      isBusy: password.isSending(form),
      shows: { view },
      ...(view === 'Rows' && listOf(app)),
    }
  },
}

function listOf({ signIns: list }: App): Form {
  const snapshot = list.getSnapshot()
  const rows = signIns
    .signInsOf(snapshot)
    .map(({ id, isCurrent }) => (isCurrent ? 'This device' : signIns.canEnd(snapshot, id) ? 'End' : 'Another'))
  return {
    isBusy: signIns.isLoading(snapshot) || signIns.endingOf(snapshot) !== undefined || signIns.isEndingOthers(snapshot),
    shows: { view: 'Rows', signIns: signIns.hasFailed(snapshot) ? 'failed' : rows },
  }
}
