import { highlight } from '../../rules/highlight.ts'

/** A text in which the words that are searched for are marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  // a part has no name of its own, and parts never change places
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return highlight(text, words).map(({ text, isHit }, place) => (isHit ? <mark key={place}>{text}</mark> : text))
}
