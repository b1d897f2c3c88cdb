import * as z from 'zod/mini'

/** Ids in paths, of presets, items and subscriptions. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export type Id = z.infer<typeof Id>

/** An instant as ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it: comparable as text. */
export const Instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/), z.refine(isInstant, 'Not a date of the calendar.'))
export type Instant = z.infer<typeof Instant>

function isInstant(text: string) {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

/** A link of a news item: http or https, without credentials, at most 2,048 characters. */
export const HttpLink = z.string().check(z.maxLength(2048), z.refine(isHttpLink, 'Not an http link.'))
export type HttpLink = z.infer<typeof HttpLink>

function isHttpLink(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

/** The longest text that a field takes unless it sets its own limit (VAL-10). */
export const DEFAULT_TEXT_LIMIT = 100_000

/** The longest e-mail address (RFC 5321), in UTF-16 units. */
export const EMAIL_LIMIT = 254
export const EMAIL_MESSAGE = 'Please enter a valid email address.'

/**
 * VAL-02: empty, or text @ text . text without spaces, invisible characters and what only surrounds an address. Linear in the length. What
 * looks the same is the same: its characters are composed (NFC).
 */
export const Email = z.string().check(
  z.normalize('NFC'),
  z.maxLength(EMAIL_LIMIT, EMAIL_MESSAGE),
  z.refine((text) => text === '' || isEmail(text), EMAIL_MESSAGE),
)
export type Email = z.infer<typeof Email>

/** An e-mail address that is not empty: what accounts have and calls about accounts need. */
export const EmailAddress = Email.check(z.minLength(1, EMAIL_MESSAGE))
export type EmailAddress = z.infer<typeof EmailAddress>

function isEmail(text: string) {
  if (text.length > EMAIL_LIMIT) return false
  const at = text.indexOf('@')
  const dot = text.lastIndexOf('.')
  return (
    at > 0 &&
    at === text.lastIndexOf('@') &&
    dot > at + 1 &&
    dot < text.length - 1 &&
    !/[\s\p{C}<>(),;:\\]|@\.|@.*\.\./u.test(text) &&
    !/[@.]-|-\.|-$/.test(text.slice(at))
  )
}
