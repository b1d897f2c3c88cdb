import { initContract } from '@ts-rest/core'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, foreignRefusal } from '../shared/refusals.routes.ts'
import { repeatable } from '../shared/repeatable.routes.ts'
import { SignedUp, Taken } from '../shared/user/user.ts'
import { SignUpRequest } from './sign-up.ts'

/** Apart from the other calls about users, because the list of restricted words comes with it. */
export const signUp = initContract().router(
  {
    create: {
      method: 'POST',
      path: '/user/create',
      summary: 'Make an account; a mail with a verification link follows; 422 when the password is refused',
      headers: repeatable,
      body: SignUpRequest,
      responses: { 200: SignedUp, 409: Taken, 422: Problem, ...foreignRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 10, seconds: 60 } }),
    },
  },
  { strictStatusCodes: true },
)
