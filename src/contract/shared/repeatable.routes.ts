import * as z from 'zod/mini'
import { IDEMPOTENCY_HEADER } from './calls.ts'
import { Id } from './fields.ts'

/** The headers of a call that creates something. */
export const repeatable = { [IDEMPOTENCY_HEADER]: z.optional(Id) }
