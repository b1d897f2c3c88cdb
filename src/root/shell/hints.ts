import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { hintsMachine } from '../../machines/shell/hints.machine.ts'
import { HINTS, type Hint } from '../../rules/shell/hints.ts'

type Reach = { choices: Pick<ReturnType<typeof createChoices>, 'later' | 'keepLater'> }
const Used = z.array(z.enum(HINTS))

/** LAY-34: the three key hints, and in this browser which of them are no longer needed. */
export function createHints({ choices }: Reach) {
  const recallUsed = fromPromise<readonly Hint[], void>(async () => choices.later('put-off./hints', Used) ?? [])
  const keepUsed = fromPromise<void, readonly Hint[]>(async ({ input }) => choices.keepLater('put-off./hints', input))
  return { logic: hintsMachine.provide({ actors: { recallUsed, keepUsed } }) }
}
