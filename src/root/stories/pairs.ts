import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { createChoices } from '../../adapters/shared/choices.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { APART_LIMIT, Apart } from '../../contract/stories/stories.ts'
import type { Change } from '../../machines/stories/set-apart.machine.ts'
import { isSamePair } from '../../rules/stories/apart.ts'
import { WINDOW_MS } from '../../rules/stories/window.ts'

type Choices = Pick<ReturnType<typeof createChoices>, 'later' | 'keepLater'>
const Kept = z.array(z.object({ pair: Apart, at: z.number() }))
type Kept = z.infer<typeof Kept>

/** STY-11: each user's newest pairs, for 48 hours each: in the tab, and beyond it as consent allows. */
export function keepingPairs(choices: Choices, { now }: Pick<Environment, 'now'>) {
  const recall = (owner: string) => choices.later(`apart.${owner}`, Kept) ?? []
  const valid = (kept: Kept) => kept.filter(({ at }) => now() - at < WINDOW_MS).slice(-APART_LIMIT)
  return {
    readPairs: fromPromise<readonly Apart[], string>(async ({ input }) => valid(recall(input)).map(({ pair }) => pair)),
    keepPairs: fromPromise<readonly Apart[], Change>(async ({ input: { owner, pairs } }) => {
      const before = recall(owner)
      const kept = valid(
        pairs.map((pair) => before.find((known) => isSamePair(known.pair, pair)) ?? { pair, at: now() }),
      )
      choices.keepLater(`apart.${owner}`, kept)
      return kept.map(({ pair }) => pair)
    }),
  }
}
