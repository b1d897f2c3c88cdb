import * as z from 'zod/mini'
import { Id } from './fields.ts'

export const ProfilePart = z.enum(['user-profile', 'create-account', 'sign-in', 'reset-password-request'])
export type ProfilePart = z.infer<typeof ProfilePart>
export const LegalDocumentName = z.enum(['tos', 'privacy', 'disclaimer', 'cookies'])
export type LegalDocumentName = z.infer<typeof LegalDocumentName>

/** The page itself is a parameter that no address names: what a schema makes of an address is the whole place. */
const page = <Name extends string>(name: Name) => ({ page: z._default(z.literal(name), name) })

/** What others write in a coin's or a currency's pair, `BTC-USD`, and prices do not: `BTCUSD`. */
export const PAIR_SIGN = /[-/.](?=(?:USD[CT]?|EUR|GBP|JPY)$)/

/** RTE-16: a symbol as addresses have it, `BRK-B` for `BRK.B`. */
export const AddressedSymbol = z.string().check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,15}$/),
  z.overwrite((written) => written.toUpperCase().replace(PAIR_SIGN, '').replaceAll('-', '.')),
)

/** RTE-01 to RTE-10: the addresses of the product, as the router writes them, and what their parameters may be. */
export const pages = {
  terminal: {
    path: '/terminal/{-$presetId}',
    params: z.object({ ...page('terminal'), presetId: z.optional(Id) }),
  },
  newsPit: { path: '/news-pit/{-$itemId}', params: z.object({ ...page('newsPit'), itemId: z.optional(Id) }) },
  ticker: { path: '/ticker/$symbol', params: z.object({ ...page('ticker'), symbol: AddressedSymbol }) },
  sources: { path: '/sources', params: z.object(page('sources')) },
  alerts: { path: '/alerts', params: z.object(page('alerts')) },
  aboutUs: { path: '/about-us', params: z.object(page('aboutUs')) },
  contactUs: { path: '/contact-us', params: z.object(page('contactUs')) },
  profile: { path: '/profile/{-$part}', params: z.object({ ...page('profile'), part: z.optional(ProfilePart) }) },
  legal: {
    path: '/legal/{-$document}',
    // an unknown document shows none
    params: z.object({
      ...page('legal'),
      document: z.catch(z.optional(z._default(LegalDocumentName, 'tos')), undefined),
    }),
  },
  resetPassword: { path: '/reset-password', params: z.object(page('resetPassword')) },
  verifyUser: { path: '/verify-user', params: z.object(page('verifyUser')) },
  kit: { path: '/kit', params: z.object(page('kit')) },
} as const

/** Where the reader is: one value for each route of the product. */
export type Place = z.infer<(typeof pages)[keyof typeof pages]['params']> | { page: 'notFound' }

/** The query of a link: RTE-09 and RTE-10, a mailed one (an empty token is none); RTE-19, one to a shared preset. */
export const LinkSearch = z.object({
  token: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  shared: z.catch(z.optional(Id), undefined),
})
