import { Problem } from './problem.ts'

/** Of every call. 429 `slow-down`: too many calls. 500 `failed`: the backend's fault. */
export const refusals = { 429: Problem, 500: Problem } as const

/** Of calls that carry something in their path, query or body. 400 `invalid`: it is outside the contract. */
export const inputRefusals = { ...refusals, 400: Problem } as const

/** Of calls that carry a body. 413 `too-large`. */
export const bodyRefusals = { ...inputRefusals, 413: Problem } as const

/**
 * Of calls that need a user, and of a message that comes with a bearer: 401 for one that is not valid, with a `WWW-Authenticate` header that
 * distinguishes an expired token (SES-04) from any other.
 */
export const userRefusal = { 401: Problem } as const

/** 403: the browser reports that another site is calling, or the body names another user than the token. */
export const foreignRefusal = { 403: Problem } as const
