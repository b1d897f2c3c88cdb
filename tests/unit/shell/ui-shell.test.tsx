// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import { isChoosing } from '../../../src/machines/consent/consent.machine.ts'
import { type overlayMachine, pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { whoIsHere } from '../../../src/machines/session/session.machine.ts'
import { product } from '../../../src/rules/shared/product/product.ts'
import { BottomBar } from '../../../src/ui/shell/BottomBar.tsx'
import { Footer } from '../../../src/ui/shell/Footer.tsx'
import { MainMenu } from '../../../src/ui/shell/menu/MainMenu.tsx'
import { UserMenu } from '../../../src/ui/shell/menu/UserMenu.tsx'
import { userWidgetCode } from '../../../src/ui/shell/menu/user-widget-code.ts'
import { TopBar } from '../../../src/ui/shell/TopBar.tsx'
import { LazyWidget } from '../../../src/ui/terminal/LazyWidget.tsx'
import { ann, annFirst } from '../../model/drive/people.ts'
import { loadEarly, show } from '../markets/ui-charts.tsx'

loadEarly(userWidgetCode)

const restore = async () => annFirst

async function showMenu(outside = {}, layout: 'mobile' | 'desktop' = 'desktop') {
  const shown = await show(<MainMenu opensAtOnce />, outside)
  const kind = { layout, pointer: layout === 'mobile' ? 'coarse' : 'fine' } as const
  await shown.notify((charts) => charts.layout.send({ type: 'screen.changed', screen: kind }))
  await screen.findByRole('menuitem', { name: 'About Us' })
  return shown
}

/** Chooses an entry by its first letters: jsdom has no pointer that a menu could follow. */
async function choose(letters: string) {
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await userEvent.keyboard(`${letters}{Enter}`)
}

const entries = () =>
  screen.getAllByRole('menuitem').map((entry) => {
    const way = entry.getAttribute('href')
    return entry.getAttribute('aria-disabled') === 'true' ? `(${entry.textContent})` : (way ?? entry.textContent)
  })
const support = `mailto:${product.supportEmail}`

it('LAY-04 LAY-12 LAY-18 the menu of a visitor has its entries', async () => {
  await showMenu()
  expect(entries()).toEqual([
    '/about-us',
    '/terminal',
    '/news-pit',
    '/sources',
    '/alerts',
    '(FluxGPTComing Soon)',
    'Create Account',
    'Sign In',
    'Keys?',
    '/legal/tos',
    'Cookie Settings',
    support,
  ])
})

it('LAY-27 LAY-33 the menu says which key opens the list of keys, where one does', async () => {
  const { notify } = await showMenu()
  const seen = [entries().at(8)]
  for (const key of ['ж', 'Alt k', undefined]) {
    await notify(({ keys }) => keys.send({ type: 'changes.chosen', changes: [key ? { own: '?', key } : { own: '?' }] }))
    seen.push(entries().at(8))
    await notify(({ keys }) => keys.send({ type: 'singles.recalledOff' }))
    seen.push(entries().at(8))
  }
  expect(seen).toEqual(['Keys?', 'Keysж', 'Keys', 'KeysAlt K', 'KeysAlt K', 'Keys', 'Keys'])
})

it('LAY-05 LAY-18 LAY-28 the menu of a member on a phone has its entries', async () => {
  await showMenu({ restore }, 'mobile')
  expect(entries()).toEqual([
    'Search',
    '/about-us',
    '/terminal',
    '/news-pit',
    '/sources',
    '/alerts',
    '(FluxGPTComing Soon)',
    '/contact-us',
    '(User GuidesComing Soon)',
    '/profile/user-profile',
    '/profile/reset-password-request',
    '/legal/tos',
    'Sign Out',
    'Cookie Settings',
    support,
  ])
})

it('LAY-06 the menu marks the current page', async () => {
  const { notify } = await showMenu()
  const marked = () =>
    screen
      .getAllByRole('menuitem')
      .filter((entry) => entry.hasAttribute('aria-current'))
      .map((entry) => entry.getAttribute('href'))
  const seen = [marked()]
  await notify(({ place }) => place.send({ type: 'place.changed', place: { page: 'newsPit', itemId: 'a' } }))
  seen.push(marked())
  await notify(({ place }) => place.send({ type: 'place.changed', place: { page: 'notFound' } }))
  seen.push(marked())
  expect(seen).toEqual([['/terminal'], ['/news-pit'], []])
})

it.each(['{Escape}', 'outside', 'an entry'])('LAY-06 the menu closes on %s', async (how) => {
  await showMenu()
  const face = screen.getByRole('button', { name: 'Menu' })
  expect(face.getAttribute('aria-expanded')).toBe('true')
  if (how === '{Escape}') await userEvent.keyboard(how)
  else await userEvent.click(how === 'outside' ? document.body : screen.getByRole('menuitem', { name: 'About Us' }))
  await waitFor(() => expect(face.getAttribute('aria-expanded')).toBe('false'))
})

it('LAY-12 Sign In of the menu opens LogIn', async () => {
  const { charts } = await showMenu()
  await choose('sign')
  await waitFor(() => expect(pageOf(charts.overlay.getSnapshot())).toBe('LogIn'))
})

it('LAY-13 Sign Out of the menu signs out', async () => {
  const { charts } = await showMenu({ restore })
  await choose('sign')
  await waitFor(() => expect(whoIsHere(charts.session.getSnapshot())).toBe('visitor'))
})

it('LAY-14 the avatar menu has its entries', async () => {
  const { charts } = await show(<UserMenu user={ann} opensAtOnce />, { restore })
  await screen.findByRole('menuitem', { name: 'Logout' })
  const seen = entries()
  await choose('log')
  await waitFor(() => expect(whoIsHere(charts.session.getSnapshot())).toBe('visitor'))
  expect(seen).toEqual(['/profile', '/contact-us', 'Logout'])
})

it('theme and density are chosen in the menu, which stays open', async () => {
  const { charts } = await showMenu()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
  const checked = screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent)
  expect([checked, charts.appearance.getSnapshot().context]).toEqual([
    ['Light', 'Compact'],
    { theme: 'light', density: 'compact' },
  ])
})

