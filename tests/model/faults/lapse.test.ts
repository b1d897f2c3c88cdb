import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { draftOf as contactDraftOf } from '../../../src/machines/contact/contact.machine.ts'
import { isBuilderOpen } from '../../../src/machines/feed/live-feed.machine.ts'
import { draftOf, nameOf, viewOf } from '../../../src/machines/filters/builder.machine.ts'
import { presetsOf } from '../../../src/machines/presets/presets.machine.ts'
import { feedsOf } from '../../../src/machines/shared/workspace.machine.ts'
import { draftFrom } from '../../../src/rules/account/profile.ts'
import { startTestBackend, type TestBackend } from '../../contract/backend.ts'
import { createBrowser } from './browser.ts'
import { keptOf } from './effects.ts'
import { createNetwork } from './network.ts'
import { eventually, isMember, openAsMember, signInBy, type World } from './scene.ts'
import { screenOf } from './screen.ts'

let backend: TestBackend
let people = 0
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

type Builder = ReturnType<Awaited<ReturnType<Awaited<ReturnType<World['app']['widgets']>>['builders']>>['builderOf']>

async function openPage(path: string) {
  const browser = createBrowser()
  onTestFinished(browser.close)
  const username = `ann_${++people}`
  const world: World = {
    ...{ backend, browser, network: createNetwork(backend) },
    person: { email: `${username}@marketflux.test`, username, password: 'Secret-1-of-Ann' },
    get app() {
      return browser.app()
    },
  }
  await openAsMember(world, path)
  return world
}

/** Ann at her second feed, of two; her sign-in has ended on the server, which this page does not know yet. */
async function openBuilding() {
  const world = await openPage('/terminal')
  const { app } = world
  app.workspace.send({ type: 'feed.added' })
  app.feeds[1].send({ type: 'builder.asked' })
  const builder = (await (await app.widgets()).builders()).builderOf(1)
  const gas = { type: 'add', key: 'keywords', value: 'gas' } as const
  builder.send({ type: 'filters.changed', action: gas })
  builder.send({ type: 'save.asked' })
  builder.send({ type: 'name.changed', name: 'Gas' })
  await backend.addFault({ call: 'user.refreshAccessToken', kind: 'status', status: 401, count: 1 })
  await backend.addFault({ call: 'feedConfiguration.create', kind: 'expiredToken', count: 1 })
  return { world, builder }
}

const seen = ({ app }: World, builder: Builder) => {
  const now = builder.getSnapshot()
  return {
    who: screenOf(app).who,
    overlay: screenOf(app).overlay,
    feeds: feedsOf(app.workspace.getSnapshot()).length,
    isOpen: isBuilderOpen(app.feeds[1].getSnapshot()),
    view: viewOf(now),
    draft: draftOf(now),
    name: nameOf(now),
    presets: presetsOf(app.presets.getSnapshot()).map(({ name }) => name),
  }
}
const lapsed = {
  ...{ who: 'visitor', overlay: 'LogIn', feeds: 1, isOpen: false },
  ...{ view: 'categories', draft: {}, name: '', presets: [] },
}

it('SES-03 FED-14 a preset whose saving met a lapse is unseen until its user is back, and is saved then', async () => {
  const { world, builder } = await openBuilding()
  builder.send({ type: 'save.submitted' })
  await eventually(() => seen(world, builder)).toEqual(lapsed)
  signInBy(world, world.person)
  await eventually(() => seen(world, builder)).toEqual({
    ...{ who: 'member', overlay: undefined, feeds: 2, isOpen: false },
    ...{ view: 'categories', draft: { keywords: ['gas'], queryLanguage: 2 }, name: '', presets: ['Gas'] },
  })
  expect([world.app.notices, feedsOf(world.app.workspace.getSnapshot())[1]?.name]).toEqual([
    ['Success: Preset “Gas” saved.'],
    'Gas',
  ])
})

it('SES-03 unsaved filters are dropped when no user has signed in for 15 minutes', async () => {
  const { world, builder } = await openBuilding()
  builder.send({ type: 'save.submitted' })
  await eventually(() => seen(world, builder)).toEqual(lapsed)
  world.browser.clock.increment(15 * 60_000)
  signInBy(world, world.person)
  await eventually(() => seen(world, builder)).toEqual({
    ...lapsed,
    ...{ who: 'member', overlay: undefined, feeds: 2 },
  })
})

