import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { type Answer, firstRunMachine } from '../../machines/watchlists/first-run.machine.ts'

type Reach = {
  choices: Pick<ReturnType<typeof createChoices>, 'later' | 'keepLater'>
  watchlists: () => Promise<unknown>
}
const Kept = z.literal('answered')

/** TRM-10: what asks a newcomer what they follow. The lists are loaded for who has not answered. */
export function createFirstRun({ choices, watchlists }: Reach) {
  const lookUp = fromPromise<Answer, void>(async () => {
    if (choices.later('put-off./first-run', Kept)) return 'answered'
    await watchlists()
    return 'unasked'
  })
  const keepAnswer = fromPromise<void, void>(async () => choices.keepLater('put-off./first-run', 'answered'))
  return { logic: firstRunMachine.provide({ actors: { lookUp, keepAnswer } }) }
}
