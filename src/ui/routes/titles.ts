import type { Place, ProfilePart } from '../../contract/shared/pages.ts'
import { product } from '../../rules/shared/product/product.ts'
import { legalTitles } from '../legal/legal-document.ts'

const titles: Record<Exclude<Place['page'], 'ticker'>, string> = {
  terminal: 'The Terminal',
  newsPit: 'The News Pit',
  sources: 'Sources',
  alerts: 'Alerts',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  profile: 'Profile',
  legal: 'Legal',
  kit: 'Kit',
  resetPassword: 'Reset Password',
  verifyUser: 'Sign In',
  notFound: 'Page not found',
}
const ofProfileParts: Partial<Record<ProfilePart, string>> = {
  'create-account': 'Create Account',
  'sign-in': 'Sign In',
  'reset-password-request': 'Password',
}

/** RTE-12: what the browser calls the page. */
export function titleOf(place: Place) {
  if (place.page === 'ticker') return `${place.symbol} · ${product.name}`
  const ofDocument = place.page === 'legal' && place.document && legalTitles[place.document]
  const ofPart = place.page === 'profile' && place.part && ofProfileParts[place.part]
  return `${ofDocument || ofPart || titles[place.page]} · ${product.name}`
}
