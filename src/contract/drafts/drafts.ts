import * as z from 'zod/mini'
import { ContactDraft } from '../contact/contact.ts'
import { User } from '../shared/user/user.ts'

const ProfileDraft = z.object({
  ...{ firstName: z.string(), lastName: z.string(), profession: z.string(), about: z.string() },
  ...{ country: User.shape.country, language: User.shape.language, gender: User.shape.gender },
})

/** What was typed into forms, as a tab keeps it across a reload. It contains no password. */
export const Drafts = z.object({
  /** The username of the user who typed it; a visitor has none. */
  owner: z.optional(z.string()),
  contact: ContactDraft,
  /** Only while the profile is edited. */
  profile: z.optional(ProfileDraft),
  /** The stored profile when editing began. */
  profileBase: z.optional(ProfileDraft),
  account: z.object({ email: z.string(), username: z.string() }),
})
export type Drafts = z.infer<typeof Drafts>
