// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { createCalendar } from '../../../src/adapters/calendar/calendar.ts'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import { watchKeyboard } from '../../../src/adapters/shared/keyboard.ts'
import { createScreen } from '../../../src/adapters/shared/screen.ts'
import { showAppearance } from '../../../src/adapters/shell/appearance.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { isAt, isFlush, plateOf, platformOf, rowHeightOf } from '../../../src/rules/shared/page/shell.ts'
import { weekdayAndDate } from '../../../src/rules/shared/time/day-names.ts'
import { dayOf } from '../../../src/rules/shared/time/formats.ts'

const paths = ['/', '/terminal/abc', '/news-pit', '/news-pit/abc', '/about-us', '/contact-us', '/profile', '/legal/tos']
const links = ['/verify-user', '/reset-password']

it('LAY-02 LAY-16 a path determines the platform page and its bottom padding', () => {
  expect([...paths, ...links].map((path) => [path, platformOf(placeOf(path)), isFlush(placeOf(path))])).toEqual([
    ['/', 'Terminal', true],
    ['/terminal/abc', 'Terminal', true],
    ['/news-pit', 'NewsPit', true],
    ['/news-pit/abc', 'NewsPit', true],
    ['/about-us', undefined, false],
    ['/contact-us', undefined, false],
    ['/profile', undefined, true],
    ['/legal/tos', undefined, false],
    ['/verify-user', 'Terminal', true],
    ['/reset-password', 'Terminal', true],
  ])
})

it('LAY-07 the name plate shows the current page, or the name of the product', () => {
  const names = [...paths, '/reset-password', '/nowhere', '/sources', '/alerts'].map((path) => plateOf(placeOf(path)))
  expect(names).toEqual([
    'The Terminal',
    'The Terminal',
    'The News Pit',
    'The News Pit',
    'About Us',
    'Contact Us',
    'Profile',
    'Market Flux',
    'Market Flux',
    'Market Flux',
    'Sources',
    'Alerts',
  ])
})

it.each([
  ['Create', 'Create Account'],
  ['CreateConfirmation', 'Create Account'],
  ['LogIn', 'Sign In'],
  ['ResetPasswordRequest', 'Sign In'],
  ['ResetPasswordRequestConfirmation', 'Sign In'],
  ['ResetPassword', 'Sign In'],
  ['ResetPasswordConfirmation', 'Sign In'],
  ['SuccessfulContact', 'Contact Us'],
  ['ErroredContact', 'Contact Us'],
  ['Legal', 'About Us'],
  [undefined, 'About Us'],
])('LAY-10 while %s is open the name plate reads %s', (page, name) => {
  expect(plateOf({ page: 'aboutUs' }, page)).toBe(name)
})

it('LAY-06 the menu marks the entry of each place', () => {
  const entries = ['/terminal', '/news-pit', '/profile/user-profile', '/profile/reset-password-request', '/legal/tos']
  const marked = (path: string) => entries.filter((entry) => isAt(placeOf(path), entry))
  expect(
    ['/', '/terminal/a', '/news-pit/a', '/profile', '/profile/reset-password-request', '/legal/cookies', '/x'].map(
      marked,
    ),
  ).toEqual([
    ['/terminal'],
    ['/terminal'],
    ['/news-pit'],
    ['/profile/user-profile'],
    ['/profile/reset-password-request'],
    ['/legal/tos'],
    [],
  ])
})

it('LAY-08 the date plate has weekday, date and the time until midnight', () => {
  const at = new Date(2026, 10, 21, 22, 30).getTime()
  const { read } = createCalendar(createWorld({ ...browserEnvironment(), now: () => at }), dayOf)
  expect([read(), weekdayAndDate(read().day, 'en-US')]).toEqual([
    { isElsewhere: false, day: '2026-11-21', lasts: 5_400_000 },
    'Saturday, November 21',
  ])
})

