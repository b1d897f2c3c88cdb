import type { ComponentType } from 'react'
import type { Place, ProfilePart } from '../../rules/place.ts'
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
const notFound = unnamed(
  'Page not found',
  lazyScreen(async () => (await import('./NotFound.tsx')).NotFound),
)

/** What is seen in each place. */
export const screens: Record<Place['page'], Screen> = {
  terminal: named('The Terminal', Terminal),
  newsPit: named(
    'The News Pit',
    lazyScreen(async ({ newsPit }) => {
      const [{ pageOf }, pit] = await Promise.all([import('../news-pit/NewsPitPage.tsx'), newsPit()])
      return pageOf(pit)
    }),
  ),
  aboutUs: named(
    'About Us',
    lazyScreen(async () => (await import('../about/AboutPage.tsx')).AboutPage),
  ),
  contactUs: named(
    'Contact Us',
    lazyScreen((charts) =>
      withForms(
        charts,
        import('../contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
      ),
    ),
  ),
  profile: named(
    'Profile',
    lazyScreen((charts) =>
      withForms(
        charts,
        import('../profile/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
      ),
    ),
  ),
  legal: unnamed(
    'Legal',
    lazyScreen(async () => (await import('../legal/LegalPage.tsx')).LegalPage),
  ),
  kit: unnamed(
    'Kit',
    lazyScreen(async () => (await import('../kit/KitPage.tsx')).KitPage),
  ),
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
