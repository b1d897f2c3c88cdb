import * as z from 'zod/mini'
import { FeedConfiguration, PRESET_NAME_LIMIT } from '../shared/feed-configuration.ts'
import { Id } from '../shared/fields.ts'
import { Problem } from '../shared/problem.ts'
import { ContextToken, Username } from '../shared/user/account-fields.ts'
import { EmailAddress } from '../shared/user/email.ts'

const formerName = FeedConfiguration.shape.name
const presetName = formerName.check(z.minLength(1))
/** Trimmed, which those of older presets may not be. */
const newName = z.string().check(z.trim(), z.minLength(1), z.maxLength(PRESET_NAME_LIMIT))

/** A preset on the wire: its context is signed afresh whenever it is read. `isShared`: others can open it by a link. */
export const StoredPreset = z.object({
  id: Id,
  name: presetName,
  searchContext: ContextToken,
  isShared: z.optional(z.boolean()),
})
export type StoredPreset = z.infer<typeof StoredPreset>

const owner = { username: Username, email: EmailAddress }

/** Whose presets are asked for. The token's user decides: another's name or e-mail is answered with 403. */
export const PresetOwner = z.strictObject(owner)
export type PresetOwner = z.infer<typeof PresetOwner>

/** A new preset. An id in it is not kept: the answer's `insertedId` is. */
export const PresetCreation = z.strictObject({
  ...owner,
  feedConfiguration: z.strictObject({ id: z.optional(Id), name: newName, searchContext: ContextToken }),
})
export type PresetCreation = z.infer<typeof PresetCreation>

/**
 * What is to be changed of a preset, and in `base` what it was before, by which the backend knows that somebody else has changed it since.
 * What has no base replaces whatever is there.
 */
export const PresetReplacement = z.strictObject({
  ...owner,
  feedConfiguration: z.strictObject({
    id: Id,
    name: z.optional(newName),
    searchContext: z.optional(ContextToken),
    base: z.optional(z.strictObject({ name: z.optional(formerName), searchContext: z.optional(ContextToken) })),
  }),
})
export type PresetReplacement = z.infer<typeof PresetReplacement>

/** The same was changed elsewhere since its `base`: nothing was saved. With the preset as stored. */
export const PresetConflict = z.object({ ...Problem.shape, data: StoredPreset })

/** Which of the token's user's presets. */
export const PresetNamed = z.strictObject({ id: Id })

/** The copy of a preset that a link leads to: as it was when the link was made, each `list:name` written out. */
export const SharedPreset = z.object({ name: presetName, searchContext: ContextToken })
export type SharedPreset = z.infer<typeof SharedPreset>

/** The same as the app knows it. */
export type SharedCopy = Omit<FeedConfiguration, 'id'>

/** A user's preset, as the app knows it. */
export type Preset = FeedConfiguration & { isShared?: boolean | undefined }

/** What is to be changed of a preset, as the app says it. */
export type PresetChange = Pick<FeedConfiguration, 'id'> &
  Partial<Pick<FeedConfiguration, 'name' | 'searchContext'>> & {
    base?: Partial<Pick<FeedConfiguration, 'name' | 'searchContext'>>
  }
