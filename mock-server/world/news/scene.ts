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

/** What the places of a skeleton are filled with. */
export type Words = Readonly<Record<string, string>>

/** What happened. Every company is named with its symbol by every title, or by every summary, of the scene. */
export type Composition = { words: Words; companies?: readonly Company[]; score: number }

/** Undefined where it would not be true at the time of the draw. */
export type Notify = (draw: Draw) => Composition | undefined

/** A title that goes with the summaries of its scene, or one that brings its own. */
export type Headline = string | readonly [string, string]

/** A kind of news; `{name}` in its sentences is a place for a word. */
export type Scene = {
  topics: readonly [Topic, ...Topic[]]
  desk: Desk
  when: readonly Phase[]
  /** For what stays the same all day: it comes in one block of eight only. */
  isRare?: boolean
  compose: Notify
  titles: readonly Headline[]
  summaries: readonly string[]
}

type Sketch = {
  also?: readonly Topic[]
  desk?: Desk
  when?: readonly Phase[]
  isRare?: boolean
  compose: Notify
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
