import { millisecondsInHour } from 'date-fns/constants'
import { and, eq, isNull } from 'drizzle-orm'
import { PRESETS_LIMIT } from '../../src/contract/shared/feed-configuration.ts'
import type { Account } from '../account/account.ts'
import { Refusal, unauthorized } from '../http/refusal.ts'
import type { Database } from '../store/open-store.ts'
import { presets, users } from '../store/schema.ts'

type Step = Parameters<Parameters<Database['transaction']>[0]>[0]

/** How long a deleted preset can be brought back. */
export const KEPT_MS = millisecondsInHour

export const isOf = (userId: string) => and(eq(presets.userId, userId), isNull(presets.deletedAt))
export const isTheirs = (account: Account, id: string) => and(isOf(account.id), eq(presets.id, id))

/** One at a time for each user, so that the limit cannot be exceeded. */
export async function inTurn(step: Step, account: Account) {
  const [owner] = await step.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('update')
  if (!owner) throw unauthorized('The account was deleted.')
}

export async function refuseFull(step: Step, account: Account) {
  if ((await step.$count(presets, isOf(account.id))) >= PRESETS_LIMIT) throw tooMany()
}

const tooMany = () =>
  new Refusal(409, 'too-many', `You have ${PRESETS_LIMIT} presets, as many as can be kept. Please delete one first.`)
