import { afterEach, beforeEach, expect, it } from 'vitest'
import { userOf, whoIsHere } from '../../../src/machines/session/session.machine.ts'
import { eventually } from '../faults/scene.ts'
import { ann, createWorld } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>
type Browser = ReturnType<World['createBrowser']>
type App = Awaited<ReturnType<Browser['open']>>
const MINUTE = 60_000

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const who = ({ session }: App) => whoIsHere(session.getSnapshot())
const settled = async (app: App) => {
  await eventually(() => who(app)).not.toBe('unknown')
  return app
}

async function signIn(app: App) {
  await settled(app)
  app.overlay.send({ type: 'logIn.asked' })
  app.logIn.send({ type: 'draft.changed', change: { email: ann.email, password: ann.password, rememberMe: true } })
  app.logIn.send({ type: 'form.submitted' })
  await eventually(() => userOf(app.session.getSnapshot())?.username).toBe('ann')
}

it('CHT-10 SES-09 two tabs of a browser follow each other: one signs in, the other signs out', async () => {
  const browser = world.createBrowser()
  const [one, other] = [await settled(await browser.open('/')), await settled(await browser.open('/about-us'))]
  await signIn(one)
  await eventually(() => who(other)).toBe('member')
  other.session.send({ type: 'signOut.pressed' })
  await eventually(() => [who(one), who(other)]).toEqual(['visitor', 'visitor'])
})

const renewals = ({ calls }: Browser) => calls.filter((call) => call.startsWith('GET /api/user/refresh-access-token'))

it('CHT-10 SES-04 SES-05 a token is renewed once when its five minutes are over, and what is saved then reaches the other tab', async () => {
  const browser = world.createBrowser()
  const [one, other] = [await settled(await browser.open('/profile')), await settled(await browser.open('/'))]
  await signIn(one)
  await eventually(() => who(other)).toBe('member')
  world.pass(6 * MINUTE)
  const before = renewals(browser)
  one.profile.send({ type: 'edit.pressed' })
  one.profile.send({ type: 'draft.changed', change: { firstName: 'Anna' } })
  one.profile.send({ type: 'save.pressed' })
  await eventually(() => userOf(other.session.getSnapshot())?.firstName).toBe('Anna')
  expect([before, renewals(browser)]).toEqual([[], ['GET /api/user/refresh-access-token 200']])
})

/** Nothing is asked about the sign-in. */
const isSettled = ({ session }: App) =>
  session.getSnapshot().matches({ signedIn: 'fresh' }) || session.getSnapshot().matches('signedOut')
const DAY = 24 * 60 * MINUTE
/** Lets days pass, and has the token of these tabs renewed then. */
async function renewAfter(days: number, ...tabs: { app: App; browser: Browser }[]) {
  const before = tabs.map(({ browser }) => renewals(browser).length)
  world.pass(days * DAY)
  for (const { app } of tabs) app.session.send({ type: 'token.doubted' })
  for (const [i, { app, browser }] of tabs.entries()) {
    await eventually(() => renewals(browser).length).toBeGreaterThan(before[i] ?? 0)
    await eventually(() => isSettled(app)).toBe(true)
  }
  return tabs.map(({ app }) => who(app))
}

it('CHT-10 SES-11 a sign-in that is used ends after 90 days, and that of another browser goes on', async () => {
  const [home, work] = [world.createBrowser(), world.createBrowser()]
  const first = { browser: home, app: await settled(await home.open('/')) }
  await signIn(first.app)
  const begun = await renewAfter(29, first)
  const second = { browser: work, app: await settled(await work.open('/')) }
  await signIn(second.app)
  const used = [await renewAfter(29, first, second), await renewAfter(29, first, second)]
  const ended = await renewAfter(4, first, second)
  expect([begun, used, ended]).toEqual([
    ['member'],
    [
      ['member', 'member'],
      ['member', 'member'],
    ],
    ['visitor', 'member'],
  ])
})
