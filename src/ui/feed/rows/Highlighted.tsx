import { type ComponentType, useEffect } from 'react'
import { type LazyPart, useLazy } from '../../kit/lazy.ts'

export type HighlightedProps = { text: string; words: readonly string[] }

export const markedCode: LazyPart<ComponentType<HighlightedProps>> = {
  name: 'marks',
  load: async () => (await import('./Marked.tsx')).Marked,
}

/** A text in which the words that are searched for are marked, as soon as the code for it is there. */
export const Highlighted = (props: HighlightedProps) =>
  props.words.length === 0 ? props.text : <LaterMarked {...props} />

function LaterMarked(props: HighlightedProps) {
  const { chart, part: Marked } = useLazy(markedCode)
  useEffect(() => chart.send({ type: 'part.missed' }), [chart])
  return Marked ? <Marked {...props} /> : props.text
}
