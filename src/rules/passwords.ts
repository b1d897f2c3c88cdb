import { Failure, refusalStatus } from '../contract/failure.ts'
import { messages } from '../contract/messages.ts'
import { PasswordRefused } from '../contract/user.ts'

/** VAL-04, VAL-06: no problem while the confirmation is empty or equal. */
export const mismatch = (password: string, confirm: string) =>
  confirm === '' || confirm === password ? undefined : messages.passwordsDiffer

/** PWD-05: the server's sentence about a wrong current password; undefined for any other failure. */
export function passwordRefusal(error: unknown): string | undefined {
  if (!(error instanceof Failure) || refusalStatus(error) !== 401) return undefined
  return PasswordRefused.safeParse(error.body).data?.error
}
