import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { draftOf } from '../../../../src/machines/contact/contact.machine.ts'
import { readIdsOf } from '../../../../src/machines/feed/reading.machine.ts'
import { presetCount } from '../../../../src/machines/presets/presets.machine.ts'
import { whoIsHere } from '../../../../src/machines/session/session.machine.ts'
import { reachOf } from '../../../../src/machines/shared/connection.machine.ts'
import { placeOf } from '../../../../src/machines/shared/place.machine.ts'
import { createBrowser } from '../../faults/browser.ts'
import { eventually } from '../../faults/scene.ts'

let browser: ReturnType<typeof createBrowser>
/** The paths of the calls that were made. */
let asked: string[]

beforeEach(() => {
  browser = createBrowser()
  onTestFinished(browser.close)
  asked = []
  const visitor = { user: null, accessToken: null }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!path.endsWith('/persisted-login')) return new Promise<never>(() => undefined)
    return new Response(JSON.stringify(visitor), { headers: { 'content-type': 'application/json' } })
  })
})

/** A page at this address, of a visitor. */
async function openPage(address: string) {
  await browser.open(address)
  const app = browser.app()
  const moves: string[] = []
  app.history.subscribe(({ action, location }) => moves.push(`${action.type} ${location.href}`))
  await eventually(() => whoIsHere(app.session.getSnapshot())).toBe('visitor')
  return { ...app, moves, asked }
}

it('RT-04 a network that returns while the connection has lived on is live at once', async () => {
  const { connection } = await openPage('/terminal')
  const reach = () => reachOf(connection.getSnapshot())
  await eventually(reach).toBe('live')
  dispatchEvent(new Event('offline'))
  const without = reach()
  browser.comeBack()
  expect([without, reach()]).toEqual(['offline', 'live'])
})

it('RTE-09 a mailed link that was followed is replaced in the history, any other address is gone back to', async () => {
  const { place, moves } = await openPage('/about-us')
  place.send({ type: 'place.asked', path: '/contact-us' })
  place.send({ type: 'place.asked', path: '/terminal', replaces: true })
  await eventually(() => moves).toEqual(['PUSH /contact-us', 'REPLACE /terminal'])
})

it('FED-15 what was read is known to the next page, also to one that is left within a second', async () => {
  const first = await openPage('/terminal')
  first.reading.send({ type: 'items.read', ids: ['a'] })
  browser.clock.increment(1_000)
  first.reading.send({ type: 'items.read', ids: ['b'] })
  dispatchEvent(new Event('pagehide'))
  const second = await openPage('/terminal')
  expect([...readIdsOf(second.reading.getSnapshot())]).toEqual(['a', 'b'])
})

it('RTE-13 a message that is typed is there after the reload that brings a new version, and not after another', async () => {
  const written = () => draftOf(browser.app().contact.getSnapshot()).message
  const first = await openPage('/contact-us')
  first.contact.send({ type: 'draft.changed', change: { message: 'Rates.' } })
  const reload = vi.fn()
  Object.assign(location, { reload })
  first.version.send({ type: 'restart.asked' })
  await openPage('/contact-us')
  await eventually(written).toBe('Rates.')
  await openPage('/contact-us')
  expect([reload.mock.calls.length, written()]).toEqual([1, ''])
})

it('FED-16 what the lists of the News Pit show is kept for a start without network once it was gone to', async () => {
  const { root, newsPit } = await openPage('/terminal')
  const keepers = () => ['lastPitStories', 'lastNews.newsPit'].filter((id) => root.system.get(id) !== undefined)
  const before = keepers()
  await newsPit()
  await eventually(keepers).toEqual(['lastPitStories', 'lastNews.newsPit'])
  expect(before).toEqual([])
})

it('RTE-01 the page follows the address, wherever it is changed', async () => {
  const { place, history } = await openPage('/terminal')
  history.push('/about-us')
  expect(placeOf(place.getSnapshot()).page).toBe('aboutUs')
})

it('RTE-10 the token of a mailed link reaches the form that it is for', async () => {
  const { asked } = await openPage('/verify-user?token=abcdef')
  await eventually(() => asked.filter((path) => path.endsWith('/verify-user'))).toHaveLength(1)
})

it('FED-14 without a sign-in no presets are asked for', async () => {
  const { presets, asked } = await openPage('/terminal')
  presets.send({ type: 'user.came' })
  await eventually(() => presetCount(presets.getSnapshot())).toBe(0)
  expect(asked.filter((path) => path.includes('/feed-configuration'))).toEqual([])
})

it('STO-01 a choice that the browser does not store is followed by a word about that', async () => {
  const { consent, notices } = await openPage('/terminal')
  Object.assign(localStorage, {
    setItem() {
      throw new Error('Full.')
    },
  })
  consent.send({ type: 'necessary.kept' })
  await eventually(() => notices).toContainEqual(
    expect.stringContaining('Your browser limits what this site may store'),
  )
})

/** Whether the page knows who is here, and has what waits for its first rows. */
const hasRest = () => {
  const { session, root } = browser.app()
  return [whoIsHere(session.getSnapshot()) === 'visitor', root.system.get('layers') !== undefined]
}

it('LAY-25 what the first rows can do without waits for them, and 1.5 seconds at most', async () => {
  browser.news(undefined)
  await browser.open('/terminal')
  browser.clock.increment(1_499)
  await new Promise(setImmediate)
  const before = hasRest()
  browser.clock.increment(1)
  await eventually(hasRest).toEqual([true, true])
  expect(before).toEqual([false, false])
})

it('LAY-25 a page that opens without network waits for no rows', async () => {
  browser.news(undefined)
  browser.goOffline()
  await browser.open('/terminal')
  browser.clock.increment(0)
  await eventually(hasRest).toEqual([true, true])
})
