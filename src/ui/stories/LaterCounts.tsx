import type { ReactNode } from 'react'
import { useWanted } from '../kit/lazy.ts'
import { widgetPart } from '../widget-part.ts'
import { StoryCounts } from './story-counts.ts'

const storyCount = widgetPart('count')

/** The counts of the rows within come once: a row does not wait for them. None where they are `isOff`. */
export function LaterCounts({ isOff, children }: { isOff: boolean; children: ReactNode }) {
  const { part } = useWanted(storyCount)
  return <StoryCounts value={isOff ? undefined : part}>{children}</StoryCounts>
}
