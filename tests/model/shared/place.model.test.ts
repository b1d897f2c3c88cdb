import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Place } from '../../../src/contract/shared/pages.ts'
import { placeMachine, placeOf } from '../../../src/machines/shared/place.machine.ts'
import {
  isAtPassword,
  isAtVisitorForm,
  legalDocumentOf,
  profilePartOf,
} from '../../../src/machines/shared/place-parts.ts'
import { placeOf as placeOfPath, tokensOf } from '../../../src/rules/shared/page/place.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { place: { page: 'terminal' } }
const ports = { streams: ['watchPlace'], input }
const at = (path: string, query = '') => ({
  type: 'place.changed',
  says: path + query,
  place: placeOfPath(path),
  ...tokensOf(query),
})
const resetLink = at('/reset-password', '?token=reset-1')
const verifyLink = at('/verify-user', '?token=verify-1')
const signInForm = at('/profile/sign-in')
const createForm = at('/profile/create-account')
const asked = { type: 'place.asked', path: '/legal/tos' }
const left = { type: 'place.asked', says: 'for good', path: '/terminal', replaces: true }
const member = { type: 'member.came' }
const memberLeft = { type: 'member.left' }
const lapsed = { type: 'member.lapsed' }
const visitor = { type: 'visitor.known' }
const logInLeft = { type: 'logIn.left' }
const logIn = { type: 'logIn.reached' }
const closed = { type: 'overlay.closed' }
const typed = { type: 'message.typed' }
const settled = { type: 'message.settled' }
const signedIn = { type: 'signIn.completed' }
const cases = [
  at('/terminal', '?token=verify-2'),
  at('/profile/user-profile'),
  at('/profile/reset-password-request'),
  at('/legal/tos'),
  at('/contact-us'),
  signInForm,
  createForm,
  resetLink,
  at('/reset-password'),
  verifyLink,
  at('/verify-user'),
  asked,
  left,
  member,
  memberLeft,
  lapsed,
  visitor,
  logInLeft,
  logIn,
  closed,
  typed,
  settled,
  signedIn,
]

