import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { KeptWorkspace } from '../shared/workspace.ts'

/** DSK-01: as many as there are keys for them. */
export const DESKS_LIMIT = 9
export const DESK_NAME_LIMIT = 40

/**
 * An arrangement of the Terminal. `workspace` has the News Pit's feed, too, which no desk brings back. `linked`: the ids of the feeds that follow the
 * selected symbol; `symbol`: that symbol, '' for none.
 */
export const DeskContent = z.object({
  workspace: KeptWorkspace,
  linked: z.array(Id),
  symbol: z.string().check(z.maxLength(32)),
  density: z.enum(['dense', 'compact', 'comfortable']),
})
export type DeskContent = z.infer<typeof DeskContent>

export const Desk = z.extend(DeskContent, {
  id: Id,
  name: z.string().check(z.minLength(1), z.maxLength(DESK_NAME_LIMIT)),
})
export type Desk = z.infer<typeof Desk>

/** A reader's desks in their order, and the one that a window shows. */
export const KeptDesks = z.object({
  desks: z.array(Desk).check(z.minLength(1), z.maxLength(DESKS_LIMIT)),
  current: Id,
})
export type KeptDesks = z.infer<typeof KeptDesks>
