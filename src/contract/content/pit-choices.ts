import * as z from 'zod/mini'

/** How the stories of the Spotlight are shown. */
export const PitForm = z.enum(['cards', 'list'])
export type PitForm = z.infer<typeof PitForm>

/** What a user has chosen in the News Pit, as their browser keeps it. */
export const PitChoices = z.object({ form: PitForm })
export type PitChoices = z.infer<typeof PitChoices>
