// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { LegalDocumentName } from '../../../src/contract/shared/pages.ts'
import { headerOf } from '../../../src/rules/shared/page/page-header.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { claims } from '../../../src/rules/shared/product/marketing.ts'
import { AboutPage } from '../../../src/ui/about/AboutPage.tsx'
import { ProfilePage } from '../../../src/ui/account/profile/ProfilePage.tsx'
import { ContactPage } from '../../../src/ui/contact/ContactPage.tsx'
import { LegalPage } from '../../../src/ui/legal/LegalPage.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { titleOf } from '../../../src/ui/routes/titles.ts'
import { annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

/** The statistic cards, in words. */
const cards = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.parentElement?.querySelector('dd')?.textContent} ${term.textContent}`)

async function showLegal(path: string) {
  const shown = await show(<LegalPage />)
  await shown.notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
  return shown
}
const legalButtons = () => within(screen.getByRole('navigation', { name: 'Legal documents' })).getAllByRole('button')

describe('the About page', () => {
  it('LAY-19 has its sections, its team and two links', async () => {
    await show(<AboutPage />)
    expect({
      headings: textsOf(screen.getAllByRole('heading', { level: 2 })),
      team: textsOf(screen.getAllByRole('heading', { level: 3 })),
      ways: screen.getAllByRole('link').map((link) => link.getAttribute('href')),
    }).toEqual({
      headings: ['Our story', 'Our mission', 'Our values', 'Our perspective', 'Milestones', 'The team'],
      team: ['Full stack developer', 'Business development', 'Data analyst', 'The users'],
      ways: ['/terminal', '/news-pit'],
    })
  })

  it('LAY-17 LAY-19 shows every claim, as a card or in its text', async () => {
    await show(<AboutPage />)
    const said = [...cards(), document.body.textContent]
    const missing = Object.values(claims).filter(
      ({ figure, label }) => !said.some((s) => s?.includes(`${figure} ${label}`)),
    )
    expect(missing).toEqual([])
  })
})

describe('the Legal page', () => {
  it.each<[string, string | null]>([
    ['/legal', 'Terms of Service'],
    ['/legal/tos', 'Terms of Service'],
    ['/legal/privacy', 'Privacy Policy'],
    ['/legal/disclaimer', 'Disclaimer'],
    ['/legal/cookies', 'Cookies Policy'],
  ])('LEG-01 RTE-08 %s shows one of four documents: %s', async (path, title) => {
    await showLegal(path)
    expect({
      buttons: textsOf(legalButtons()),
      chosen: textsOf(legalButtons().filter((button) => button.ariaCurrent === 'page')),
      shown: textsOf(screen.getAllByRole('heading', { level: 2 })),
    }).toEqual({
      buttons: ['Disclaimer', 'Terms of Service', 'Privacy Policy', 'Cookies Policy'],
      chosen: [title],
      shown: [title],
    })
  })

  it('RTE-08 an unknown document shows only the switch', async () => {
    await showLegal('/legal/licence')
    expect([
      legalButtons().filter((button) => button.ariaCurrent).length,
      screen.queryAllByRole('article').length,
      screen.queryAllByRole('heading', { level: 2 }).length,
    ]).toEqual([0, 0, 0])
    expect(legalButtons().length).toBe(4)
  })

  it.each<[LegalDocumentName, string]>([
    ['tos', 'February 6, 2025'],
    ['privacy', 'February 6, 2025'],
    ['cookies', 'July 2025'],
    ['disclaimer', 'March 2022'],
  ])('LEG-02 %s shows the date of its last update: %s', async (name, date) => {
    await showLegal(`/legal/${name}`)
    expect((await screen.findByText(/^Last updated/)).textContent).toBe(`Last updated: ${date}`)
  })

  it('LEG-05 links to the third-party notices', async () => {
    await showLegal('/legal')
    expect(screen.getByRole('link', { name: 'Open-source notices' }).getAttribute('href')).toBe('/notices.txt')
  })

  it('LEG-01 its table of contents links to every section', async () => {
    await showLegal('/legal/cookies')
    await screen.findByText(/^Last updated/)
    const contents = within(screen.getByRole('navigation', { name: 'Contents', hidden: true }))
    const links = contents
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')])
    const sections = screen.getAllByRole('heading', { level: 3 }).map((heading) => {
      return [heading.firstChild?.textContent, `#${heading.closest('section')?.id}`]
    })
    expect([links, links.length > 8]).toEqual([sections, true])
  })
})

it('OVL-12 another document in the overlay starts scrolled to its top', async () => {
  const { notify } = await show(<Overlay />)
  const seen: [string | null | undefined, number][] = []
  const look = async (title: string) => {
    const text = await screen.findByRole('region', { name: title })
    await within(text).findByText(/^Last updated/)
    seen.push([screen.getByRole('dialog').querySelector('h2')?.textContent, text.scrollTop])
    text.scrollTop = 400
  }
  await notify(({ overlay }) => overlay.send({ type: 'legal.asked', document: 'tos' }))
  await look('Terms of Service')
  await notify(({ overlay }) => overlay.send({ type: 'legal.asked', document: 'privacy' }))
  await look('Privacy Policy')
  expect(seen).toEqual([
    ['Terms of Service', 0],
    ['Privacy Policy', 0],
  ])
})

