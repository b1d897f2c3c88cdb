import * as z from 'zod/mini'
import { DEFAULT_TEXT_LIMIT } from '../shared/fields.ts'
import { Problem } from '../shared/problem.ts'
import { EmailAddress } from '../shared/user/email.ts'
import { profileFields, User } from '../shared/user/user.ts'

const Profile = z.strictObject(profileFields)

/**
 * What a profile sends when saved: the fields that were changed, and in `base` what stood in them before, by which the backend knows that
 * somebody else has changed them since. A field without its base replaces whatever is there. The e-mail is the account's (else 403), for it
 * cannot be edited.
 */
export const ProfileUpdate = z.strictObject({
  ...z.partial(Profile).shape,
  email: EmailAddress,
  base: z.optional(z.partialRecord(z.keyof(Profile), z.string().check(z.maxLength(DEFAULT_TEXT_LIMIT)))),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

/** A field was changed elsewhere since its `base`: nothing was saved. With the user as stored. */
export const ProfileConflict = z.object({ ...Problem.shape, user: User })
