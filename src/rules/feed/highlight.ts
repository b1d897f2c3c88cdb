import type { SearchContext } from '../../contract/shared/search-context.ts'
import { type Hit, hitsIn } from '../shared/query/hits.ts'
import { parse } from '../shared/query/parse.ts'
import { wordsOf } from '../shared/words.ts'

export type Part = { text: string; isHit: boolean }
export type Sought = Pick<SearchContext, 'keywords' | 'queryLanguage'>

/** `text` in parts, in order and whole: hits are where it has what is searched for. */
export function highlight(text: string, { keywords = [], queryLanguage }: Sought): Part[] {
  const hits = queryLanguage ? queryHits(text, keywords) : wordHits(text, wordsOf(keywords))
  return partsOf(
    text,
    hits.sort(([a], [b]) => a - b),
  )
}

const queryHits = (text: string, keywords: readonly string[]) =>
  hitsIn(
    text,
    keywords.flatMap((keyword) => parse(keyword).query ?? []),
  )

/** Where any of `words` (in lower case) stands, in any case. */
function wordHits(text: string, words: readonly string[]): Hit[] {
  const { lower, positionOf } = lowered(text)
  return words.flatMap((word) =>
    positionsOf(lower, word).map((at): Hit => [positionOf(at), positionOf(at + word.length - 1) + 1]),
  )
}

function partsOf(text: string, hits: readonly Hit[]) {
  const parts: Part[] = []
  let end = 0
  for (const [from, to] of hits) {
    if (to <= end) continue
    const last = parts.at(-1)
    if (last && from <= end) last.text += text.slice(end, to)
    else {
      if (from > end) parts.push({ text: text.slice(end, from), isHit: false })
      parts.push({ text: text.slice(from, to), isHit: true })
    }
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false })
  return parts
}

/** A text in lower case may be longer ('İ' becomes two units): `positionOf` finds the unit of `text` that a unit of it came from. */
function lowered(text: string) {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return { lower, positionOf: (at: number) => at }
  const positions: number[] = []
  for (let at = 0; at < text.length; at++) for (const _ of text.charAt(at).toLowerCase()) positions.push(at)
  return { lower, positionOf: (at: number) => positions[at] ?? text.length - 1 }
}

function positionsOf(lower: string, word: string) {
  const positions: number[] = []
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) positions.push(at)
  return positions
}
