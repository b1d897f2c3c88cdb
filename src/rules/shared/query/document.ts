import { folderKey } from './list-names.ts'
import type { Mark } from './query.ts'
import { GAP, type Token, tokensOf } from './tokens.ts'

/** What can be searched of an item. Words of different texts never form a phrase. */
export type Document = {
  texts: readonly string[]
  tickers: readonly string[]
  topics: readonly string[]
  sources: readonly string[]
  /** That the reader has its source in. */
  folder?: string | undefined
  sectors: readonly string[]
  marks: readonly Mark[]
}
/** A document made ready for many queries. */
export type Indexed = {
  /** Where the words of a stem stand; those in capitals once more, after '^'. */
  positions: ReadonlyMap<string, readonly number[]>
  forms: ReadonlyMap<string, readonly number[]>
  tickers: ReadonlySet<string>
  topics: ReadonlySet<string>
  /** The words of each name. */
  sources: readonly (readonly string[])[]
  /** As `folderKey` has it. */
  folder: string
  sectors: readonly (readonly string[])[]
  marks: ReadonlySet<Mark>
  text: string
}

export const capitalKey = (stem: string) => `^${stem}`

export function indexed({ texts, tickers, topics, sources, folder = '', sectors, marks }: Document): Indexed {
  const positions = new Map<string, number[]>()
  const forms = new Map<string, number[]>()
  for (const { stem, form, at, isCapitals } of tokensIn(texts)) {
    add(positions, stem, at)
    if (isCapitals) add(positions, capitalKey(stem), at)
    add(forms, form, at)
  }
  return {
    positions,
    forms,
    tickers: new Set(tickers.map((ticker) => ticker.toUpperCase())),
    topics: new Set(topics),
    sources: sources.map(formsIn),
    folder: folderKey(folder),
    sectors: sectors.map(formsIn),
    marks: new Set(marks),
    text: texts.join('\n').toLowerCase(),
  }
}

/** The words of several texts, with a gap between two of them. */
export function tokensIn(texts: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (const text of texts) {
    const last = tokens.at(-1)
    for (const token of tokensOf(text, last ? last.at + GAP : 0)) tokens.push(token)
  }
  return tokens
}

export const formsIn = (text: string) =>
  tokensOf(text)
    .filter(({ isJoined }) => !isJoined)
    .map(({ form }) => form)

function add(map: Map<string, number[]>, key: string, at: number) {
  const positions = map.get(key)
  if (positions) positions.push(at)
  else map.set(key, [at])
}
