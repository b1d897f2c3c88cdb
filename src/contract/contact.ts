import * as z from 'zod/mini'
import { CONTACT_NAME_LIMIT, MESSAGE_LIMIT } from './account-fields.ts'
import { Email } from './fields.ts'

const name = z.string().check(z.maxLength(CONTACT_NAME_LIMIT))

/** A message to the team. E-mail and names may be ''; a signed-in user's e-mail is the account's. Consent stays in the form (CON-07). */
export const ContactMessage = z.strictObject({
  firstName: name,
  lastName: name,
  email: Email,
  message: z.string().check(z.minLength(1), z.maxLength(MESSAGE_LIMIT)),
})
export type ContactMessage = z.infer<typeof ContactMessage>
