import type { FastifyRequest } from 'fastify'
import { slowDown } from '../http/refusal.ts'
import type { Account } from './account.ts'
import type { AccountParts } from './account-parts.ts'
import type { Trier } from './passwords/tries.ts'

/** A browser that has signed in to the account before: its tries are counted separately, so that the tries of others never delay the owner. */
export function deviceOf(
  { devices }: Pick<AccountParts, 'devices'>,
  account: Account | undefined,
  request: FastifyRequest,
): string | undefined {
  const id = account && devices.idOf(request, 'signedIn', account.id)
  return id && `${id} ${account.id}`
}

/** Whether the password is the account's. Tries are counted, and refused with 429 when they come too fast. */
export async function tryPassword(
  { tries, isPassword }: AccountParts,
  account: Account | undefined,
  password: string,
  trier: Trier,
) {
  const wait = await tries.begin(trier)
  if (wait > 0) throw slowDown(wait)
  const isRight = await isPassword(account?.passwordHash, password)
  if (isRight) await tries.succeeded(trier)
  return isRight
}

/** A signed-in user is delayed by the tries of this sign-in only. */
export const trierOf = async ({ tokens }: AccountParts, request: FastifyRequest): Promise<Trier> => ({
  device: await tokens.signInIdOf(request.headers.authorization),
})

export const isOwner = async (parts: AccountParts, account: Account, password: string, request: FastifyRequest) =>
  tryPassword(parts, account, password, await trierOf(parts, request))

/** PWD-05: not a 401, because the sign-in itself is not refused. */
export const passwordRefused = { status: 401, body: { error: 'The current password is wrong.' } } as const