it('LAY-07 LAY-08 LAY-12 the top bar of a visitor has its plates and buttons', async () => {
  const { notify } = await show(<TopBar />)
  await notify(({ today }) => today.send({ type: 'day.changed', reading: { day: '2026-11-21', lasts: 1_000 } }))
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  const date = document.querySelector('time')
  expect([document.querySelector('p')?.textContent, date?.dateTime, date?.textContent, links, buttons]).toEqual([
    'The TerminalBeta',
    '2026-11-21',
    'Saturday, November 21',
    [
      ['Market Flux', '/'],
      ['Send Feedback', '/contact-us'],
    ],
    ['Menu', 'Search', 'Sign In'],
  ])
})

it('WLD-08 in a scenario the top bar keeps space for the time of the world', async () => {
  const { notify } = await show(<TopBar />)
  const rows = () => screen.getByRole('banner').childElementCount
  const seen = [rows()]
  for (const isElsewhere of [true, false]) {
    const reading = { day: '2026-01-22', lasts: 1_000, isElsewhere }
    await notify(({ today }) => today.send({ type: 'day.changed', reading }))
    seen.push(rows())
  }
  expect(seen).toEqual([1, 2, 1])
})

it('LAY-10 the name plate names the overlay that is open, and the page under a legal text and once none is', async () => {
  const { notify, charts } = await show(<TopBar />)
  const seen: unknown[] = []
  async function follow(...types: EventFrom<typeof overlayMachine>['type'][]) {
    for (const type of types) {
      await notify(({ overlay }) => overlay.send({ type }))
      seen.push([pageOf(charts.overlay.getSnapshot()), document.querySelector('p')?.textContent])
    }
  }
  await follow('logIn.asked', 'legal.asked', 'back.asked', 'create.asked', 'legal.asked', 'back.asked')
  await follow('account.created', 'overlay.dismissed', 'resetRequest.asked', 'resetRequest.sent', 'overlay.dismissed')
  await follow('resetLink.followed', 'password.reset', 'overlay.dismissed')
  await follow('message.sent', 'overlay.dismissed', 'message.failed', 'overlay.dismissed')
  const below = 'The TerminalBeta'
  expect(seen).toEqual([
    ['LogIn', 'Sign InBeta'],
    ['Legal', below],
    ['LogIn', 'Sign InBeta'],
    ['Create', 'Create AccountBeta'],
    ['Legal', below],
    ['Create', 'Create AccountBeta'],
    ['CreateConfirmation', 'Create AccountBeta'],
    [undefined, below],
    ['ResetPasswordRequest', 'Sign InBeta'],
    ['ResetPasswordRequestConfirmation', 'Sign InBeta'],
    [undefined, below],
    ['ResetPassword', 'Sign InBeta'],
    ['ResetPasswordConfirmation', 'Sign InBeta'],
    [undefined, below],
    ['SuccessfulContact', 'Contact UsBeta'],
    [undefined, below],
    ['ErroredContact', 'Contact UsBeta'],
    [undefined, below],
  ])
})

