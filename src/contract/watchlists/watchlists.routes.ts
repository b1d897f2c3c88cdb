import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, inputRefusals, refusals, userRefusal } from '../shared/refusals.routes.ts'
import { repeatable } from '../shared/repeatable.routes.ts'
import { Watchlist } from '../shared/user/watchlist.ts'
import { WatchlistChange, WatchlistConflict, WatchlistCreation, WatchlistOrder } from './watchlists.ts'

const c = initContract()
const theirs = policy({ needs: 'user', limit: { calls: 300, seconds: 60 } })
const pathParams = z.strictObject({ id: Id })

/** API-12. Beyond the specification: lists belong to the token's user, a foreign id is answered with 404. */
export const watchlists = c.router(
  {
    list: {
      method: 'GET',
      path: '/watchlists',
      summary: "The user's watchlists in their order",
      responses: { 200: z.object({ data: z.array(Watchlist) }), ...userRefusal, ...refusals },
      metadata: theirs,
    },
    create: {
      method: 'POST',
      path: '/watchlists',
      summary: 'Save a new watchlist; 409 when its name is taken, or the user has as many as can be kept',
      headers: repeatable,
      body: WatchlistCreation,
      responses: { 200: z.object({ data: Watchlist }), 409: Problem, ...userRefusal, ...bodyRefusals },
      metadata: theirs,
    },
    update: {
      method: 'PATCH',
      path: '/watchlists/:id',
      summary:
        'Change name or symbols of a watchlist; the answer is the list as stored, with what was changed elsewhere since its `base`; 409 when the name is taken or was changed elsewhere, or there are too many symbols',
      pathParams,
      body: WatchlistChange,
      responses: {
        200: z.object({ data: Watchlist }),
        404: Problem,
        409: WatchlistConflict,
        ...userRefusal,
        ...bodyRefusals,
      },
      metadata: theirs,
    },
    remove: {
      method: 'DELETE',
      path: '/watchlists/:id',
      summary: 'Delete a watchlist',
      pathParams,
      responses: { 204: c.noBody(), 404: Problem, ...userRefusal, ...inputRefusals },
      metadata: theirs,
    },
    arrange: {
      method: 'PUT',
      path: '/watchlists/order',
      summary: "Put the user's watchlists into an order",
      body: WatchlistOrder,
      responses: { 204: c.noBody(), ...userRefusal, ...bodyRefusals },
      metadata: theirs,
    },
  },
  { strictStatusCodes: true },
)
