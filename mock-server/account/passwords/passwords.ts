import { hash, verify } from '@node-rs/argon2'
import type { Environment } from '../../environment.ts'

/** The cost of hashing a password: memory in KiB, and passes over it. */
export type PasswordCost = { memoryCost: number; timeCost: number }

export type PasswordHash = (password: string) => Promise<string>

/** argon2id. The defaults of the library are the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
export const createPasswordHash =
  (cost?: PasswordCost): PasswordHash =>
  (password) =>
    hash(password, cost)

export type PasswordCheck = (passwordHash: string | undefined, typed: string) => Promise<boolean>

/** A check that takes as long without an account as with one, also the first, which makes the hash that stands in for a missing account's. */
export function createPasswordCheck(
  hashPassword: PasswordHash,
  { randomText }: Pick<Environment, 'randomText'>,
): PasswordCheck {
  let making: Promise<string> | undefined
  return async (passwordHash, typed) => {
    making ??= hashPassword(randomText(24))
    const signedOut = await making
    return verify(passwordHash ?? signedOut, typed)
  }
}
