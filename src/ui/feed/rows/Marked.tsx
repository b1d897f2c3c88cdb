import { highlight } from '../../../rules/feed/highlight.ts'
import type { HighlightedProps } from './Highlighted.tsx'

export function Marked({ text, sought }: HighlightedProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own, and parts never change their order
  return highlight(text, sought).map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))
}
