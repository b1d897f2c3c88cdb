// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { whoIsHere } from '../../../src/machines/session/session.machine.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { App } from '../../../src/ui/App.tsx'
import { MainMenu } from '../../../src/ui/shell/menu/MainMenu.tsx'
import { annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

type Outside = Parameters<typeof show>[1]

async function showApp(outside: Outside = {}) {
  const shown = await show(<App />, outside)
  const go = async (path: string) => {
    await shown.notify(({ place }) => {
      shown.history.push(path)
      place.send({ type: 'place.changed', place: placeOf(path) })
    })
    await waitFor(() => expect(document.querySelector('main > [aria-busy]')).toBe(null))
  }
  return { ...shown, go }
}
const footer = () => document.querySelector<HTMLElement>('main + footer')
const names = () =>
  [...document.querySelectorAll('button, a, label, [role="menuitem"]')].map(
    (control) => control.textContent || control.getAttribute('aria-label'),
  )

it.each(['/', '/about-us', '/profile/user-profile'])(
  'LAY-15 at %s the footer shows the version, the year, the company and the support address',
  async (path) => {
    const { go } = await showApp({ restore: async () => annFirst })
    await go(path)
    const mail = footer()?.querySelector('a[href^="mailto:"]')
    expect([footer()?.querySelector('p')?.textContent, mail?.textContent, mail?.getAttribute('href')]).toEqual([
      'Beta V1© 2026 Market Flux Ltd. All rights reserved.',
      'support@marketflux.test',
      'mailto:support@marketflux.test',
    ])
  },
)

it('LAY-15 the menu has it as well, and names the version', async () => {
  await show(<MainMenu opensAtOnce />)
  const mail = await screen.findByRole('menuitem', { name: 'support@marketflux.test' })
  expect([mail.getAttribute('href'), screen.getByText('Beta V1').parentElement?.textContent]).toEqual([
    'mailto:support@marketflux.test',
    'Beta V1 © 2026 Market Flux Ltd. All rights reserved.',
  ])
})

it('LEG-04 the link that the cookie policy names is in the footer of its page, and opens the settings', async () => {
  const { go } = await showApp()
  await go('/legal/cookies')
  const named = await screen.findAllByText(/'Cookie Settings' link in the footer/)
  await userEvent.click(within(footer() ?? document.body).getByText('Cookie Settings'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cookie Settings' }))
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
  expect([named.length > 0, boxes.map(({ labels }) => labels?.[0]?.textContent)]).toEqual([
    true,
    ['Functionality', 'Third-party content'],
  ])
})

it('LAY-01 only a phone has a bottom bar', async () => {
  const { notify } = await showApp()
  const seen: unknown[] = []
  for (const layout of ['mobile', 'tablet', 'desktop'] as const) {
    await notify((charts) => charts.layout.send({ type: 'screen.changed', screen: { layout, pointer: 'fine' } }))
    const parts = ['header:has(+ div > main)', 'main', 'main + footer', 'nav[aria-label="Platform"]']
    seen.push([layout, ...parts.map((part) => document.querySelectorAll(part).length)])
  }
  expect(seen).toEqual([
    ['mobile', 1, 1, 1, 1],
    ['tablet', 1, 1, 1, 0],
    ['desktop', 1, 1, 1, 0],
  ])
})

/** Found by its text, because finding roles in a whole page is slow. */
async function openMenu() {
  await userEvent.click(document.getElementById('menu') ?? document.body)
  await screen.findByText('Create Account')
  // it is rendered before it can be used
  await waitFor(() => expect(document.querySelector('[role="menu"]:focus-within')).not.toBe(null))
}

const members = /^(Logout|Sign Out|Password|User Profile|Profile|Edit|Change Photo.*|Change Password.*)$|Beta Tester/

it.each(['/', '/profile', '/profile/user-profile', '/profile/reset-password-request'])(
  'SES-13 at %s a visitor sees nothing reserved for users',
  async (path) => {
    const { charts, go } = await showApp()
    await go(path)
    await openMenu()
    expect([whoIsHere(charts.session.getSnapshot()), names().filter((name) => members.test(name ?? ''))]).toEqual([
      'visitor',
      [],
    ])
  },
)

it('SES-13 a visitor reaches sign-in, create, contact and the legal documents', async () => {
  const { charts, go } = await showApp()
  await go('/about-us')
  await openMenu()
  const ways = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
  await userEvent.keyboard('cr{Enter}')
  const reaches = (page: string) => waitFor(() => expect(pageOf(charts.overlay.getSnapshot())).toBe(page))
  await reaches('Create')
  charts.overlay.send({ type: 'overlay.dismissed' })
  await userEvent.click(document.getElementById('account') ?? document.body)
  await reaches('LogIn')
  const wanted = ['/contact-us', '/legal/tos', '/legal/privacy', '/legal/cookies', '/legal/disclaimer']
  expect(wanted.filter((way) => !ways.includes(way))).toEqual([])
})

it('RTE-12 the page of the place that the chart says is shown, or its stand-in, and never the page that the router has not left yet', async () => {
  const { history, notify, go } = await showApp()
  const heading = () => document.querySelector('main h1')?.textContent
  await go('/about-us')
  await screen.findByRole('heading', { name: 'About Market Flux' })
  await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf('/legal/tos') }))
  const between = [heading(), document.querySelector('main > [aria-busy="true"]') !== null]
  await notify(() => history.push('/legal/tos'))
  await screen.findByRole('heading', { name: 'Terms of Service' })
  await go('/nowhere')
  const unknown = heading()
  await go('/')
  expect([between, unknown, heading(), document.querySelector('main')?.childElementCount]).toEqual([
    [undefined, true],
    'Page not found.',
    'Terminal / News Feed',
    1,
  ])
})

it('RTE-12 a page that is gone to is seen from its top, and has the focus', async () => {
  const { go } = await showApp()
  await go('/about-us')
  const main = document.querySelector('main')
  const content = main?.parentElement
  if (content) content.scrollTop = 50
  document.getElementById('menu')?.focus()
  await go('/legal')
  const there = [content?.scrollTop, document.activeElement === main]
  if (content) content.scrollTop = 50
  await go('/legal/privacy')
  expect([there, content?.scrollTop]).toEqual([[0, true], 50])
})

it('RTE-12 LAY-24 the page of another symbol is another page: seen from its top, and with the focus', async () => {
  const { notify } = await showApp()
  // their code never comes here
  const go = (path: string) => notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
  await go('/ticker/KO')
  const main = document.querySelector('main')
  const content = main?.parentElement
  if (content) content.scrollTop = 50
  document.getElementById('menu')?.focus()
  await go('/ticker/PEP')
  expect([content?.scrollTop, document.activeElement === main]).toEqual([0, true])
})
