import { expect, it } from 'vitest'
import { ann } from '../../drive/people.ts'
import { withRinging } from './ringing.ts'
import { answers, type Changes, changesOf, fails, type Step, says, send, shown } from './scene.ts'

const at = (place: object, token?: string) => send('place', { type: 'place.changed', place, token })
const member = says('session', { type: 'session.started', user: ann })
const visitor = says('session', 'visitor.known')
const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const unanswered = [answers('session', 'recallUser', {}), fails('session', 'restoreSignIn')]
const listed = [member, answers('presets', 'listPresets', [preset])]

it.each<[string, Step[], Changes]>([
  [
    'CHT-08 a chart that has failed too often is shown as a failure',
    [says('root', { type: 'chart.failed', chart: 'feed.1' })],
    {
      notification: shown('Failure', 'A part of this page has stopped working. Reload the page.'),
    },
  ],
  [
    'SES-02 RTE-07 who signs in at the login page leaves it, LogIn closes, and their presets are loaded',
    [send('overlay', 'logIn.asked'), at({ page: 'profile', part: 'sign-in' }), member],
    {
      layers: { open: [] },
      overlay: { state: { dialog: 'closed' } },
      place: { state: { reader: 'member', address: 'leaving' } },
      presets: { user: ann, state: 'loading' },
      seenForms: { state: { visitor: 'inPage' } },
      'presets asks listPresets': [ann],
      reports: ['overlay overlay.closed'],
      'place sends to watchPlace': [{ type: 'path.wanted', path: '/profile/user-profile', replaces: true }],
    },
  ],
  [
    'SES-03 who signs out leaves no presets behind',
    [...listed, says('session', 'session.ended')],
    {
      presets: { presets: [], user: null, state: 'signedOut' },
    },
  ],
  [
    'RTE-06 a member whose sign-in lapses at the profile is asked to log in there',
    [at({ page: 'profile' }), says('session', 'session.lapsed')],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { afterSignIn: 'resuming', dialog: 'open.LogIn' } },
      place: { state: { reader: 'visitor', address: 'asking' } },
      seenForms: { state: { visitor: 'inDialog' } },
      workspace: { state: { signIn: 'lapsed' } },
      reports: ['place logIn.required', 'overlay logIn.reached'],
    },
  ],
  [
    'RTE-06 who signs out at the profile is led to the Terminal',
    [at({ page: 'profile' }), member, visitor],
    {
      place: { state: { reader: 'visitor', address: 'leaving' } },
      'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal', replaces: true }],
    },
  ],
  [
    'ERR-07 presets that could not be loaded are shown as a failure',
    [says('presets', 'presets.failed')],
    {
      notification: shown('Failure', 'Your saved presets could not be loaded.'),
    },
  ],
  [
    'SES-02 a sign-in that is completed in the dialog leads to the Terminal',
    [says('overlay', 'signIn.completed')],
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal' }] },
  ],
  [
    'RTE-10 LogIn, when it opens at a mailed link, verifies its address',
    [at({ page: 'terminal' }, 'link-1'), says('overlay', 'logIn.reached')],
    {
      logIn: { linkToken: 'link-1' },
      verification: { asked: ['link-1'], token: 'link-1', state: 'verifying' },
      reports: ['place verifyLink.reached'],
      'verification asks verifyEmail': ['link-1'],
    },
  ],
  [
    'RTE-09 RTE-10 a dialog of a mailed link that is closed leaves the address of the link',
    [at({ page: 'verifyUser' }, 'link-1'), says('overlay', 'overlay.closed')],
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal', replaces: true }] },
  ],
  [
    'RTE-06 a visitor who closes LogIn at the profile is led to the Terminal',
    [at({ page: 'profile' }), visitor, says('overlay', 'overlay.left')],
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal', replaces: true }] },
  ],
  [
    'RTE-06 a page for members opens LogIn',
    [says('place', 'logIn.required')],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { afterSignIn: 'resuming', dialog: 'open.LogIn' } },
      seenForms: { state: { visitor: 'inDialog' } },
      reports: ['overlay logIn.reached'],
    },
  ],
  [
    'RTE-10 a mailed link opens LogIn and verifies the address',
    [at({ page: 'verifyUser' }, 'link-1')],
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
    'RTE-09 a mailed link opens the form for a new password',
    [at({ page: 'resetPassword' }, 'link-1')],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { dialog: 'open.ResetPassword' } },
      place: { place: { page: 'resetPassword' }, token: 'link-1' },
      resetPassword: { token: 'link-1' },
      seenForms: { state: { visitor: 'inDialog' } },
      reports: ['place resetLink.reached'],
    },
  ],
  ...['connection.restored', 'network.returned', 'page.focused'].map((report): [string, Step[], Changes] => [
    `SES-05 the session is restored at ${report}`,
    [...unanswered, says('connection', report)],
    { session: { state: 'restoring.asking' }, 'session asks restoreSignIn': ['nothing'] },
  ]),
  [
    'STO-02 the user is notified when the browser refuses to store a choice',
    [says('consent', 'storage.refused')],
    {
      notification: shown(
        'Info',
        'Your browser limits what this site may store: some of your choices will be gone when you close the page.',
        10_000,
      ),
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(withRinging(changes))
})
