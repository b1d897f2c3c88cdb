import { slowDown } from '../http/refusal.ts'
import type { AccountParts } from './account-parts.ts'

/** Refuses with 429 when mails to an address, or from one network address, are asked for too fast. Whether it has an account plays no part. */
export function countRequest({ mailRequests }: Pick<AccountParts, 'mailRequests'>, email: string, address: string) {
  const wait = mailRequests.begin(email, address)
  if (wait > 0) throw slowDown(wait)
}
