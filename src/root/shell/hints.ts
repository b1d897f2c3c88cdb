import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { hintsMachine } from '../../machines/shell/hints.machine.ts'
import { HINTS, type Hint } from '../../rules/shell/hints.ts'

type Reach = { choices: Pick<ReturnType<typeof createChoices>, 'shared' | 'keepLater'> }
const Used = z.array(z.enum(HINTS))

/** LAY-34: the three key hints, and in this browser which of them are no longer needed. */
export function createHints({ choices }: Reach) {
  const used = () => choices.shared('put-off./hints', Used) ?? []
  const recallUsed = fromPromise<readonly Hint[], void>(async () => used())
  // other tabs have used others
  const keepUsed = fromPromise<void, readonly Hint[]>(async ({ input }) =>
    choices.keepLater('put-off./hints', [...new Set([...used(), ...input])]),
  )
  return { logic: hintsMachine.provide({ actors: { recallUsed, keepUsed } }) }
}
