import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, foreignRefusal, inputRefusals, userRefusal } from '../shared/refusals.routes.ts'
import { repeatable } from '../shared/repeatable.routes.ts'
import { PresetConflict, PresetCreation, PresetOwner, PresetReplacement, StoredPreset } from './preset.ts'

const c = initContract()
const theirs = policy({ needs: 'user', limit: { calls: 1000, seconds: 60 } })
const query = z.strictObject({ id: Id })

/** API-04. Presets belong to the token's user: a foreign id is answered with 404, a body that names another user with 403. */
export const feedConfiguration = c.router(
  {
    list: {
      method: 'POST',
      path: '/feed-configuration/user',
      summary: "The user's presets, the oldest first",
      body: PresetOwner,
      responses: {
        200: z.object({ data: z.array(StoredPreset) }),
        ...userRefusal,
        ...foreignRefusal,
        ...bodyRefusals,
      },
      metadata: theirs,
    },
    get: {
      method: 'GET',
      path: '/feed-configuration',
      summary: 'One preset',
      query,
      responses: { 200: z.object({ data: StoredPreset }), 404: Problem, ...userRefusal, ...inputRefusals },
      metadata: theirs,
    },
    create: {
      method: 'POST',
      path: '/feed-configuration',
      summary: 'Save a new preset; the answer has its id, a 409 says that the user has as many as can be kept',
      headers: repeatable,
      body: PresetCreation,
      responses: {
        200: z.object({ data: z.object({ insertedId: Id }) }),
        409: Problem,
        ...userRefusal,
        ...foreignRefusal,
        ...bodyRefusals,
      },
      metadata: theirs,
    },
    update: {
      method: 'PUT',
      path: '/feed-configuration',
      summary: 'Change name or context of a preset; 409 when somebody else has changed the same since its `base`',
      body: PresetReplacement,
      responses: {
        204: c.noBody(),
        404: Problem,
        409: PresetConflict,
        ...userRefusal,
        ...foreignRefusal,
        ...bodyRefusals,
      },
      metadata: theirs,
    },
    remove: {
      method: 'DELETE',
      path: '/feed-configuration',
      summary: 'Delete a preset',
      query,
      responses: { 204: c.noBody(), 404: Problem, ...userRefusal, ...inputRefusals },
      metadata: theirs,
    },
  },
  { strictStatusCodes: true },
)