it('FED-15 the height of a row follows from density, pointer and the width of its feed', () => {
  const heights = (['fine', 'coarse'] as const).map((pointer) =>
    (['dense', 'compact', 'comfortable'] as const).map((density) =>
      [479, 480, 2000].map((width) => rowHeightOf(density, pointer, width)),
    ),
  )
  expect(heights).toEqual([
    [
      [44, 24, 24],
      [44, 32, 32],
      [44, 44, 44],
    ],
    Array.from({ length: 3 }, () => [44, 44, 44]),
  ])
})

it.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1280, 'tablet'],
  [1281, 'desktop'],
])('LAY-01 a window %i px wide is a %s', (width, layout) => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, limit] = /max-width: (\d+)px/.exec(query) ?? []
    return Object.assign(new EventTarget(), { matches: limit !== undefined && width <= Number(limit) })
  })
  expect(createScreen(browserEnvironment()).current()).toEqual({ layout, pointer: 'fine' })
  vi.unstubAllGlobals()
})

it('LAY-01 subscribers are notified when the window passes 767 or 1280 px, until they unsubscribe', () => {
  const queries = new Map<string, EventTarget & { matches: boolean }>()
  vi.stubGlobal('matchMedia', (query: string) => {
    const made = Object.assign(new EventTarget(), { matches: false })
    queries.set(query, made)
    return made
  })
  const reported: string[] = []
  const stop = createScreen(browserEnvironment()).watch(({ layout }) => reported.push(layout))
  const pass = (query: string, matches: boolean) => {
    const limit = Object.assign(queries.get(query) ?? new EventTarget(), { matches })
    limit.dispatchEvent(new Event('change'))
  }
  pass('(max-width: 1280px)', true)
  pass('(max-width: 767px)', true)
  pass('(max-width: 767px)', false)
  pass('(max-width: 1280px)', false)
  stop()
  pass('(max-width: 767px)', true)
  expect(reported).toEqual(['tablet', 'mobile', 'tablet', 'desktop'])
  vi.unstubAllGlobals()
})

it('the chosen theme is set on the page and colours the browser', () => {
  document.body.innerHTML = ['dark', 'light']
    .map((scheme) => `<meta name="theme-color" data-scheme="${scheme}">`)
    .join('')
  const seen = (['light', 'system'] as const).map((theme) => {
    showAppearance({ theme, density: 'compact' }, browserEnvironment())
    const bars = [...document.querySelectorAll('meta')].map((bar) => bar.getAttribute('media'))
    return [{ ...document.documentElement.dataset }, bars]
  })
  expect(seen).toEqual([
    [{ theme: 'light', density: 'compact' }, ['not all', 'all']],
    [{ density: 'compact' }, ['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']],
  ])
})

it("LAY-28 a key belongs to the page's shortcuts except while typing, in a dialog or menu, or with a modifier; Escape, and Ctrl and K, also while typing", () => {
  document.body.innerHTML =
    '<p></p><input><button></button><div role="dialog"><button></button></div><div role="menu"><a></a></div>'
  const received: unknown[] = []
  const stop = watchKeyboard(({ key, isRepeated, isTyping }) => {
    received.push([key, isRepeated && 'again', isTyping && 'typing'].filter(Boolean).join(' '))
    return key === '?'
  }, browserEnvironment())
  /** Whether the browser's default action for the key is still allowed. */
  const press = (selector: string, key: string, init: KeyboardEventInit = {}) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  const isLeft = [press('p', '?'), press('p', 'e', { repeat: true })]
  press('input', 'a')
  press('[role="dialog"] button', 'b')
  press('a', 'c')
  for (const target of ['p', 'input', 'a', '[role="dialog"] button']) press(target, 'Escape')
  press('p', 'd', { ctrlKey: true })
  press('p', ' ')
  press('body > button', ' ')
  for (const [target, init] of [
    ['input', { ctrlKey: true }],
    ['p', { metaKey: true }],
    ['p', { ctrlKey: true, altKey: true }],
    ['[role="dialog"] button', { ctrlKey: true }],
  ] as const)
    press(target, 'k', init)
  stop()
  press('p', 'f')
  expect([received, isLeft]).toEqual([
    ['?', 'e again', 'Escape', 'Escape typing', ' ', 'Ctrl k typing', 'Ctrl k'],
    [false, true],
  ])
})
