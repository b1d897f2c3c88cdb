import { expect, it } from 'vitest'
import { ann, annFirst, annLee, bob } from '../../drive/people.ts'
import { type Changes, changesOf, fails, only, type Step, says, send, shown } from '../shared/scene.ts'

const given = { type: 'signIn.given', signIn: annFirst }
const link = send('place', { type: 'place.changed', place: { page: 'verifyUser' }, token: 'link-1' })
const signedIn = send('session', given)
const created = { type: 'account.created', email: ann.email, username: ann.username }
const passwords = [send('password', 'resetRequest.asked')]
const offline = { type: 'call.failed', trouble: { kind: 'offline' } }

it.each<[string, Step[], Changes]>([
  [
    'RTE-10 the link that was followed goes with the next log-in',
    [link],
    {
      layers: { open: ['overlay'] },
      logIn: { linkToken: 'link-1' },
      overlay: { state: { dialog: 'open.LogIn' } },
      place: { place: { page: 'verifyUser' }, token: 'link-1' },
      seenForms: { state: { visitor: 'inDialog' } },
      verification: { asked: ['link-1'], token: 'link-1', state: 'verifying' },
      reports: ['place logIn.wanted', 'overlay logIn.reached', 'place verifyLink.reached'],
      'verification asks verifyEmail': ['link-1'],
    },
  ],
  [
    'OVL-08 PWD-05 a reset that was asked for is confirmed in the dialog, or on the page',
    [...passwords, send('overlay', 'resetRequest.asked'), says('resetRequest', 'resetRequest.sent')],
    {
      overlay: { state: { dialog: 'open.ResetPasswordRequestConfirmation' } },
      password: { state: 'ResetPasswordRequestConfirmation' },
    },
  ],
  [
    'PWD-05 the password page leads to another',
    [says('password', { type: 'place.asked', path: '/profile' })],
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/profile' }] },
  ],
  [
    'CON-06 a message that was sent is confirmed',
    [says('contact', 'message.sent')],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { dialog: 'open.SuccessfulContact' } },
      seenForms: { state: { visitor: 'inDialog' } },
    },
  ],
  [
    'CON-06 a message that was not sent is said so',
    [says('contact', 'message.failed')],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { dialog: 'open.ErroredContact' } },
      seenForms: { state: { visitor: 'inDialog' } },
    },
  ],
  [
    'ERR-07 what was not answered is asked for again when the connection is back',
    [
      link,
      fails('verification', 'verifyEmail'),
      send('resetRequest', { type: 'email.changed', email: ann.email }),
      send('resetRequest', 'form.submitted'),
      fails('resetRequest', 'requestReset'),
      says('connection', 'connection.restored'),
    ],
    {
      resetRequest: { state: { post: 'asking' } },
      verification: { asked: ['link-1'], state: 'verifying' },
      'resetRequest asks requestReset': ['ann@marketflux.test'],
      'verification asks verifyEmail': ['link-1'],
    },
  ],
  [
    'ERR-09 no form says that it is offline when the connection is back',
    [
      ...['logIn', 'create', 'correction', 'reset', 'password', 'profile', 'deletion'].map((name) =>
        send(`${name}Trouble`, offline),
      ),
      says('connection', 'connection.restored'),
    ],
    {
      correctionTrouble: { trouble: null, state: 'none' },
      createTrouble: { trouble: null, state: 'none' },
      deletionTrouble: { trouble: null, state: 'none' },
      logInTrouble: { trouble: null, state: 'none' },
      passwordTrouble: { trouble: null, state: 'none' },
      profileTrouble: { trouble: null, state: 'none' },
      resetTrouble: { trouble: null, state: 'none' },
    },
  ],
  [
    'OVL-14 RTE-14 an account that was created is confirmed, and can be logged in to and corrected',
    [says('createAccount', created)],
    {
      layers: { open: ['overlay'] },
      emailCorrection: { sentTo: 'ann@marketflux.test' },
      logIn: { draft: { email: ann.email } },
      overlay: { state: { dialog: 'open.CreateConfirmation' } },
      seenForms: { state: { visitor: 'inDialog' } },
    },
  ],
  [
    'RTE-14 an address that waits at LogIn can be corrected',
    [says('logIn', { type: 'account.unverified', email: ann.email })],
    { emailCorrection: { sentTo: ann.email } },
  ],
  [
    'RTE-14 an address that was corrected is the one to log in with',
    [says('emailCorrection', { type: 'email.corrected', email: bob.email })],
    {
      logIn: { draft: { email: bob.email } },
      notification: shown('Success', 'We have sent the link to that address.'),
    },
  ],
  [
    'RTE-10 the link of a verification mail sets a password, too',
    [says('verification', { type: 'newPassword.asked', token: 'link-2' })],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { dialog: 'open.ResetPassword' } },
      resetPassword: { token: 'link-2' },
      seenForms: { state: { visitor: 'inDialog' } },
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  [
    'SES-02 RTE-10 who logs in is signed in, and their link is done',
    [link, says('logIn', given)],
    {
      session: { state: 'signedIn.fresh', signIn: annFirst },
      'session sends to tabs': [{ type: 'signIn.told', signIn: annFirst }],
      verification: { token: '', state: 'idle' },
      logIn: { linkToken: null },
    },
  ],
  [
    'SES-02 who logs in from the dialog is led to the Terminal once',
    [send('overlay', 'logIn.asked'), says('logIn', given)],
    {
      overlay: { state: { dialog: 'closed' } },
      'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal' }],
      reports: [
        'overlay signIn.completed',
        'overlay overlay.closed',
        'session session.started',
        'seenForms forms.left',
      ],
    },
  ],
  [
    'OVL-09 a password that was reset is confirmed, the link is done, and the session is asked about',
    [link, signedIn, says('resetPassword', 'password.reset')],
    {
      overlay: { state: { dialog: 'open.ResetPasswordConfirmation' } },
      verification: { token: '', state: 'idle' },
      session: { state: 'signedIn.refreshing' },
      'session asks refreshToken': [annFirst],
    },
  ],
  [
    'PRO-08 the profile that was saved is the user’s',
    [signedIn, says('profile', { type: 'user.updated', user: annLee })],
    {
      session: { signIn: { user: { firstName: 'Ann', lastName: 'Lee' } } },
      'session sends to tabs': [{ type: 'user.told', user: annLee }],
    },
  ],
  [
    'PRO-12 a profile that was changed elsewhere is the user’s',
    [signedIn, says('profile', { type: 'save.contested', user: annLee })],
    {
      session: { signIn: { user: { firstName: 'Ann', lastName: 'Lee' } } },
      'session sends to tabs': [{ type: 'user.told', user: annLee }],
    },
  ],
  [
    'PRO-10 who has deleted their account is signed out, and led to the Terminal',
    [signedIn, says('deletion', 'account.deleted')],
    {
      session: { ended: 1, signIn: null, state: 'signedOut.owed.ending' },
      'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal' }],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})
