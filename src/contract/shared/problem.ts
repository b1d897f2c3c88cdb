import * as z from 'zod/mini'

/** What every refused call answers with: a word for programs, a sentence for people. */
export const Problem = z.object({ code: z.string(), message: z.string() })
export type Problem = z.infer<typeof Problem>
