import { Failure } from '../../../src/contract/shared/failure.ts'

/** VAL-11: what is said of a new password, by the meter or the server. */
export const tooEasy = 'This password is too easy to guess.'
export const judged = (says: string, password: string, problem?: string) => ({
  type: 'password.judged',
  says,
  password,
  problem,
})
/** The three verdicts that make a difference to a form that holds `password`. */
export const verdictsOn = (password: string) => [
  judged('good', password),
  judged('guessable', password, tooEasy),
  judged('of another password', 'Another-2-Choose', tooEasy),
]
export const refusal = new Failure('refused', 422, { code: 'password-refused', message: tooEasy })
