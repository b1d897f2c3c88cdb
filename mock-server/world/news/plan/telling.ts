import type { Fact, MoreWords } from '../../facts/fact.ts'
import type { Role } from '../read-kinds.ts'

/** One headline to come: who tells which fact, when, and in which sentence. */
export type Telling = {
  /** Epoch milliseconds. */
  at: number
  fact: Fact
  /** Of the sentences; the fact's own but for looks at its price. */
  kind: string
  role: Role
  /** Words beside those of the fact: those that the text has placeholders for. */
  more?: (text: string) => MoreWords
  /** Instead of the fact's. */
  tone?: number
  /** The telling that this one corrects. */
  corrects?: Telling
}
