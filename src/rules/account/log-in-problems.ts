import { messages } from '../../contract/shared/texts/messages.ts'

export type LogInProblems = { email?: string; password?: string }

/** ERR-01 to ERR-03: what stands under the fields after a sign-in refused with `status`; undefined where nothing does (ERR-08). */
export function logInProblems(status: number | undefined): LogInProblems | undefined {
  if (status === 404) return { email: messages.noAccount }
  if (status === 401) return { password: messages.wrongPassword }
  if (status === 403) return { email: messages.unverified }
  return undefined
}

/** ERR-03: whether the verification mail can be asked for again. */
export const isUnverified = ({ email }: LogInProblems) => email === messages.unverified
