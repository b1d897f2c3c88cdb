import * as z from 'zod/mini'
import { CONTACT_NAME_LIMIT, MESSAGE_LIMIT, NAME_LIMIT } from '../shared/user/account-fields.ts'
import { Email } from '../shared/user/email.ts'

const atMost = (label: string, limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `${label} must not exceed ${limit} characters.`))

/** CON-04: the two names of the desktop's form, trimmed; '' breaks no rule, as in the next two. */
export const ContactFirstName = atMost('First name', NAME_LIMIT)
export const ContactLastName = atMost('Last name', NAME_LIMIT)
/** CON-04: the single name of the mobile form, which `splitName` makes two of (CON-07). */
export const ContactName = atMost('Name', CONTACT_NAME_LIMIT)
/** CON-04: '' gets no message beneath it, but cannot be sent. */
export const ContactText = atMost('Message', MESSAGE_LIMIT)

/**
 * What was typed into the form; `name` is the single one of the mobile form, consent stays local (CON-07). A tab keeps it across a reload, and over an
 * upgrade too: a field that is added needs a default.
 */
export const ContactDraft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  hasConsent: z.boolean(),
})
export type ContactDraft = z.infer<typeof ContactDraft>

const name = z.string().check(z.trim(), z.maxLength(CONTACT_NAME_LIMIT))

/** A message to the team. E-mail and names may be ''; a signed-in user's e-mail is the account's. Consent stays in the form (CON-07). */
export const ContactMessage = z.strictObject({
  firstName: name,
  lastName: name,
  email: Email,
  message: ContactText.check(z.minLength(1)),
})
export type ContactMessage = z.infer<typeof ContactMessage>
