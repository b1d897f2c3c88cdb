import { Failure, refusalStatus } from '../../contract/shared/failure.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { Problem } from '../../contract/shared/problem.ts'
import { messages } from '../../contract/shared/texts/messages.ts'
import { Password } from '../../contract/shared/user/account-fields.ts'
import { PasswordRefused } from '../../contract/shared/user/user.ts'

/** VAL-04, VAL-06: no problem while the confirmation is empty or equal. */
export const mismatch = (password: string, confirm: string) =>
  confirm === '' || confirm === password ? undefined : messages.passwordsDiffer

/** VAL-11: what was found about a new password, in the browser or by the server; `problem` is the sentence to show. */
export type Judged = { password: string; problem?: string }
export const unjudged: Judged = { password: '' }

/** VAL-01, VAL-11: what stands beneath a new password; none while it is empty. */
export function newPasswordProblem(password: string, judged: Judged): string | undefined {
  if (password === '') return undefined
  return fieldProblem(Password, password) ?? (judged.password === password ? judged.problem : undefined)
}

/** PWD-05: the server's sentence about a wrong current password; undefined for any other failure. */
export function passwordRefusal(error: unknown): string | undefined {
  if (!(error instanceof Failure) || refusalStatus(error) !== 401) return undefined
  return PasswordRefused.safeParse(error.body).data?.error
}

/** VAL-11: the server's sentence about a new password that it refused; undefined for any other failure. */
export function newPasswordRefusal(error: unknown): string | undefined {
  if (!(error instanceof Failure) || refusalStatus(error) !== 422) return undefined
  return Problem.safeParse(error.body).data?.message
}
