import * as z from 'zod/mini'

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
