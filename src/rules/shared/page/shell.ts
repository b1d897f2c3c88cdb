import type { Place } from '../../../contract/shared/pages.ts'
import { product } from '../product/product.ts'
import { placeOf } from './place.ts'

/** LAY-01: up to 767 px wide, up to 1280 px, wider. */
export type Layout = 'mobile' | 'tablet' | 'desktop'
/** `pointer`: a finger needs larger targets. */
export type Room = { layout: Layout; pointer: 'fine' | 'coarse' }
export type Platform = 'Terminal' | 'NewsPit'

/** LAY-02. Undefined on pages of neither. The dialogs of mailed links stand over the Terminal. */
export function platformOf({ page }: Place): Platform | undefined {
  if (page === 'terminal' || page === 'resetPassword' || page === 'verifyUser') return 'Terminal'
  return page === 'newsPit' ? 'NewsPit' : undefined
}

/** LAY-16: what fills the window by itself has no padding beneath. */
export const isFlush = (place: Place) => place.page === 'profile' || platformOf(place) !== undefined

const ofPlaces: Partial<Record<Place['page'], string>> = {
  terminal: 'The Terminal',
  newsPit: 'The News Pit',
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

/** Height of a row in one line, in pixels: a compact one is too low for a finger. The same figures as `--row` in tokens.css. */
export const rowHeightOf = (density: 'comfortable' | 'compact', pointer: Room['pointer']) =>
  density === 'compact' && pointer === 'fine' ? 36 : 44