describe('the Contact page', () => {
  it('CON-01 RTE-05 has its title, five networks in new tabs and three cards', async () => {
    await show(<ContactPage />)
    const networks = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole<HTMLAnchorElement>(
      'link',
    )
    const cards = screen.getByRole('navigation', { name: 'Elsewhere in the product' })
    expect({
      title: textsOf(screen.getAllByRole('heading', { level: 2 })),
      networks: networks.map(({ title, target, rel }) => `${title} ${target} ${rel}`),
      cards: within(cards)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    }).toEqual({
      title: ['Drop us a Message'],
      networks: ['X', 'Instagram', 'Reddit', 'LinkedIn', 'YouTube'].map((name) => `${name} _blank noopener noreferrer`),
      cards: ['/terminal', '/news-pit'],
    })
  })

  it('LAY-18 CON-01 the archives are coming soon: disabled, without an address', async () => {
    await show(<ContactPage />)
    const archives = screen.getByRole('button', { name: /Archives/ })
    expect([archives.ariaDisabled, archives.title, archives.getAttribute('href')]).toEqual([
      'true',
      'Coming Soon',
      null,
    ])
  })
})

describe('the Profile page', () => {
  it('RTE-06 renders nothing to a visitor', async () => {
    await show(
      <main>
        <ProfilePage />
      </main>,
    )
    expect(screen.getByRole('main').innerHTML).toBe('')
  })

  it('RTE-06 shows the settings, the profile and the promo to a signed-in user', async () => {
    const { notify } = await show(<ProfilePage />, { restore: async () => annFirst })
    const seen: unknown[] = []
    for (const path of ['/profile', '/profile/user-profile', '/profile/reset-password-request']) {
      await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
      seen.push(textsOf(screen.getAllByRole('heading', { level: 1 })))
      seen.push(textsOf(screen.getAllByRole('heading', { level: 2 })))
    }
    const profile = [['Account Settings / User Profile'], ['Settings', 'Market Fluxer', 'Your data', 'Upgrade']]
    expect(seen).toEqual([
      ...profile,
      ...profile,
      ['Account Settings / Password'],
      ['Settings', 'Your password', 'Where you are signed in', 'Upgrade'],
    ])
  })

  it.each([
    ['/profile', []],
    ['/profile/user-profile', []],
    ['/profile/reset-password-request', []],
    ['/profile/sign-in', ['Sign In', 'Welcome to Market Flux']],
    ['/profile/create-account', ['Create Account', 'Create Your Account']],
  ])('RTE-06 RTE-07 %s shows a visitor the heading %j', async (path, headings) => {
    const { notify } = await show(<ProfilePage />)
    await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
    expect(textsOf(screen.queryAllByRole('heading'))).toEqual(headings)
  })

  it('RTE-10 a link that leads to the form in the page is followed once', async () => {
    const verifyEmail = vi.fn(async () => 'waiting' as const)
    const { charts, notify } = await show(<ProfilePage />, { verifyEmail })
    charts.place.on('verifyLink.reached', ({ token }) => charts.verification.send({ type: 'link.followed', token }))
    await notify(({ place }) =>
      place.send({ type: 'place.changed', place: placeOf('/profile/sign-in'), token: 'of-the-mail' }),
    )
    expect(verifyEmail.mock.calls).toEqual([['of-the-mail']])
  })

  it('a password typed into the form of a page is discarded when the page is left', async () => {
    const { charts, notify } = await show(<ProfilePage />)
    await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf('/profile/sign-in') }))
    await notify(({ logIn }) =>
      logIn.send({ type: 'draft.changed', change: { email: 'ann@marketflux.test', password: 'secret' } }),
    )
    await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf('/profile') }))
    const { email, password } = charts.logIn.getSnapshot().context.draft
    expect([email, password]).toEqual(['ann@marketflux.test', ''])
  })

  it('LAY-18 the promo is coming soon', async () => {
    await show(<ProfilePage />, { restore: async () => annFirst })
    const promo = screen.getByRole('complementary', { name: 'Upgrade' })
    expect([
      textsOf(within(promo).getAllByRole('listitem')),
      within(promo).getByRole('button', { name: 'Coming Soon' }).ariaDisabled,
    ]).toEqual([['Advanced analytics', 'AI', 'Exclusive content'], 'true'])
  })
})

it.each([
  ['/', 'Terminal / News Feed', 'The Terminal'],
  ['/terminal/abc', 'Terminal / News Feed', 'The Terminal'],
  ['/news-pit', 'News Pit / Spotlight', 'The News Pit'],
  ['/news-pit/abc', 'News Pit / Spotlight', 'The News Pit'],
  ['/sources', 'Sources', 'Sources'],
  ['/alerts', 'Alerts', 'Alerts'],
  ['/about-us', 'Market Flux', 'About Us'],
  ['/contact-us', 'Beta / Send Feedback', 'Contact Us'],
  ['/profile', 'Account Settings / User Profile', 'Profile'],
  ['/profile/user-profile', 'Account Settings / User Profile', 'Profile'],
  ['/profile/reset-password-request', 'Account Settings / Password', 'Password'],
  ['/profile/sign-in', 'Account Settings / User Profile', 'Sign In'],
  ['/profile/create-account', 'Account Settings / User Profile', 'Create Account'],
  ['/reset-password', 'Terminal / News Feed', 'Reset Password'],
  ['/verify-user', 'Terminal / News Feed', 'Sign In'],
  ['/legal', 'Legal', 'Terms of Service'],
  ['/legal/cookies', 'Legal', 'Cookies Policy'],
  ['/legal/licence', 'Legal', 'Legal'],
  ['/nowhere', 'Market Flux', 'Page not found'],
])('LAY-11 RTE-12 %s is headed %s and titled %s', (path, header, title) => {
  const { part, title: name } = headerOf(placeOf(path))
  expect([part ? `${part} / ${name}` : name, titleOf(placeOf(path))]).toEqual([header, `${title} · Market Flux`])
})
