import { type ComponentType, useEffect } from 'react'
import { createLater, useLater } from '../kit/later.ts'

export type HighlightedProps = { text: string; words: readonly string[] }

export const markedCode = createLater<ComponentType<HighlightedProps>>(
  async () => (await import('./Marked.tsx')).Marked,
)

/** A text in which the words that are searched for are marked, as soon as the code for it is there. */
export const Highlighted = (props: HighlightedProps) =>
  props.words.length === 0 ? props.text : <LaterMarked {...props} />

function LaterMarked(props: HighlightedProps) {
  const later = useLater(markedCode)
  useEffect(() => {
    if (markedCode.arrival().status === 'absent') void markedCode.ask()
  }, [])
  return later.status === 'here' ? <later.part {...props} /> : props.text
}