it('SES-03 FED-14 who lapsed with a builder open comes back to their own Terminal, not to the visitor’s', async () => {
  const { world, builder } = await openBuilding()
  world.app.feeds[0].send({ type: 'builder.asked' })
  builder.send({ type: 'save.submitted' })
  await eventually(() => seen(world, builder)).toEqual(lapsed)
  signInBy(world, world.person)
  await eventually(() => seen(world, builder)).toMatchObject({ who: 'member', feeds: 2, presets: ['Gas'] })
})

it('SES-03 CON-05 a message of a user whose sign-in has ended waits for them, and goes out as theirs', async () => {
  const world = await openPage('/contact-us')
  const { contact } = world.app
  const sent = async () => {
    const { messages = [] } = await backend.dump()
    return (messages as { message: string; email: string }[]).map(({ message, email }) => [message, email])
  }
  contact.send({ type: 'draft.changed', change: { message: 'Rates.', hasConsent: true } })
  const { token } = await backend.signIn(world.person)
  await backend.call('DELETE', '/api/user/sign-ins', { token })
  contact.send({ type: 'form.submitted' })
  await eventually(() => ({
    ...screenOf(world.app),
    message: contactDraftOf(contact.getSnapshot()).message,
  })).toMatchObject({
    ...{ who: 'visitor', overlay: 'LogIn', message: '' },
  })
  const before = await sent()
  signInBy(world, world.person)
  await eventually(() => contactDraftOf(contact.getSnapshot()).message).toBe('Rates.')
  contact.send({ type: 'form.submitted' })
  await eventually(() => screenOf(world.app).overlay).toBe('SuccessfulContact')
  expect([before, await sent()]).toEqual([[], [['Rates.', world.person.email]]])
})

it('SES-03 PRO-10 a reload drops the profile whose save met a lapse: its user comes back to what is stored', async () => {
  const world = await openPage('/profile')
  world.app.profile.send({ type: 'edit.pressed' })
  world.app.profile.send({ type: 'draft.changed', change: { firstName: 'Ann' } })
  const { token } = await backend.signIn(world.person)
  await backend.call('DELETE', '/api/user/sign-ins', { token })
  world.app.profile.send({ type: 'save.pressed' })
  await eventually(() => screenOf(world.app)).toMatchObject({ who: 'visitor', overlay: 'LogIn' })
  await world.browser.open('/profile')
  await eventually(() => screenOf(world.app)).toMatchObject({ who: 'visitor', overlay: 'LogIn' })
  signInBy(world, world.person)
  await isMember(world)
  const { at, overlay, fields, shows } = screenOf(world.app)
  const { firstName } = (await keptOf(world)).user
  expect({ at, overlay, fields, shows, firstName }).toEqual({
    ...{ at: '/profile', overlay: undefined, fields: draftFrom(undefined), firstName: '' },
    shows: { isAsking: false, isEditing: false, elsewhere: {} },
  })
})

/** Ann, who has ended all of her sign-ins from another device; this page has made no call since. */
async function openEndedElsewhere() {
  const world = await openPage('/profile')
  const { token } = await backend.signIn(world.person)
  await backend.call('DELETE', '/api/user/sign-ins', { token })
  // loaded late: it is there before the first step
  await import('../../../src/root/offline/offline.ts')
  return world
}
const minute = 60_000

it.each([
  ['is focused', () => dispatchEvent(new Event('focus'))],
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['has its network back', () => dispatchEvent(new Event('online'))],
])('SES-03 SES-17 a page whose sign-in was ended from another device lapses when it %s', async (_, comeBack) => {
  const world = await openEndedElsewhere()
  world.browser.clock.increment(minute)
  const before = screenOf(world.app).who
  comeBack()
  await eventually(() => screenOf(world.app)).toMatchObject({ who: 'visitor', overlay: 'LogIn' })
  expect(before).toBe('member')
})

it('SES-03 SES-17 a visible page without any activity lapses within five minutes', async () => {
  const world = await openEndedElsewhere()
  world.browser.clock.increment(minute)
  world.browser.clock.increment(4 * minute - 1)
  const before = screenOf(world.app).who
  world.browser.clock.increment(1)
  await eventually(() => screenOf(world.app)).toMatchObject({ who: 'visitor', overlay: 'LogIn' })
  expect(before).toBe('member')
})

it('SES-03 SES-17 a page that is focused within the first minute lapses when the next one is over', async () => {
  const world = await openEndedElsewhere()
  dispatchEvent(new Event('focus'))
  const before = screenOf(world.app).who
  world.browser.clock.increment(minute)
  await eventually(() => screenOf(world.app)).toMatchObject({ who: 'visitor', overlay: 'LogIn' })
  expect(before).toBe('member')
})
