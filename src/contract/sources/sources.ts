import * as z from 'zod/mini'
import { Id, Instant } from '../shared/fields.ts'

const instant = z.nullable(Instant)

/** One feed at an address of the web. Times are of the world, null where there is none yet. */
export const SourceEntry = z.object({
  id: Id,
  address: z.string(),
  /** As the user calls it, else as it calls itself, else its address. */
  name: z.string(),
  isOn: z.boolean(),
  /** `waiting`: not asked so far. `gone`: its server says that it is gone for good. */
  state: z.enum(['off', 'gone', 'waiting', 'asking', 'fine', 'failing']),
  /** Where it has moved for good. */
  movedTo: z.nullable(z.string()),
  succeededAt: instant,
  nextAt: instant,
  /** How many items its document has. */
  items: z.int(),
  /** What is wrong, in words; '' when nothing is. */
  trouble: z.string(),
  problems: z.array(z.string()),
})
export type SourceEntry = z.infer<typeof SourceEntry>

/** BCK-05: every feed at an address of the web. */
export const SourceList = z.object({ sources: z.array(SourceEntry) })
export type SourceList = z.infer<typeof SourceList>

export const SourceSwitch = z.strictObject({ isOn: z.boolean() })
export type SourceSwitch = z.infer<typeof SourceSwitch>
