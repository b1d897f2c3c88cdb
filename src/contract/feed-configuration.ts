import * as z from 'zod/mini'
import { ContextToken, Username } from './account-fields.ts'
import { EmailAddress, Id } from './fields.ts'
import { SearchContext } from './search-context.ts'

/** In UTF-16 units. */
export const PRESET_NAME_LIMIT = 100
/** How many presets a user may have. */
export const PRESETS_LIMIT = 200

const name = z.string().check(z.maxLength(PRESET_NAME_LIMIT))
const presetName = name.check(z.minLength(1))

/** A feed and what it looks for; its name is '' until it is saved as a preset. */
export const FeedConfiguration = z.object({ id: Id, name, searchContext: SearchContext })
export type FeedConfiguration = z.infer<typeof FeedConfiguration>

/** A preset on the wire: its context is signed afresh whenever it is read. */
export const StoredPreset = z.object({ id: Id, name: presetName, searchContext: ContextToken })
export type StoredPreset = z.infer<typeof StoredPreset>

const owner = { username: Username, email: EmailAddress }

/** Whose presets are asked for. The token's user decides: another's name or e-mail is answered with 403. */
export const PresetOwner = z.strictObject(owner)
export type PresetOwner = z.infer<typeof PresetOwner>

/** A new preset. An id in it is not kept: the answer's `insertedId` is. */
export const PresetCreation = z.strictObject({
  ...owner,
  feedConfiguration: z.strictObject({ id: z.optional(Id), name: presetName, searchContext: ContextToken }),
})
export type PresetCreation = z.infer<typeof PresetCreation>

/** A preset as it is to be from now on. */
export const PresetReplacement = z.strictObject({
  ...owner,
  feedConfiguration: z.strictObject({ id: Id, name: presetName, searchContext: ContextToken }),
})
export type PresetReplacement = z.infer<typeof PresetReplacement>
