import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Listed } from '../companies/listed.ts'

/** The values for the placeholders of a skeleton. */
export type Words = Readonly<Record<string, string>>
/** Beside those of a fact; undefined where the text has no placeholder for it. */
export type MoreWords = Readonly<Record<string, string | undefined>>

/**
 * What a fact does to prices from its moment on. The key is a ticker, and the size a part of the price (0.05 is five percent); or it is a factor that many prices
 * follow ('us', 'oil'), and the size counts moves of a typical day.
 */
export type Shock = readonly [key: string, size: number]

/** Something that happens in the world. All that is served is a view of facts. */
export type Fact = {
  /** Stable, and unique within a seed. */
  id: string
  kind: string
  /** When it is known first; epoch milliseconds. */
  at: number
  /** Whom or what it is about: two facts with the same subject are not put in the same sentence on one day. */
  subject: string
  companies: readonly Listed[]
  /** From -1 to 1: how good it is for its subject. */
  tone: number
  shocks: readonly Shock[]
  words(): Words
  /** As the reason of a move: 'third-quarter results'. */
  cause?: string
  /** Where the kind has no fitting topics of its own. */
  topics?: readonly [Topic, ...Topic[]]
}

/** Decisions of central banks, and statistics that everybody waits for. */
export const isAwaited = ({ kind }: Pick<Fact, 'kind'>) => /^(decision\.|release\.high$)/.test(kind)

export const NO_SHOCKS: readonly Shock[] = []
export const NO_COMPANIES: readonly Listed[] = []
