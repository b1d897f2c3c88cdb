import type { Notice } from '../../machines/notification.machine.ts'
import { event } from '../wire.ts'

const told = (kind: Notice['kind'], text: string) => ({ type: 'notice.told' as const, notice: { kind, text } })
const to = 'notification'

/** What the reader is told of: each line a form's word, and ours. */
export const noticeWires = [
  event({ from: 'logIn', event: 'signIn.failed', to, send: told('Failure', 'Sign-in did not work.') }),
  event({
    from: 'logIn',
    event: 'verification.resent',
    to,
    send: told('Info', 'If this address still needs to be verified, we have sent it a new link.'),
  }),
  event({
    from: 'logIn',
    event: 'verification.failed',
    to,
    send: told('Failure', 'The verification e-mail could not be sent. Please try again.'),
  }),
  event({
    from: 'createAccount',
    event: 'creation.failed',
    to,
    send: told('Failure', 'Your account could not be created.'),
  }),
  event({
    from: 'emailCorrection',
    event: 'email.corrected',
    to,
    send: told('Success', 'We have sent the link to that address.'),
  }),
  event({
    from: 'emailCorrection',
    event: 'correction.failed',
    to,
    send: told('Failure', 'Your address could not be corrected. Please try again.'),
  }),
  event({
    from: 'emailCorrection',
    event: 'correction.refused',
    to,
    send: told('Failure', 'An address can only be corrected in the browser that signed up.'),
  }),
  event({
    from: 'resetPassword',
    event: 'reset.failed',
    to,
    send: told('Failure', 'We could not confirm that your password was reset.'),
  }),
  event({ from: 'password', event: 'change.made', to, send: told('Success', 'Your password has been changed.') }),
  event({
    from: 'password',
    event: 'change.failed',
    to,
    send: told('Failure', 'Your password could not be changed. Please try again.'),
  }),
  event({ from: 'profile', event: 'user.updated', to, send: told('Success', 'Your profile has been saved.') }),
  event({
    from: 'profile',
    event: 'save.contested',
    to,
    send: told('Failure', 'Your profile was changed elsewhere, too. Nothing was saved yet.'),
  }),
  event({
    from: 'profile',
    event: 'save.failed',
    to,
    send: told('Failure', 'Your profile could not be saved. What you typed is still here.'),
  }),
  event({
    from: 'signIns',
    event: 'end.failed',
    to,
    send: told('Failure', 'That sign-in could not be ended. Please try again.'),
  }),
  event({
    from: 'signIns',
    event: 'endOthers.failed',
    to,
    send: told('Failure', 'Your other sign-ins could not be ended. Please try again.'),
  }),
  event({ from: 'dataExport', event: 'export.saved', to, send: told('Success', 'Your data has been downloaded.') }),
  event({
    from: 'dataExport',
    event: 'export.failed',
    to,
    send: told('Failure', 'Your data could not be fetched. Please try again.'),
  }),
  event({
    from: 'deletion',
    event: 'deletion.failed',
    to,
    send: told(
      'Failure',
      'We could not confirm that your account was deleted. If you can still sign in, please try again.',
    ),
  }),
  event({
    from: 'deletion',
    event: 'account.deleted',
    to,
    send: told('Success', 'Your account and all your data have been deleted.'),
  }),
]
