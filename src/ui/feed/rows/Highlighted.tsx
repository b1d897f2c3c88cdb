import { type ComponentType, useEffect } from 'react'
import type { Sought } from '../../../rules/feed/highlight.ts'
import { type LazyPart, useLazy } from '../../kit/lazy.ts'

export type HighlightedProps = { text: string; sought: Sought }

export const markedCode: LazyPart<ComponentType<HighlightedProps>> = {
  name: 'marks',
  load: async () => (await import('./Marked.tsx')).Marked,
}

/** A text in which the words that are searched for are marked, as soon as the code for it is there. */
export const Highlighted = (props: HighlightedProps) =>
  props.sought.keywords?.length ? <LaterMarked {...props} /> : props.text

function LaterMarked(props: HighlightedProps) {
  const { chart, part: Marked } = useLazy(markedCode)
  useEffect(() => chart.send({ type: 'part.missed' }), [chart])
  return Marked ? <Marked {...props} /> : props.text
}
