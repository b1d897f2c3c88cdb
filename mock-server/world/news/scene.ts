import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Draw } from '../random/draw.ts'
import type { Phase } from '../time/clock.ts'
import type { Company } from './universe.ts'

export type Desk =
  | 'Macro'
  | 'Equities'
  | 'Energy'
  | 'Commodities'
  | 'Rates & FX'
  | 'Digital Assets'
  | 'Health Care'
  | 'Technology'
  | 'World & Policy'
  | 'Media & Sports'

/** The values for the placeholders of a skeleton. */
export type Words = Readonly<Record<string, string>>

/** An event. Every title, or every summary, of the scene names each company with its symbol. */
export type Composition = { words: Words; companies?: readonly Company[]; score: number }

/** Undefined where it would not be true at the time of the draw. */
export type Compose = (draw: Draw) => Composition | undefined

/** A title that fits all summaries of its scene, or one with a summary of its own. */
export type Headline = string | readonly [string, string]

/** A kind of news; `{name}` in its sentences is a placeholder for a word. */
export type Scene = {
  topics: readonly [Topic, ...Topic[]]
  desk: Desk
  when: readonly Phase[]
  /** For facts that stay the same all day: they appear in one of eight blocks only. */
  isRare?: boolean
  compose: Compose
  titles: readonly Headline[]
  summaries: readonly string[]
}

type Sketch = {
  also?: readonly Topic[]
  desk?: Desk
  when?: readonly Phase[]
  isRare?: boolean
  compose: Compose
  titles: readonly Headline[]
  summaries: readonly string[]
}

export const always: readonly Phase[] = ['night', 'pre', 'open', 'post', 'weekend']
export const weekdays: readonly Phase[] = ['night', 'pre', 'open', 'post']
export const daytime: readonly Phase[] = ['pre', 'open', 'post']
export const weekend: readonly Phase[] = ['weekend']

export function scenesOf(topic: Topic, desk: Desk, sketches: readonly Sketch[]): readonly Scene[] {
  return sketches.map(({ also = [], when = always, ...sketch }) => ({
    desk,
    ...sketch,
    when,
    topics: [topic, ...also],
  }))
}
