import * as z from 'zod/mini'

/** A letter, a digit or a sign as the keyboard's layout types it, alone or with Alt (Option). */
export const CHOSEN_KEY = /^(Alt )?[^\s\p{C}]$/u

/** Another key for a command: the one that the command has by itself (its id for one without), and the one that it has instead; none where that is absent. */
const KeyChange = z.object({
  own: z.string().check(z.regex(/^[^\s\p{C}]$|^ $|^>./u)),
  key: z.optional(z.string().check(z.regex(CHOSEN_KEY))),
})
export type KeyChange = z.infer<typeof KeyChange>

/** What a user has chosen about keys, as their browser keeps it. Changes that cannot be read, and those of a release that kept none, are none: the switch counts all the same. */
export const KeptKeys = z.object({
  areOff: z.boolean(),
  changes: z.catch(z.array(KeyChange), []),
})
export type KeptKeys = z.infer<typeof KeptKeys>
