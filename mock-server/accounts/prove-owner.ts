import { slowDown } from '../http/refusal.ts'
import type { Account } from './account.ts'
import type { AccountParts } from './account-parts.ts'

type Typed = { email: string; password: string; address: string }

/** Whether the password is the account's. Tries are counted, and refused with 429 when they come too fast. */
export async function tryPassword({ tries, isPassword }: AccountParts, account: Account | undefined, typed: Typed) {
  const wait = tries.begin(typed.email, typed.address)
  if (wait > 0) throw slowDown(wait)
  const isRight = await isPassword(account?.passwordHash, typed.password)
  if (isRight) tries.succeeded(typed.email, typed.address)
  return isRight
}

export const isOwner = (parts: AccountParts, account: Account, password: string, address: string) =>
  tryPassword(parts, account, { email: account.email, password, address })

/** PWD-05: no problem, for it is not the sign-in that is refused. */
export const passwordRefused = { status: 401, body: { error: 'The current password is wrong.' } } as const
