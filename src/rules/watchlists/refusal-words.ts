import { Failure } from '../../contract/shared/failure.ts'
import { Problem } from '../../contract/shared/problem.ts'

/** WCH-04: why an edit was not saved, as a sentence. */
export function refusalWords(error: unknown): string {
  const body = error instanceof Failure && error.status === 409 ? Problem.safeParse(error.body).data : undefined
  if (body) return body.message
  return 'The change to your watchlists could not be saved.'
}
