import type { ComponentType } from 'react'
import type { Place, ProfilePart } from '../../contract/pages.ts'
import { product } from '../../rules/product.ts'
import { withForms } from '../forms.tsx'
import { legalTitles } from '../legal/legal-document.ts'
import { Terminal } from '../terminal/Terminal.tsx'
import { lazyScreen } from './lazy-screen.tsx'

/** `name` stands in the name plate (LAY-07), `title` in the browser's. */
type Screen = { name: string; title: string; Screen: ComponentType }

const titled = (title: string) => `${title} · ${product.name}`
const named = (name: string, Screen: ComponentType): Screen => ({ name, title: titled(name), Screen })
const unnamed = (title: string, Screen: ComponentType): Screen => ({
  name: product.name,
  title: titled(title),
  Screen,
})
type Load = Parameters<typeof lazyScreen>[1]
const namedLater = (name: string, load: Load) => named(name, lazyScreen(name, load))
const unnamedLater = (title: string, load: Load) => unnamed(title, lazyScreen(title, load))
const notFound = unnamedLater('Page not found', async () => (await import('./NotFound.tsx')).NotFound)

/** What is seen in each place. */
export const screens: Record<Place['page'], Screen> = {
  terminal: named('The Terminal', Terminal),
  newsPit: namedLater('The News Pit', async ({ newsPit }) => {
    const [{ pageOf }, pit] = await Promise.all([import('../news-pit/NewsPitPage.tsx'), newsPit()])
    return pageOf(pit)
  }),
  aboutUs: namedLater('About Us', async () => (await import('../about/AboutPage.tsx')).AboutPage),
  contactUs: namedLater('Contact Us', (charts) =>
    withForms(
      charts,
      import('../contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
    ),
  ),
  profile: namedLater('Profile', (charts) =>
    withForms(
      charts,
      import('../profile/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
    ),
  ),
  legal: unnamedLater('Legal', async () => (await import('../legal/LegalPage.tsx')).LegalPage),
  kit: unnamedLater('Kit', async (charts) => (await import('../kit/KitPage.tsx')).pageWith(charts)),
  resetPassword: unnamed('Reset Password', Terminal),
  verifyUser: unnamed('Sign In', Terminal),
  notFound,
}

const ofProfileParts: Partial<Record<ProfilePart, string>> = {
  'create-account': 'Create Account',
  'sign-in': 'Sign In',
  'reset-password-request': 'Password',
}

/** RTE-12. */
export function titleOf(place: Place) {
  if (place.page === 'legal' && place.document) return titled(legalTitles[place.document])
  const part = place.page === 'profile' && place.part ? ofProfileParts[place.part] : undefined
  return part ? titled(part) : screens[place.page].title
}
