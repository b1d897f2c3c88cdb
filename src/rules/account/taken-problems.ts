import { Failure } from '../../contract/shared/failure.ts'
import { messages } from '../../contract/shared/texts/messages.ts'
import { Taken } from '../../contract/shared/user/user.ts'

/** ERR-04: what stands under the fields after a sign-up refused because values are taken; undefined for any other failure. */
export function takenProblems(error: unknown): { username?: string; email?: string } | undefined {
  if (!(error instanceof Failure) || error.status !== 409) return undefined
  const { data } = Taken.safeParse(error.body)
  if (!data) return undefined
  const { username, email } = data.error
  return {
    username: username && messages.usernameTaken(username),
    email: email && messages.emailTaken(email),
  }
}
