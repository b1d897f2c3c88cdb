import { createStream } from './random.ts'

/** Choices that are the same for the same start value. */
export type Choices = {
  chance: (probability: number) => boolean
  pick: <Choice>(choices: readonly Choice[]) => Choice
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
}

export function createChoices(start: number): Choices {
  const stream = createStream(start)
  const between = (low: number, high: number) => low + stream() * (high - low)
  return {
    between,
    chance: (probability) => stream() < probability,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick(choices) {
      const choice = choices[Math.floor(stream() * choices.length)]
      if (choice === undefined) throw new Error('There is nothing to choose from.')
      return choice
    },
  }
}
