import type { Place } from '../../../contract/shared/pages.ts'
import { product } from '../product/product.ts'

/** `part` stands before `title`: Terminal / News Feed. */
export type Header = { part?: string; title: string }

const terminal = { part: 'Terminal', title: 'News Feed' }
const headers: Partial<Record<Place['page'], Header>> = {
  terminal,
  // their dialogs stand over the Terminal
  resetPassword: terminal,
  verifyUser: terminal,
  newsPit: { part: 'News Pit', title: 'Spotlight' },
  sources: { title: 'Sources' },
  alerts: { title: 'Alerts' },
  contactUs: { part: 'Beta', title: 'Send Feedback' },
  legal: { title: 'Legal' },
}

/** LAY-11. A page that it does not name has the product's name. */
export function headerOf(place: Place): Header {
  if (place.page === 'ticker') return { part: 'Ticker', title: place.symbol }
  if (place.page !== 'profile') return headers[place.page] ?? { title: product.name }
  return { part: 'Account Settings', title: place.part === 'reset-password-request' ? 'Password' : 'User Profile' }
}
