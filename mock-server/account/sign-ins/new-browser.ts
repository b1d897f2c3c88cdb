import type { FastifyRequest } from 'fastify'
import { writtenTo } from '../../mails/outbox.ts'
import { canFollow, PACE_MS } from '../../mails/pace.ts'
import type { Database } from '../../store/open-store.ts'
import type { Account } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'
import { deedOf } from './browsers.ts'

/**
 * Notifies the owner of a sign-in from a browser that has not signed in before, within a step that has locked the account. Anyone who knows the
 * password still cannot flood the mailbox this way.
 */
export async function reportNewBrowser(parts: AccountParts, account: Account, request: FastifyRequest, step: Database) {
  if (parts.devices.idOf(request, 'signedIn', account.id) !== undefined) return
  const now = parts.clock.now()
  const sent = await writtenTo(step, account.email, 'newBrowser', now - PACE_MS, now)
  if (canFollow(sent, now)) await parts.post.send({ kind: 'newBrowser', to: account, ...deedOf(parts, request) }, step)
}
