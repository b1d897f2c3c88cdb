import * as z from 'zod/mini'
import { Id, Instant } from '../shared/fields.ts'

const instant = z.nullable(Instant)

/** One feed on the web. Times are those of the real clock, not the simulated one; null where there is none yet. */
export const SourceEntry = z.object({
  id: Id,
  address: z.string(),
  /** The user's name for it; without one its own title; without that its address. */
  name: z.string(),
  isOn: z.boolean(),
  /** `waiting`: not asked yet. `gone`: its server says that it is permanently gone. */
  state: z.enum(['off', 'gone', 'waiting', 'asking', 'fine', 'failing']),
  /** Its new address, where its server says that it has moved permanently. */
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

/** BCK-05: every feed on the web. */
export const SourceList = z.object({ sources: z.array(SourceEntry) })
export type SourceList = z.infer<typeof SourceList>

export const SourceSwitch = z.strictObject({ isOn: z.boolean() })
export type SourceSwitch = z.infer<typeof SourceSwitch>
