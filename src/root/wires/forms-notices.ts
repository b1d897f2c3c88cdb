import { failure, info, success } from '../shared/notices.ts'
import { event } from '../wire.ts'

const to = 'notification'

/** The notifications of the forms: what a form reports, and the text for it. */
export const formNoticeWires = [
  event({ from: 'logIn', event: 'signIn.failed', to, send: failure('Sign-in did not work.') }),
  event({
    from: 'logIn',
    event: 'verification.resent',
    to,
    send: info('If this address still needs to be verified, we have sent it a new link.'),
  }),
  event({
    from: 'logIn',
    event: 'verification.failed',
    to,
    send: failure('The verification e-mail could not be sent. Please try again.'),
  }),
  event({
    from: 'createAccount',
    event: 'creation.failed',
    to,
    send: failure('Your account could not be created.'),
  }),
  event({
    from: 'emailCorrection',
    event: 'email.corrected',
    to,
    send: success('We have sent the link to that address.'),
  }),
  event({
    from: 'emailCorrection',
    event: 'correction.failed',
    to,
    send: failure('Your address could not be corrected. Please try again.'),
  }),
  event({
    from: 'emailCorrection',
    event: 'correction.refused',
    to,
    send: failure('An address can only be corrected in the browser that signed up.'),
  }),
  event({
    from: 'resetPassword',
    event: 'reset.failed',
    to,
    send: failure('We could not confirm that your password was reset.'),
  }),
  event({ from: 'password', event: 'change.made', to, send: success('Your password has been changed.') }),
  event({
    from: 'password',
    event: 'change.failed',
    to,
    send: failure('Your password could not be changed. Please try again.'),
  }),
  event({ from: 'profile', event: 'user.updated', to, send: success('Your profile has been saved.') }),
  event({
    from: 'profile',
    event: 'save.contested',
    to,
    send: failure('Your profile was changed elsewhere, too. Nothing was saved yet.'),
  }),
  event({
    from: 'profile',
    event: 'save.failed',
    to,
    send: failure('Your profile could not be saved. What you typed is still here.'),
  }),
  event({
    from: 'signIns',
    event: 'end.failed',
    to,
    send: failure('That sign-in could not be ended. Please try again.'),
  }),
  event({
    from: 'signIns',
    event: 'endOthers.failed',
    to,
    send: failure('Your other sign-ins could not be ended. Please try again.'),
  }),
  event({ from: 'dataExport', event: 'export.saved', to, send: success('Your data has been downloaded.') }),
  event({
    from: 'dataExport',
    event: 'export.failed',
    to,
    send: failure('Your data could not be fetched. Please try again.'),
  }),
  event({
    from: 'deletion',
    event: 'deletion.failed',
    to,
    send: failure('We could not confirm that your account was deleted. If you can still sign in, please try again.'),
  }),
  event({
    from: 'deletion',
    event: 'account.deleted',
    to,
    send: success('Your account and all your data have been deleted.'),
  }),
]
