import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { denied, refused } from '../mock/mock.routes.ts'
import { Id } from '../shared/fields.ts'
import { SourceList, SourceSwitch } from './sources.ts'

const c = initContract()
const pathParams = z.strictObject({ id: Id })

/** BCK-05: what the page of sources asks of the bundled backend. Guarded as the calls of demos and tests are. */
export const sources = c.router(
  {
    listSources: {
      method: 'GET',
      path: '/mock/feeds',
      summary: 'The sources and how they are',
      responses: { 200: SourceList, ...denied },
    },
    switchSource: {
      method: 'POST',
      path: '/mock/feeds/:id',
      pathParams,
      summary: 'Switch a source on or off; it stays so over a restart',
      body: SourceSwitch,
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
