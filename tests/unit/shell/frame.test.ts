// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { densityOf, themeOf } from '../../../src/machines/shared/appearance.machine.ts'
import { layoutOf } from '../../../src/machines/shared/layout.machine.ts'
import { dayOf } from '../../../src/machines/shared/today.machine.ts'
import { isOffering } from '../../../src/machines/shared/version.machine.ts'
import { areSinglesOn, changesOf, isListOpen } from '../../../src/machines/shell/keys.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createFrame } from '../../../src/root/shell/frame.ts'
import { startRoot } from '../../../src/root/start.ts'
import { createTime } from '../../model/drive/page.ts'

type Notify = (event: { type: 'version.named'; version: string }) => void
const DAY = 86_400_000
const wide = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', () => wide)
  wide.matches = false
})

/** The page as it is loaded now, with what the browser has kept. `pass` lets time go by, `sleep` without the timers. */
function loadPage(start = new Date(2026, 2, 2, 9).getTime()) {
  const time = createTime(start)
  let slept = 0
  const environment = createWorld({ ...browserEnvironment(), now: () => time.now() + slept, after: time.after })
  const choices = createChoices(createStorage(environment), environment)
  const root = startRoot(environment)
  onTestFinished(() => void root.root.stop())
  const stop = vi.fn()
  const sockets = { watchVersion: vi.fn((_: Notify) => stop) }
  const charts = root.admit(createFrame(choices, sockets, environment))
  const press = (key: string, held: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...held, key, cancelable: true, bubbles: true }))
  return {
    ...{ ...charts, ...sockets, stop, environment, press, leave: () => void root.root.stop() },
    sleep: (milliseconds: number) => {
      slept += milliseconds
    },
    pass: (milliseconds: number) => time.clock.increment(milliseconds),
  }
}
const kept = (name: string) => JSON.parse(sessionStorage.getItem(`market-flux.${name}`) ?? 'null')?.value

it('LEG-04 the theme and the density are kept once they are chosen, and not before', () => {
  const { appearance, leave } = loadPage()
  const before = kept('appearance')
  appearance.send({ type: 'theme.chosen', theme: 'light' })
  appearance.send({ type: 'density.chosen', density: 'compact' })
  leave()
  const now = loadPage().appearance.getSnapshot()
  expect([before, themeOf(now), densityOf(now)]).toEqual([undefined, 'light', 'compact'])
})

it('LAY-27 that shortcuts of a single key are off is kept for the next page, as is that they are on again', () => {
  const seen = [1, 2, 3].map(() => {
    const { keys, leave } = loadPage()
    const areOn = areSinglesOn(keys.getSnapshot())
    keys.send({ type: 'list.asked' })
    keys.send({ type: 'singles.toggled' })
    leave()
    return areOn
  })
  expect(seen).toEqual([true, false, true])
})

it('LAY-33 keys that commands were given are theirs on the next page, and their own ones are the browser’s', () => {
  const first = loadPage()
  first.keys.send({ type: 'changes.chosen', changes: [{ own: '?', key: 'ж' }] })
  first.leave()
  const { keys, press } = loadPage()
  const isLeft = [press('?'), press('ж')]
  expect([isLeft, isListOpen(keys.getSnapshot()), changesOf(keys.getSnapshot())]).toEqual([
    [true, false],
    true,
    [{ own: '?', key: 'ж' }],
  ])
})

it('LAY-33 keys with Alt are the page’s where a command has them, those with Ctrl are the browser’s', () => {
  const { keys, press } = loadPage()
  keys.send({ type: 'changes.chosen', changes: [{ own: '?', key: 'Alt x' }] })
  const isLeft = [
    press('x', { altKey: true, ctrlKey: true }),
    press('x', { ctrlKey: true }),
    press('y', { altKey: true }),
    press('x', { altKey: true }),
  ]
  expect([isLeft, isListOpen(keys.getSnapshot())]).toEqual([[true, true, true, false], true])
})

it('LAY-27 a key that the page takes is no longer the browser’s, any other still is', () => {
  const { keys, press } = loadPage()
  const isLeft = [press('?'), press('x')]
  expect([isLeft, isListOpen(keys.getSnapshot())]).toEqual([[false, true], true])
})

it('LAY-01 a window that is made narrow has the layout of a phone at once', () => {
  const { layout } = loadPage()
  const before = layoutOf(layout.getSnapshot())
  wide.matches = true
  wide.dispatchEvent(new Event('change'))
  expect([before, layoutOf(layout.getSnapshot())]).toEqual(['desktop', 'mobile'])
})

it('LAY-08 the day changes at midnight, when a computer that slept wakes, and with the world', () => {
  const { today, pass, sleep, environment } = loadPage()
  const seen = () => dayOf(today.getSnapshot())
  const days = [seen()]
  pass(DAY)
  days.push(seen())
  sleep(DAY)
  document.dispatchEvent(new Event('visibilitychange'))
  days.push(seen())
  environment.move(10 * DAY)
  days.push(seen())
  expect(days).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-14'])
})

it('RTE-13 another version is offered once a part of this page cannot be loaded, until the page has gone', () => {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/index-a.js' })
  document.body.append(script)
  const { version, watchVersion, stop, leave } = loadPage()
  script.remove()
  const seen = () => isOffering(version.getSnapshot())
  const [name] = watchVersion.mock.lastCall ?? []
  name?.({ type: 'version.named', version: 'index-b.js' })
  const before = seen()
  dispatchEvent(new Event('vite:preloadError'))
  const offered = seen()
  leave()
  expect([before, offered, stop.mock.calls.length]).toEqual([false, true, 1])
})

it.each([
  ['the same part twice', ['a.js', 'a.js'], true, true],
  ['two parts', ['a.js', 'b.js'], true, false],
  ['the same part offline', ['a.js', 'a.js'], false, false],
])('RTE-13 a reload without a new version, after %s: %j, online: %j, is offered: %j', (_, parts, onLine, isOffered) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const { version, leave } = loadPage()
  for (const part of parts)
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(`Failed: ${part}`) }))
  expect(isOffering(version.getSnapshot())).toBe(isOffered)
  leave()
})
