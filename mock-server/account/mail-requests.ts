import type { FastifyRequest } from 'fastify'
import { slowDown } from '../http/refusal.ts'
import { type Account, findByEmail } from './account.ts'
import type { AccountParts } from './account-parts.ts'
import { deviceOf } from './prove-owner.ts'

type Parts = Pick<AccountParts, 'mailRequests' | 'database' | 'devices'>

/**
 * Refuses with 429 when mails are requested too fast from one network address, or by a browser that knows the account. This does not depend on
 * whether an address has an account or on what others request for it: `links.canIssue` keeps its mailbox from being flooded.
 */
export async function countRequest(parts: Parts, email: string, request: FastifyRequest) {
  await countMail(parts, await findByEmail(parts.database, email), request)
}

/** The same when the account has been found. */
export async function countMail(
  { mailRequests, devices }: Parts,
  account: Account | undefined,
  request: FastifyRequest,
) {
  const device = deviceOf({ devices }, account, request)
  const wait = await mailRequests.begin(device ? { device } : { address: request.network })
  if (wait > 0) throw slowDown(wait)
}