it('LAY-13 the top bar of a member has Contact Us and the widget', async () => {
  await show(<TopBar />, { restore, listPresets: async () => [] })
  expect([
    screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href'),
    screen.queryByRole('button', { name: /Beta Tester/ }) !== null,
    screen.queryByText('Send Feedback'),
  ]).toEqual(['/contact-us', true, null])
})

it('LAY-15 LEG-04 the footer has its links and opens Cookie Settings', async () => {
  const { charts } = await show(<Footer />)
  const words = screen.getByRole('contentinfo').querySelector('p')?.textContent
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  await userEvent.click(screen.getByRole('button', { name: 'Cookie Settings' }))
  expect([words, links, isChoosing(charts.consent.getSnapshot())]).toEqual([
    `Beta V1© 2026 ${product.company}. All rights reserved.`,
    ['/legal/tos', '/legal/privacy', '/legal/cookies', '/legal/disclaimer', support],
    true,
  ])
})

it('LAY-01 a phone has a bottom bar', async () => {
  const { notify } = await show(<BottomBar />)
  await notify(({ layout }) => layout.send({ type: 'screen.changed', screen: { layout: 'mobile', pointer: 'coarse' } }))
  const entries = [...document.querySelectorAll('nav > *')].map((entry) => [
    entry.textContent,
    entry.getAttribute('aria-current'),
    entry.getAttribute('aria-disabled'),
  ])
  expect(entries).toEqual([
    ['Terminal', 'page', null],
    ['News Pit', null, null],
    ['Calendar', null, null],
    ['Menu', null, null],
  ])
})

it('LAY-01 one entry of the bottom bar is active: the open calendar, or else the Terminal', async () => {
  const { notify } = await show(<BottomBar />)
  await notify(({ layout }) => layout.send({ type: 'screen.changed', screen: { layout: 'mobile', pointer: 'coarse' } }))
  const lit = () =>
    [...document.querySelectorAll('nav > *')]
      .filter((entry) => entry.ariaCurrent === 'page' || entry.ariaExpanded === 'true')
      .map(({ textContent }) => textContent)
  const before = lit()
  await notify(({ workspace }) => workspace.send({ type: 'over.asked', over: 'calendar' }))
  const during = lit()
  await notify(({ workspace }) => workspace.send({ type: 'over.left' }))
  expect([before, during, lit()]).toEqual([['Terminal'], ['Calendar'], ['Terminal']])
})

it('LAY-23 a panel shows a skeleton while its code is loading', async () => {
  await show(<LazyWidget widget="CALENDAR" isOpen collapse={null} />)
  const panel = screen.getByRole('region', { name: 'Calendar' })
  expect([panel.querySelectorAll('[aria-busy="true"]').length, screen.queryByRole('alert')]).toEqual([1, null])
})
