import type { ComponentType } from 'react'
import type { Place } from '../../rules/place.ts'
import { product } from '../../rules/product.ts'
import { legalTitles } from '../legal/legal-document.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { NotFound } from './NotFound.tsx'
import { Terminal } from './Terminal.tsx'

/** `name` stands in the name plate (LAY-07), `title` in the browser's. */
type Screen = { name: string; title: string; Screen: ComponentType }

const titled = (title: string) => `${title} · ${product.name}`
const named = (name: string, Screen: ComponentType): Screen => ({ name, title: titled(name), Screen })
const unnamed = (title: string, Screen: ComponentType): Screen => ({
  name: product.name,
  title: titled(title),
  Screen,
})
const notFound = unnamed('Page not found', NotFound)

/** What is seen in each place. */
export const screens: Record<Place['page'], Screen> = {
  terminal: named('The Terminal', Terminal),
  newsPit: named(
    'The News Pit',
    lazyScreen(async () => (await import('../news-pit/NewsPitPage.tsx')).NewsPitPage),
  ),
  aboutUs: named(
    'About Us',
    lazyScreen(async () => (await import('../about/AboutPage.tsx')).AboutPage),
  ),
  contactUs: named(
    'Contact Us',
    lazyScreen(async () => (await import('../contact/ContactPage.tsx')).ContactPage),
  ),
  profile: named(
    'Profile',
    lazyScreen(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage),
  ),
  legal: unnamed(
    'Legal',
    lazyScreen(async () => (await import('../legal/LegalPage.tsx')).LegalPage),
  ),
  kit: unnamed(
    'Kit',
    lazyScreen(async () => (await import('../kit/KitPage.tsx')).KitPage),
  ),
  resetPassword: notFound,
  verifyUser: notFound,
  notFound,
}

/** RTE-12. */
export const titleOf = (place: Place) =>
  place.page === 'legal' && place.document ? titled(legalTitles[place.document]) : screens[place.page].title
