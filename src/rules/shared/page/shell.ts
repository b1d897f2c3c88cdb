import type { Place } from '../../../contract/shared/pages.ts'
import { product } from '../product/product.ts'
import { placeOf } from './place.ts'

/** LAY-01: up to 767 px wide, up to 1280 px, wider. */
export type Layout = 'mobile' | 'tablet' | 'desktop'
/** `pointer`: a finger needs larger targets. */
export type ScreenKind = { layout: Layout; pointer: 'fine' | 'coarse' }
export type Platform = 'Terminal' | 'NewsPit'

/** LAY-02. Undefined on pages of neither. The dialogs of mailed links stand over the Terminal. */
export function platformOf({ page }: Place): Platform | undefined {
  if (page === 'terminal' || page === 'resetPassword' || page === 'verifyUser') return 'Terminal'
  return page === 'newsPit' ? 'NewsPit' : undefined
}

/** LAY-16: what fills the window by itself has no padding beneath. */
export const isFlush = (place: Place) =>
  place.page === 'profile' || place.page === 'ticker' || platformOf(place) !== undefined

const ofPlaces: Partial<Record<Place['page'], string>> = {
  terminal: 'The Terminal',
  newsPit: 'The News Pit',
  ticker: 'Ticker',
  sources: 'Sources',
  alerts: 'Alerts',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  profile: 'Profile',
}

const ofOverlays: Partial<Record<string, string>> = {
  Create: 'Create Account',
  CreateConfirmation: 'Create Account',
  LogIn: 'Sign In',
  ResetPasswordRequest: 'Sign In',
  ResetPasswordRequestConfirmation: 'Sign In',
  ResetPassword: 'Sign In',
  ResetPasswordConfirmation: 'Sign In',
  SuccessfulContact: 'Contact Us',
  ErroredContact: 'Contact Us',
}

/** LAY-07, LAY-10: what the name plate reads in a place, while a page of the overlay is open or none is. */
export const plateOf = ({ page }: Place, overlayPage?: string) =>
  (overlayPage && ofOverlays[overlayPage]) ?? ofPlaces[page] ?? product.name

/** LAY-06: whether the user is where a link of the menu leads. A preset, an item or another document does not lead away. */
export function isAt(place: Place, href: string) {
  const target = placeOf(href)
  return target.page === place.page && partOf(target) === partOf(place)
}

const partOf = (place: Place) => (place.page === 'profile' ? (place.part ?? 'user-profile') : undefined)

/** How high the rows of lists are, as a user chose. */
export type Density = 'dense' | 'compact' | 'comfortable'

const heights: Record<Density, number> = { dense: 24, compact: 32, comfortable: 44 }
/** Narrower feeds show a row in two lines (px): the same figure as in the style sheets of the feed. */
const ONE_LINE_FROM = 480
/** Of a row of two lines, and of one that a finger can press. */
const LARGE = 44

/** How high a row of a feed is that is `width` wide (px). */
export const rowHeightOf = (density: Density, pointer: ScreenKind['pointer'], width: number) =>
  pointer === 'coarse' || width < ONE_LINE_FROM ? LARGE : heights[density]
