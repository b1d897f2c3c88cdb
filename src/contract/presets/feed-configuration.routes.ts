import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, foreignRefusal, inputRefusals, userRefusal } from '../shared/refusals.routes.ts'
import { repeatable } from '../shared/repeatable.routes.ts'
import {
  PresetConflict,
  PresetCreation,
  PresetNamed,
  PresetOwner,
  PresetReplacement,
  SharedPreset,
  StoredPreset,
} from './preset.ts'

const c = initContract()
const theirs = policy({ needs: 'user', limit: { calls: 1000, seconds: 60 } })
const query = z.strictObject({ id: Id })
const sharedQuery = z.strictObject({ token: Id })

/** API-04. Presets belong to the token's user: a foreign id is answered with 404, a body that names another user with 403. What a link leads to is for all who have the link. */
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
      summary: 'Delete a preset; it can be brought back for an hour',
      query,
      responses: { 204: c.noBody(), 404: Problem, ...userRefusal, ...inputRefusals },
      metadata: theirs,
    },
    restore: {
      method: 'POST',
      path: '/feed-configuration/restore',
      summary: 'Bring back a preset that was deleted; a 409 says that the user has as many as can be kept',
      body: PresetNamed,
      responses: { 204: c.noBody(), 404: Problem, 409: Problem, ...userRefusal, ...bodyRefusals },
      metadata: theirs,
    },
    share: {
      method: 'POST',
      path: '/feed-configuration/share',
      summary: 'Make a link to a copy of a preset, or renew the copy; a 409 says that a list cannot be written out',
      body: PresetNamed,
      responses: {
        200: z.object({ data: z.object({ token: Id }) }),
        404: Problem,
        409: Problem,
        ...userRefusal,
        ...bodyRefusals,
      },
      metadata: theirs,
    },
    unshare: {
      method: 'DELETE',
      path: '/feed-configuration/share',
      summary: 'End the link to a preset',
      query,
      responses: { 204: c.noBody(), 404: Problem, ...userRefusal, ...inputRefusals },
      metadata: theirs,
    },
    shared: {
      method: 'GET',
      path: '/feed-configuration/shared',
      summary: 'The copy of a preset that a link leads to, for all who have the link',
      query: sharedQuery,
      responses: { 200: z.object({ data: SharedPreset }), 404: Problem, ...inputRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 60, seconds: 60 } }),
    },
  },
  { strictStatusCodes: true },
)
