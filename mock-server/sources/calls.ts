import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id, Instant } from '../../src/contract/fields.ts'
import { Problem } from '../../src/contract/problem.ts'

const c = initContract()
const instant = z.nullable(Instant)

/** One feed at an address of the web. Times are of the world, null where there is none yet. */
const SourceEntry = z.object({
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

const refused = { 400: Problem, 403: Problem, 404: Problem } as const
const pathParams = z.strictObject({ id: Id })

/** BCK-05: what the page of sources asks. */
export const sourceCalls = c.router(
  {
    listSources: {
      method: 'GET',
      path: '/mock/feeds',
      summary: 'The sources and how they are',
      responses: { 200: z.object({ sources: z.array(SourceEntry) }), ...refused },
    },
    switchSource: {
      method: 'POST',
      path: '/mock/feeds/:id',
      pathParams,
      summary: 'Switch a source on or off; it stays so over a restart',
      body: z.strictObject({ isOn: z.boolean() }),
      responses: { 204: c.noBody(), ...refused },
    },
    trySource: {
      method: 'POST',
      path: '/mock/feeds/:id/try',
      pathParams,
      summary: 'Ask a source now; 400 when it is off',
      body: c.noBody(),
      responses: { 204: c.noBody(), ...refused },
    },
  },
  { strictStatusCodes: true },
)
