import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, inputRefusals, refusals, userRefusal } from '../shared/refusals.routes.ts'
import {
  ImportReport,
  OwnSource,
  OwnSourceChange,
  OwnSourceCreation,
  OwnSourceList,
  OwnSourceOrder,
  SourceAddress,
  SourcePreview,
} from './own-sources.ts'

const c = initContract()
const theirs = policy({ needs: 'user', limit: { calls: 300, seconds: 60 } })
/** Calls that lead to requests to other servers. */
const outside = policy({ needs: 'user', limit: { calls: 30, seconds: 60 }, isMetered: true })
const pathParams = z.strictObject({ id: Id })

/** API-19. Beyond the specification: the sources of the token's user; a foreign id is answered with 404. */
export const ownSources = c.router(
  {
    list: {
      method: 'GET',
      path: '/user/sources',
      summary: "The user's sources in their order",
      responses: { 200: z.object({ data: z.array(OwnSource) }), ...userRefusal, ...refusals },
      metadata: theirs,
    },
    preview: {
      method: 'POST',
      path: '/user/sources/preview',
      summary: 'What is at an address; 400 with the reason where no feed can be read there',
      body: SourceAddress,
      responses: { 200: z.object({ data: SourcePreview }), ...userRefusal, ...bodyRefusals },
      metadata: outside,
    },
    add: {
      method: 'POST',
      path: '/user/sources',
      summary: 'Add a source; it is read at once. 409 when the user or the installation has it, or there are too many',
      body: OwnSourceCreation,
      responses: { 200: z.object({ data: OwnSource }), 409: Problem, ...userRefusal, ...bodyRefusals },
      metadata: theirs,
    },
    change: {
      method: 'PATCH',
      path: '/user/sources/:id',
      summary: 'Rename a source, put it into a folder, pause it or go on with it',
      pathParams,
      body: OwnSourceChange,
      responses: { 200: z.object({ data: OwnSource }), 404: Problem, ...userRefusal, ...bodyRefusals },
      metadata: theirs,
    },
    remove: {
      method: 'DELETE',
      path: '/user/sources/:id',
      summary: 'Remove a source, and its headlines from the lists of the user',
      pathParams,
      responses: { 204: c.noBody(), 404: Problem, ...userRefusal, ...inputRefusals },
      metadata: theirs,
    },
    refresh: {
      method: 'POST',
      path: '/user/sources/:id/refresh',
      summary: 'Read a source now; 409 when it is paused',
      pathParams,
      body: c.noBody(),
      responses: { 204: c.noBody(), 404: Problem, 409: Problem, ...userRefusal, ...bodyRefusals },
      metadata: outside,
    },
    arrange: {
      method: 'PUT',
      path: '/user/sources/order',
      summary: "Put the user's sources into an order",
      body: OwnSourceOrder,
      responses: { 204: c.noBody(), ...userRefusal, ...bodyRefusals },
      metadata: theirs,
    },
    addAll: {
      method: 'POST',
      path: '/user/sources/all',
      summary: 'Add many sources, as those of an OPML list; what cannot be added is left out, with the reason',
      body: OwnSourceList,
      responses: { 200: z.object({ data: ImportReport }), ...userRefusal, ...bodyRefusals },
      metadata: theirs,
    },
  },
  { strictStatusCodes: true },
)
