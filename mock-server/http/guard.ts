import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Policy } from '../../src/contract/shared/policy.ts'
import type { Account } from '../account/account.ts'
import type { Faults } from '../mock/faults.ts'
import { refuseOtherSites } from './asking/same-site.ts'
import type { Limits } from './limits/limits.ts'
import { misbehave } from './misbehave.ts'
import { slowDown } from './refusal.ts'
import type { NamedRoute } from './routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | undefined
  }
}

export type Guards = {
  limits: Limits
  faults: Faults
  /** The account of a bearer; refuses with 401, immediately if `takeForExpired`. */
  authenticate(authorization: string | undefined, takeForExpired: boolean): Promise<Account>
}

/** Refuses callers who have used too much. */
export function refuseCostly({ meter }: FastifyRequest) {
  const wait = meter.wait()
  if (wait > 0) throw slowDown(wait)
}

/** Applies the policy of a call before its body is read. */
export function createGuard(named: NamedRoute, policy: Policy, { limits, faults, authenticate }: Guards) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // first, because requests from other sites must not use up the allowance of this browser
    if (policy.credentials) refuseOtherSites(request.headers)
    const wait = limits.count(`${named.name} ${request.network}`, policy.limit)
    if (wait > 0) throw slowDown(wait)
    if (policy.isMetered) refuseCostly(request)
    const { isAnswered, isExpired } = await misbehave(named, policy, faults, reply)
    if (policy.needs === 'user' && !isAnswered) {
      request.account = await authenticate(request.headers.authorization, isExpired)
    }
  }
}
