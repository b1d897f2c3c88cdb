import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { revealingMachine } from '../../../src/machines/shared/revealing.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const fields = ['password', 'confirm']
const cases = fields.flatMap((field) => [
  { type: 'eye.pressed', field },
  { type: 'field.left', field },
])

/** Each field by itself: every press toggles it, and leaving the form hides it. */
function outcomeOf(events: AnyEventObject[]) {
  return fields.filter((field) => {
    const own = events.filter((event) => event.field === field)
    const sinceLeft = own.slice(own.findLastIndex(({ type }) => type === 'field.left') + 1)
    return sinceLeft.length % 2 === 1
  })
}

describe('what password fields show', () => {
  const covered = coverage(revealingMachine)
  for (const { name, events } of walks(revealingMachine, cases, ({ context }) => context)) {
    it(`CHT-02 PWD-04 revealing: ${name}`, async () => {
      const revealing = drive(revealingMachine)
      const revealed = () => fields.filter((field) => revealing.snapshot().context.revealed.includes(field))
      await revealing.walk(events, (soFar) => expect(revealed()).toEqual(outcomeOf(soFar)))
      covered.add(revealing.walked)
    })
  }
  covered.prove()
})
