import * as z from 'zod/mini'
import { DEFAULT_TEXT_LIMIT } from '../fields.ts'

/** VAL-01: the length of a new password, in UTF-16 units. */
export const PASSWORD_MINIMUM = 8
export const PASSWORD_LIMIT = 32
/** VAL-01: the fixed set of special characters, all of printable ASCII that is neither letter, digit nor space. */
export const PASSWORD_SPECIALS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

const specials = [...PASSWORD_SPECIALS]
const passwordDemands: readonly { says: string; isMet(text: string): boolean }[] = [
  {
    says: `be ${PASSWORD_MINIMUM} to ${PASSWORD_LIMIT} characters`,
    isMet: ({ length }) => length >= PASSWORD_MINIMUM && length <= PASSWORD_LIMIT,
  },
  { says: 'contain no spaces', isMet: (text) => !/\s/.test(text) },
  { says: 'contain an uppercase letter', isMet: (text) => /\p{Lu}/u.test(text) },
  { says: 'contain a lowercase letter', isMet: (text) => /\p{Ll}/u.test(text) },
  { says: 'contain a digit', isMet: (text) => /\d/.test(text) },
  { says: 'contain a special character', isMet: (text) => specials.some((special) => text.includes(special)) },
]

/** VAL-01: 'Password must …' with what is missing only, in the specified order; undefined for a good password and for an empty text. */
export function passwordProblem(text: string): string | undefined {
  const missing = text === '' ? [] : passwordDemands.filter(({ isMet }) => !isMet(text)).map(({ says }) => says)
  const last = missing.pop()
  if (last === undefined) return undefined
  return missing.length === 0 ? `Password must ${last}.` : `Password must ${missing.join(', ')} and ${last}.`
}

/** A new password: not empty and without a `passwordProblem`, which is its message. */
export const Password = z.string().check(
  z.refine((text) => text !== '' && passwordProblem(text) === undefined, {
    error: ({ input }) => (typeof input === 'string' ? passwordProblem(input) : undefined),
  }),
)
export type Password = z.infer<typeof Password>

/** A password as typed to prove who one is: held to no rule, because rules change and accounts stay. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(DEFAULT_TEXT_LIMIT))
export type TypedPassword = z.infer<typeof TypedPassword>

/** VAL-03, in UTF-16 units. */
export const USERNAME_LIMIT = 32

/** VAL-03, save for restricted words (`NewUsername` in `username.ts`). */
export const usernameChecks = [
  z.minLength(1),
  z.maxLength(USERNAME_LIMIT, `Username cannot be longer than ${USERNAME_LIMIT} characters.`),
  z.regex(/^[A-Za-z0-9_.]*$/, 'Only letters, numbers, underscores (_), and periods (.) are allowed.'),
] as const

/** The username of an account, which it keeps whatever words are restricted later: the first issue is the message to show. */
export const Username = z.string().check(...usernameChecks)
export type Username = z.infer<typeof Username>

/** VAL-09, in UTF-16 units; the first name, last name and profession of a profile, and the names of the desktop's contact form (CON-04). */
export const NAME_LIMIT = 32
/** VAL-09, in UTF-16 units. */
export const ABOUT_LIMIT = 350

const profileText = (label: string, limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `${label} must not exceed ${limit} characters.`))

/** VAL-09: trimmed; '' where the user left it empty, as in the next three. */
export const FirstName = profileText('First name', NAME_LIMIT)
export const LastName = profileText('Last name', NAME_LIMIT)
export const Profession = profileText('Profession', NAME_LIMIT)
/** VAL-09 gives the limit only; its message follows the others. */
export const About = profileText('About', ABOUT_LIMIT)

/** CON-04: the single name of the mobile contact form, and each name on the wire (CON-07), in UTF-16 units. */
export const CONTACT_NAME_LIMIT = 64
/** CON-04, in UTF-16 units. */
export const MESSAGE_LIMIT = 500

/** The value that a mailed link carries as its `token` (RTE-09, RTE-10): opaque, used once. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(512))
export type LinkToken = z.infer<typeof LinkToken>

/**
 * A search context as text (API-04, API-06): a compact JWS whose payload is the context as JSON, with `iat` and `exp` (seconds), which are dropped
 * when it is read. It is a form of transport, not a proof: its receiver checks the decoded context against the contract. 16 KiB of JSON fit in.
 */
export const ContextToken = z
  .string()
  .check(z.maxLength(24_576), z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/))
export type ContextToken = z.infer<typeof ContextToken>
