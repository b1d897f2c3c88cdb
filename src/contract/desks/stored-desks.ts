import * as z from 'zod/mini'
import { Problem } from '../shared/problem.ts'
import { DESKS_LIMIT, Desk } from './desks.ts'

const Revision = z.int().check(z.gte(0))

/** A user's desks as the account has them, in their order. `revision`: how often they were kept; 0 where they never were, and there are none. */
export const StoredDesks = z.object({ desks: z.array(Desk).check(z.maxLength(DESKS_LIMIT)), revision: Revision })
export type StoredDesks = z.infer<typeof StoredDesks>

const isEachOnce = (desks: readonly Desk[]) => new Set(desks.map(({ id }) => id)).size === desks.length

/** All desks of a user, in the place of those that the account has. `revision`: that of the desks that they were made from. */
export const DesksChange = z.strictObject({
  desks: z
    .array(Desk)
    .check(z.minLength(1), z.maxLength(DESKS_LIMIT), z.refine(isEachOnce, 'Two desks have the same id.')),
  revision: Revision,
})
export type DesksChange = z.infer<typeof DesksChange>

/** Nothing was kept: the account has others than those that the change was made from. `data`: those. */
export const DesksConflict = z.object({ ...Problem.shape, data: StoredDesks })
