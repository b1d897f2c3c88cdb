import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { bodyRefusals, refusals, userRefusal } from '../shared/refusals.routes.ts'
import { DesksChange, DesksConflict, StoredDesks } from './stored-desks.ts'

const c = initContract()
const limit = { calls: 300, seconds: 60 }

/** API-20. Beyond the specification: the desks belong to the token's user. */
export const desks = c.router(
  {
    list: {
      method: 'GET',
      path: '/desks',
      summary: "The user's desks in their order, and their revision",
      responses: { 200: z.object({ data: StoredDesks }), ...userRefusal, ...refusals },
      metadata: policy({ needs: 'user', limit }),
    },
    keep: {
      method: 'PUT',
      path: '/desks',
      summary:
        'Keep these desks in place of all that the account has, up to 1 MiB; 409 with those when they are of another revision',
      body: DesksChange,
      responses: { 200: z.object({ data: StoredDesks }), 409: DesksConflict, ...userRefusal, ...bodyRefusals },
      // three feeds of a desk alone may search for more than other bodies may hold
      metadata: policy({ needs: 'user', limit, isMetered: true, bodyBytes: 1024 * 1024 }),
    },
  },
  { strictStatusCodes: true },
)
