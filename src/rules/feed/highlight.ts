export type Part = { text: string; isHit: boolean }

/** `text` in parts, in order and whole: hits are where any of `words` (in lower case) stands, in any case. */
export function highlight(text: string, words: readonly string[]): Part[] {
  const { lower, placeOf } = lowered(text)
  const hits = words
    .flatMap((word) => placesOf(lower, word).map((at) => [placeOf(at), placeOf(at + word.length - 1) + 1] as const))
    .sort(([a], [b]) => a - b)
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

/** A text in lower case may be longer ('İ' becomes two units): `placeOf` finds the unit of `text` that a unit of it came from. */
function lowered(text: string) {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return { lower, placeOf: (at: number) => at }
  const places: number[] = []
  for (let at = 0; at < text.length; at++) for (const _ of text.charAt(at).toLowerCase()) places.push(at)
  return { lower, placeOf: (at: number) => places[at] ?? text.length - 1 }
}

function placesOf(lower: string, word: string) {
  const places: number[] = []
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) places.push(at)
  return places
}
