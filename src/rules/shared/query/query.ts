import type { Topic } from '../../../contract/shared/topics.ts'

/** A word that is looked for. */
export type Word = { form: string; stem: string; isPrefix: boolean; isCapitals: boolean }

/** What `list:name` stands for. */
export type NamedSymbols = { name: string; symbols: readonly string[] }

/** What an item can be, as `is:` asks for it. */
export const MARKS = ['important', 'positive', 'neutral', 'negative', 'unrated'] as const
export type Mark = (typeof MARKS)[number]

/** What a query asks of an item. */
export type Query =
  /** Words side by side; one is just a word. */
  | { kind: 'words'; words: readonly Word[] }
  /** What has no word in it, such as a sign, as it stands. */
  | { kind: 'literal'; text: string }
  | { kind: 'ticker'; symbol: string }
  | { kind: 'topic'; topics: readonly Topic[] }
  | { kind: 'source' | 'sector'; words: readonly string[] }
  | { kind: 'mark'; mark: Mark }
  /** `symbols`: undefined where there is no such list. */
  | { kind: 'list'; name: string; symbols?: readonly string[] }
  /** A folder of the reader's own sources: an item says in which it is. */
  | { kind: 'folder'; name: string }
  | { kind: 'and' | 'or'; parts: readonly Query[] }
  | { kind: 'not'; part: Query }

export const all = (parts: readonly Query[]): Query => joined('and', parts)
export const any = (parts: readonly Query[]): Query => joined('or', parts)

function joined(kind: 'and' | 'or', parts: readonly Query[]): Query {
  const [only, ...others] = parts
  return only && others.length === 0 ? only : { kind, parts }
}
