import { describe, expect, it } from 'vitest'
import { passwordMachine } from '../../../../src/machines/account/password.machine.ts'
import { coverage, drive } from '../../drive/drive.ts'
import { pairedWalks } from '../../drive/pairs.ts'
import { cases, ports, seen } from './password.cases.ts'
import { isGood, outcomeOf, type right } from './password.outcome.ts'

type Held = { draft: typeof right; problems: { currentPassword?: string; newPassword?: string } }
const whatDecides = ({ draft, problems }: Held) => [
  problems.newPassword,
  isGood(draft),
  draft.currentPassword,
  problems.currentPassword,
]

describe('password', () => {
  const paired = pairedWalks(passwordMachine, cases, ({ context }) => whatDecides(context))
  const covered = coverage(passwordMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`PWD-01 PWD-02 VAL-06 ${name}`, async () => {
      const password = drive(passwordMachine, ports)
      await password.walk(events, (soFar) =>
        expect({ ...seen(password), layers: password.sentTo('layers') }).toEqual(outcomeOf(soFar)),
      )
      covered.add(password.walked)
    })
  }
  covered.prove()
})
