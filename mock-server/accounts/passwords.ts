import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP asks for: 19 MiB, two passes, one lane; these are the library's own. */
export const hashPassword = (password: string) => hash(password)

export type PasswordCheck = (passwordHash: string | undefined, typed: string) => Promise<boolean>

/** A check that takes as long without an account as with one. */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodys = await hashPassword(randomBytes(24).toString('base64url'))
  return (passwordHash, typed) => verify(passwordHash ?? nobodys, typed)
}
