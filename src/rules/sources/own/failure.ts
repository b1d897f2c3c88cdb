import { Failure } from '../../../contract/shared/failure.ts'
import { Problem } from '../../../contract/shared/problem.ts'
import { troubleOf, troubleSentence, waitWords } from '../../shared/troubles.ts'

const UNKNOWN = 'Something went wrong. Please try again.'

/** Why a call has failed, in sentences: those of the backend where it has refused what was asked for. */
export function reasonWords(error: unknown): string {
  const trouble = troubleOf(error)
  if (trouble?.kind === 'tooMany')
    return `${troubleSentence(trouble)} Please try again in ${waitWords(trouble.seconds)}.`
  if (trouble) return troubleSentence(trouble)
  return (error instanceof Failure && Problem.safeParse(error.body).data?.message) || UNKNOWN
}
