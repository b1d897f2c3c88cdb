import { hash, verify } from '@node-rs/argon2'
import type { Environment } from '../environment.ts'

/** What hashing a password takes: memory in KiB, passes over it. */
export type PasswordCost = { memoryCost: number; timeCost: number }

export type PasswordHash = (password: string) => Promise<string>

/** argon2id; without a cost with the parameters that OWASP asks for: 19 MiB, two passes, one lane; these are the library's own. */
export const createPasswordHash =
  (cost?: PasswordCost): PasswordHash =>
  (password) =>
    hash(password, cost)

export type PasswordCheck = (passwordHash: string | undefined, typed: string) => Promise<boolean>

/** A check that takes as long without an account as with one. */
export async function createPasswordCheck(
  hashPassword: PasswordHash,
  { randomText }: Pick<Environment, 'randomText'>,
): Promise<PasswordCheck> {
  const nobodys = await hashPassword(randomText(24))
  return (passwordHash, typed) => verify(passwordHash ?? nobodys, typed)
}
