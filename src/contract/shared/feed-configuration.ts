import * as z from 'zod/mini'
import { Id } from './fields.ts'
import { SearchContext } from './search-context.ts'

/** In UTF-16 units. */
export const PRESET_NAME_LIMIT = 100
/** How many presets a user may have. */
export const PRESETS_LIMIT = 200

const name = z.string().check(z.maxLength(PRESET_NAME_LIMIT))

/** A feed and what it looks for; its name is '' until it is saved as a preset. */
export const FeedConfiguration = z.object({ id: Id, name, searchContext: SearchContext })
export type FeedConfiguration = z.infer<typeof FeedConfiguration>
