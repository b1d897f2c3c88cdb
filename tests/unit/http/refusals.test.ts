import { expect, it } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { TAKEN_CODE } from '../../../src/contract/shared/user/user.ts'
import { passwordRefusal } from '../../../src/rules/account/passwords.ts'
import { takenProblems } from '../../../src/rules/account/taken-problems.ts'

const wrong = { error: 'That is not your password.' }
const taken = { code: TAKEN_CODE, error: { username: 'ann' } }

it.each([
  ['the refusal of a wrong password', new Failure('refused', 401, wrong), wrong.error],
  ['another refusal', new Failure('refused', 400, wrong), undefined],
  ['no answer', new Failure('silent', 401, wrong), undefined],
  ['a refusal off the contract', new Failure('refused', 401, { error: '' }), undefined],
  ['what is no failure', { kind: 'refused', status: 401, body: wrong }, undefined],
])('PWD-05 the current password shows the message of %s', (_, error, sentence) => {
  expect(passwordRefusal(error)).toBe(sentence)
})

it.each([
  ['what is taken', new Failure('refused', 409, taken), ['username']],
  ['another refusal', new Failure('refused', 400, taken), undefined],
  ['a refusal off the contract', new Failure('refused', 409, { code: TAKEN_CODE, error: {} }), undefined],
  ['what is no failure', { status: 409, body: taken }, undefined],
])('ERR-04 the fields of a sign-up show the problems of %s', (_, error, fields) => {
  const problems = takenProblems(error)
  expect(problems && Object.entries(problems).flatMap(([name, words]) => (words ? [name] : []))).toEqual(fields)
})
