import type * as z from 'zod/mini'

/** The message of the first rule of `field` that `text` breaks, undefined for none: what stands beneath the field. */
export const fieldProblem = (field: z.ZodMiniType, text: string): string | undefined =>
  field.safeParse(text).error?.issues[0]?.message
