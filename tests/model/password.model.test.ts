import { describe, expect, it } from 'vitest'
import { passwordMachine } from '../../src/machines/password.machine.ts'
import { coverage, drive } from './drive.ts'
import { cases, seen } from './password.cases.ts'
import { isGood, outcomeOf, type right } from './password.outcome.ts'
import { walks } from './walks.ts'

const whatDecides = ({ draft, problems }: { draft: typeof right; problems: { currentPassword?: string } }) => [
  isGood(draft),
  draft.currentPassword,
  problems.currentPassword,
]

describe('password', () => {
  const covered = coverage(passwordMachine)
  for (const { name, events } of walks(passwordMachine, cases, ({ context }) => whatDecides(context))) {
    it(`PWD-01 PWD-02 VAL-06 ${name}`, async () => {
      const password = drive(passwordMachine, { promises: ['changePassword'] })
      await password.walk(events, (soFar) => expect(seen(password)).toEqual(outcomeOf(soFar)))
      covered.add(password.walked)
    })
  }
  covered.prove()
})