/** RTE-06, RTE-07, RTE-09, RTE-10. The browser reports where the user is; a request alone does not change the place. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const wanted: AnyEventObject[] = []
  let here: { place: Place; token?: string } = { place: { page: 'terminal' } }
  let who: 'member' | 'visitor' | undefined
  let hasMessage = false
  const isAt = (...pages: Place['page'][]) => pages.includes(here.place.page)
  const want = (path: string, replaces: boolean) =>
    wanted.push({ type: 'path.wanted', path, ...(replaces ? { replaces } : {}) })
  const leadOn = () => {
    const { place } = here
    const isForm = place.page === 'profile' && ['sign-in', 'create-account'].includes(place.part ?? '')
    if (who === 'member' && isForm) want('/profile/user-profile', true)
  }
  const isAtAccount = () =>
    here.place.page === 'profile' && !['sign-in', 'create-account'].includes(here.place.part ?? '')
  const askToGoOn = () => said.push({ type: 'logIn.required' })
  for (const event of events) {
    if (event.type === 'place.changed') {
      here = { place: event.place, token: event.token }
      if (isAt('resetPassword')) said.push({ type: 'resetLink.reached', token: event.token ?? '' })
      if (isAt('verifyUser')) said.push({ type: 'logIn.wanted' })
      if (who === 'visitor' && isAtAccount()) askToGoOn()
      leadOn()
    }
    if (event === visitor && !who) {
      who = 'visitor'
      if (isAtAccount()) askToGoOn()
    }
    if (event === lapsed) {
      who = 'visitor'
      askToGoOn()
    }
    if (event === logInLeft && who === 'visitor' && isAtAccount()) want('/terminal', true)
    if (event === asked) want('/legal/tos', isAt('resetPassword', 'verifyUser'))
    if (event === typed || event === settled) hasMessage = event === typed
    if (event === signedIn && !(hasMessage && isAt('contactUs'))) {
      want('/terminal', isAt('resetPassword', 'verifyUser'))
    }
    if (event === left) want('/terminal', true)
    if (event === closed && isAt('resetPassword', 'verifyUser')) want('/terminal', true)
    if (event === logIn && here.token && !isAt('resetPassword')) {
      said.push({ type: 'verifyLink.reached', token: here.token })
    }
    if (event === memberLeft) {
      if (who === 'member' && isAt('profile')) want('/terminal', true)
      if (!who && isAtAccount()) askToGoOn()
      who = 'visitor'
    }
    if (event === member) {
      who = 'member'
      leadOn()
    }
  }
  const { place } = here
  const document = place.page === 'legal' ? place.document : undefined
  const part = place.page === 'profile' ? place.part : undefined
  const isAtForm = part === 'sign-in' || part === 'create-account'
  return { place, document, part, isAtForm, isAtPassword: part === 'reset-password-request', said, wanted }
}

const seen = ({ snapshot, said, sentTo }: ReturnType<typeof drive<typeof placeMachine>>) => ({
  place: placeOf(snapshot()),
  document: legalDocumentOf(snapshot()),
  part: profilePartOf(snapshot()),
  isAtForm: isAtVisitorForm(snapshot()),
  isAtPassword: isAtPassword(snapshot()),
  said,
  wanted: sentTo('watchPlace'),
})

describe('place', () => {
  const covered = coverage(placeMachine)
  for (const { name, events } of walks(placeMachine, cases, ({ context }) => context, input)) {
    it(`RTE-06 RTE-10 SES-02 ${name}`, async () => {
      const place = drive(placeMachine, ports)
      await place.walk(events, (soFar) => expect(seen(place)).toEqual(outcomeOf(soFar)))
      covered.add(place.walked)
    })
  }
  covered.prove()
})

describe('a place', () => {
  const placeAfter = async (...events: AnyEventObject[]) => {
    const place = drive(placeMachine, ports)
    await place.walk(events)
    return seen(place)
  }

  it.each([
    ['RTE-09 opens ResetPassword with its token', { page: 'resetPassword' }, 'reset-1', 'resetLink.reached', 'reset-1'],
    [
      'RTE-09 without a token opens ResetPassword no less',
      { page: 'resetPassword' },
      undefined,
      'resetLink.reached',
      '',
    ],
    ['RTE-10 opens LogIn', { page: 'verifyUser' }, 'verify-1', 'logIn.wanted', undefined],
  ])('%s on load', async (_, place, token, type, received) => {
    const { walk, said } = drive(placeMachine, { streams: ['watchPlace'], input: { place, token } })
    await walk([])
    expect(said).toEqual([received === undefined ? { type } : { type, token: received }])
  })

  it.each([
    ['wherever LogIn is reached with a token', [at('/legal/tos', '?token=verify-2'), logIn], ['verify-2']],
    ['only when LogIn is reached', [at('/terminal', '?token=verify-2')], []],
    ['not without a token', [at('/verify-user'), logIn], []],
    ['not with the token of a reset link', [resetLink, logIn], []],
    ['not with the token of a place that was left', [verifyLink, at('/terminal'), logIn], []],
  ])('RTE-10 a verification is asked for %s', async (_, events, tokens) => {
    const { said } = await placeAfter(...events)
    expect(said.filter(({ type }) => type === 'verifyLink.reached').map(({ token }) => token)).toEqual(tokens)
  })

  it.each([
    ['/profile/sign-in', signInForm],
    ['/profile/create-account', createForm],
  ])('RTE-07 %s is for visitors, and leads a member to User Profile, on arrival and on signing in', async (_, form) => {
    const outcomes = [await placeAfter(form), await placeAfter(member, form), await placeAfter(form, member)]
    const on = [{ type: 'path.wanted', path: '/profile/user-profile', replaces: true }]
    expect(outcomes.map(({ wanted }) => wanted)).toEqual([[], on, on])
  })

  it.each(['/profile', '/profile/user-profile', '/profile/reset-password-request'])(
    'RTE-06 SES-02 %s asks a visitor to sign in and go on there, on load and on arrival; who does not is led to the Terminal',
    async (path) => {
      const asking = { type: 'logIn.required' }
      const onLoad = await placeAfter(at(path), visitor, visitor, logInLeft)
      const onArrival = await placeAfter(visitor, at(path), logInLeft)
      const signedIn = await placeAfter(at(path), visitor, member, logInLeft)
      const toTerminal = { type: 'path.wanted', path: '/terminal', replaces: true }
      expect([onLoad, onArrival, signedIn].map(({ said, wanted }) => ({ said, wanted }))).toEqual([
        { said: [asking], wanted: [toTerminal] },
        { said: [asking], wanted: [toTerminal] },
        { said: [asking], wanted: [] },
      ])
    },
  )

  it('SES-03 RTE-06 a member whose sign-in has ended is asked to sign in where they are; who signs out at the profile is led away', async () => {
    const toTerminal = { type: 'path.wanted', path: '/terminal', replaces: true }
    const outcomes = [
      await placeAfter(at('/profile'), member, lapsed),
      await placeAfter(at('/profile'), member, memberLeft),
    ]
    expect(outcomes.map(({ said, wanted }) => ({ said, wanted }))).toEqual([
      { said: [{ type: 'logIn.required' }], wanted: [] },
      { said: [], wanted: [toTerminal] },
    ])
  })

  it('RTE-07 who has signed out is a visitor again', async () => {
    expect((await placeAfter(member, memberLeft, signInForm)).wanted).toEqual([])
  })

  it.each([
    ['RTE-09', resetLink],
    ['RTE-10', verifyLink],
  ])('%s a link that was closed or left is no place to come back to', async (_, link) => {
    const { wanted } = await placeAfter(link, closed, link, asked, at('/legal/tos'), closed)
    expect(wanted).toEqual([
      { type: 'path.wanted', path: '/terminal', replaces: true },
      { type: 'path.wanted', path: '/legal/tos', replaces: true },
    ])
  })

  it.each([
    '/nowhere',
    '/terminal/a/b',
    '/terminal/%',
    '/profile/unknown',
    '/reset-password/1',
    '/verify-user/1',
    '//x/y/z',
  ])('RTE-11 %s is not found, and there is a way on from it', async (path) => {
    const { place, wanted } = await placeAfter(at(path), { type: 'place.asked', path: '/terminal' })
    expect([place, wanted]).toEqual([{ page: 'notFound' }, [{ type: 'path.wanted', path: '/terminal' }]])
  })

  it('RTE-07 names its document or part to the screens, and neither elsewhere', async () => {
    const named = []
    for (const path of ['/legal', '/legal/cookies', '/profile', '/profile/sign-in', '/terminal']) {
      const { walk, snapshot } = drive(placeMachine, ports)
      await walk([at(path)])
      named.push([legalDocumentOf(snapshot()), profilePartOf(snapshot())])
    }
    expect(named).toEqual([
      ['tos', undefined],
      ['cookies', undefined],
      [undefined, undefined],
      [undefined, 'sign-in'],
      [undefined, undefined],
    ])
  })
})
