import type { Stage, Storyline } from '../storyline.ts'
import type { OfWorld } from './of-world.ts'

export type Say = (seed: number, slot: number) => Storyline['words']

/** A storyline of one stage, whose kind has its name. */
export const one = (
  name: string,
  count: number,
  stage: Omit<Stage, 'kind' | 'days'>,
  words: Say,
  more: Pick<OfWorld, 'regular' | 'subject'> = {},
): OfWorld => ({
  name,
  count,
  subject: () => name,
  isFelt: stage.shocks !== undefined,
  ...more,
  about: (seed, slot) => ({
    name,
    words: words(seed, slot),
    stages: [{ kind: name, days: [0, 0], when: 'any', ...stage }],
  }),
})
