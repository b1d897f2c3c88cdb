import { expect, it } from 'vitest'
import { ann, annFirst, annLee, bob, bobSecond } from '../../drive/people.ts'
import { answers, type Changes, changesOf, only, type Step, send } from '../shared/scene.ts'

const signedIn = send('session', { type: 'signIn.given', signIn: annFirst })
const signedOut = send('session', 'signOut.pressed')
const lapsed = send('session', { type: 'tab.lapsed', since: 1 })
const trouble = (form: string) => send(`${form}Trouble`, { type: 'call.failed', trouble: { kind: 'offline' } })
const screen = (layout: string, pointer: string) =>
  send('layout', { type: 'screen.changed', screen: { layout, pointer } })
const [mobile, desktop] = [screen('mobile', 'coarse'), screen('desktop', 'fine')]
const typed = (role: string, change: object) => send(role, { type: 'draft.changed', change })
const atForms = send('place', { type: 'place.changed', place: { page: 'profile', part: 'sign-in' } })
const atPassword = send('place', { type: 'place.changed', place: { page: 'profile', part: 'reset-password-request' } })
const away = send('place', { type: 'place.changed', place: { page: 'aboutUs' } })
const opened = send('overlay', 'create.asked')

it.each<[string, Step[], Changes]>([
  [
    'OVL-09 a dialog that is opened shows forms',
    [opened],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { dialog: 'open.Create' } },
      seenForms: { state: { visitor: 'inDialog' } },
    },
  ],
  [
    'OVL-09 passwords are forgotten with the dialog they stand in',
    [
      opened,
      typed('createAccount', { password: 'Secret-1' }),
      typed('logIn', { password: 'Secret-1' }),
      typed('resetPassword', { newPassword: 'Secret-1' }),
      send('emailCorrection', 'correction.pressed'),
      trouble('logIn'),
      trouble('create'),
      trouble('correction'),
      trouble('reset'),
      send('overlay', 'overlay.dismissed'),
    ],
    {
      layers: { open: [] },
      correctionTrouble: { trouble: null, state: 'none' },
      createAccount: { draft: { password: '' } },
      createMeter: { password: '', state: 'empty' },
      createTrouble: { trouble: null, state: 'none' },
      emailCorrection: { state: 'offered' },
      logIn: { draft: { password: '' } },
      logInTrouble: { trouble: null, state: 'none' },
      overlay: { state: { dialog: 'closed' } },
      resetMeter: { password: '', state: 'empty' },
      resetPassword: { draft: { newPassword: '' } },
      resetTrouble: { trouble: null, state: 'none' },
      seenForms: { state: { visitor: 'nowhere' } },
      reports: ['overlay overlay.closed', 'overlay overlay.left', 'seenForms forms.left'],
    },
  ],
  [
    'OVL-09 a page with a form shows forms',
    [atForms],
    { place: { place: { page: 'profile', part: 'sign-in' } }, seenForms: { state: { visitor: 'inPage' } } },
  ],
  [
    'OVL-09 a page with a form that is left shows none',
    [atForms, away],
    {
      place: { place: { page: 'aboutUs', part: null } },
      seenForms: { state: { visitor: 'nowhere' } },
      reports: ['seenForms forms.left'],
    },
  ],
  [
    'PWD-01 the page with the password is shown',
    [atPassword],
    {
      place: { place: { page: 'profile', part: 'reset-password-request' } },
      seenForms: { state: { password: 'there' } },
    },
  ],
  [
    'PWD-01 a password is forgotten with the page it stands in',
    [
      atPassword,
      send('password', 'change.asked'),
      typed('password', { newPassword: 'Secret-1' }),
      trouble('password'),
      away,
    ],
    {
      password: { draft: { newPassword: '' }, state: 'Rows' },
      passwordMeter: { password: '', state: 'empty' },
      passwordTrouble: { trouble: null, state: 'none' },
      place: { place: { page: 'aboutUs', part: null } },
      seenForms: { state: { password: 'away' } },
      reports: ['seenForms passwordForm.left'],
      'password sends to layers': [{ type: 'layer.left' }],
    },
  ],
  [
    'CON-02 OVL-05 the contact form has one field for the name in a narrow window, and that of an account no checkbox',
    [mobile],
    {
      contact: { state: { names: 'one' } },
      createAccount: { state: { terms: 'implied' } },
      layout: { layout: 'mobile', pointer: 'coarse' },
      newsPit: { state: { width: 'narrow' } },
      releaseHistory: { step: { type: 'over.asked', over: 'calendar' } },
      workspace: { layout: 'mobile' },
    },
  ],
  [
    'CON-02 OVL-05 the contact form has two fields for the name in a wide window, and that of an account a checkbox',
    [mobile, desktop],
    {
      contact: { state: { names: 'two' } },
      createAccount: { state: { terms: 'asked' } },
      layout: { layout: 'desktop', pointer: 'fine' },
      newsPit: { state: { width: 'wide' } },
      releaseHistory: { step: null },
      workspace: { layout: 'desktop' },
    },
  ],
  [
    'VAL-11 the password of a new account is judged, with its names',
    [typed('createAccount', { password: 'Secret-1', username: 'annabel' })],
    {
      createAccount: { draft: { username: 'annabel', password: 'Secret-1' } },
      createMeter: { password: 'Secret-1', own: ['annabel'], state: 'judging' },
      drafts: { drafts: { account: { username: 'annabel' } } },
      'createMeter asks judge': [{ password: 'Secret-1', own: ['annabel'] }],
    },
  ],
  [
    'VAL-11 the password of a reset is judged',
    [typed('resetPassword', { newPassword: 'Secret-1' })],
    {
      resetMeter: { password: 'Secret-1', state: 'judging' },
      resetPassword: { draft: { newPassword: 'Secret-1' } },
      'resetMeter asks judge': [{ password: 'Secret-1', own: [] }],
    },
  ],
  [
    'VAL-11 a new password of a user is judged',
    [send('password', 'change.asked'), typed('password', { newPassword: 'Secret-1' })],
    {
      password: { draft: { newPassword: 'Secret-1' } },
      passwordMeter: { password: 'Secret-1', state: 'judging' },
      'passwordMeter asks judge': [{ password: 'Secret-1', own: [] }],
    },
  ],
  [
    'VAL-11 the form of a new account knows how strong its password is',
    [
      typed('createAccount', { password: 'Secret-1' }),
      answers('createMeter', 'judge', { password: 'Secret-1', strength: 3, isOwn: false }),
    ],
    {
      createAccount: { judged: { password: 'Secret-1' } },
      createMeter: { strength: 3, state: 'judged' },
      reports: ['createMeter password.judged'],
    },
  ],
  [
    'VAL-11 the form of a reset knows how strong its password is',
    [
      typed('resetPassword', { newPassword: 'Secret-1' }),
      answers('resetMeter', 'judge', { password: 'Secret-1', strength: 3 }),
    ],
    {
      resetMeter: { strength: 3, state: 'judged' },
      resetPassword: { judged: { password: 'Secret-1' } },
      reports: ['resetMeter password.judged'],
    },
  ],
  [
    'VAL-11 the form of a new password knows how strong it is',
    [
      send('password', 'change.asked'),
      typed('password', { newPassword: 'Secret-1' }),
      answers('passwordMeter', 'judge', { password: 'Secret-1', strength: 3 }),
    ],
    {
      password: { judged: { password: 'Secret-1' } },
      passwordMeter: { strength: 3, state: 'judged' },
      reports: ['passwordMeter password.judged'],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  [
    'SES-03 the forms of a user are filled for who signs in',
    [signedIn],
    {
      profile: { user: ann, state: 'reading' },
      contact: { username: 'ann', sender: { firstName: '', lastName: '', email: ann.email } },
      resetRequest: { locked: 'ann@marketflux.test' },
      signIns: { username: 'ann' },
      passwordMeter: { own: ['ann@marketflux.test', 'marketflux'] },
    },
  ],
  [
    'PRO-08 the forms of a user follow a change of theirs',
    [signedIn, send('session', { type: 'user.updated', user: annLee })],
    {
      profile: {
        user: { firstName: 'Ann', lastName: 'Lee' },
        base: { firstName: 'Ann', lastName: 'Lee' },
        draft: { firstName: 'Ann', lastName: 'Lee' },
      },
      contact: { sender: { firstName: 'Ann', lastName: 'Lee' } },
    },
  ],
  [
    'CON-06 PRO-08 what a user has typed waits for them when their sign-in lapses',
    [signedIn, send('profile', 'edit.pressed'), typed('contact', { message: 'Rates.' }), lapsed],
    {
      profile: { state: 'lapsed.editing' },
      contact: {
        draft: { message: '' },
        held: {
          username: 'ann',
          draft: { firstName: '', lastName: '', name: '', email: '', message: 'Rates.', hasConsent: false },
        },
        username: null,
        sender: null,
      },
    },
  ],
  [
    'SES-03 what a user has typed is forgotten when their lapse turns into a sign-out',
    [
      signedIn,
      send('profile', 'edit.pressed'),
      typed('contact', { message: 'Rates.' }),
      lapsed,
      send('session', { type: 'tab.signedOut', since: 1 }),
    ],
    { profile: { user: null, state: 'absent' }, contact: { held: null } },
  ],
  [
    'SES-03 nothing of a user stays in their forms after a sign-out',
    [signedIn, send('profile', 'edit.pressed'), typed('contact', { message: 'Rates.' }), signedOut],
    {
      profile: { user: null, state: 'absent' },
      contact: { draft: { message: '' }, username: null, sender: null },
      resetRequest: { locked: null },
      signIns: { username: null },
    },
  ],
  [
    'SES-03 what a user was about to do ends with their sign-in',
    [
      signedIn,
      send('password', 'change.asked'),
      send('dataExport', 'export.asked'),
      send('deletion', 'deletion.asked'),
      trouble('password'),
      trouble('profile'),
      trouble('deletion'),
      signedOut,
    ],
    {
      password: { state: 'Rows' },
      dataExport: { state: 'idle' },
      deletion: { state: 'idle' },
      passwordTrouble: { trouble: null, state: 'none' },
      profileTrouble: { trouble: null, state: 'none' },
      deletionTrouble: { trouble: null, state: 'none' },
    },
  ],
  [
    'SES-03 the forms of a user are another’s when another signs in',
    [signedIn, send('session', { type: 'tab.signedIn', signIn: bobSecond })],
    {
      profile: { user: { username: 'bob', email: bob.email } },
      contact: { username: 'bob', sender: { email: bob.email } },
      resetRequest: { locked: 'bob@marketflux.test' },
      signIns: { username: 'bob' },
    },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})
