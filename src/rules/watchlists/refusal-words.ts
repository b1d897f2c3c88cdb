import { Failure } from '../../contract/shared/failure.ts'
import { Problem } from '../../contract/shared/problem.ts'

const reasonOf = (error: unknown) =>
  error instanceof Failure && error.status === 409 ? Problem.safeParse(error.body).data?.message : undefined

/** WCH-04: why an edit was not saved, as a sentence. */
export const refusalWords = (error: unknown) => reasonOf(error) ?? 'The change to your watchlists could not be saved.'

/** Whether it would be refused again, as it does not fit. Other edits may. */
export const isUnfit = (error: unknown) => reasonOf(error) !== undefined
