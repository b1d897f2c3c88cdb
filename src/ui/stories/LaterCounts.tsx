import type { ReactNode } from 'react'
import { useWanted } from '../kit/lazy.ts'
import { widgetPart } from '../widget-part.ts'
import { StoryCounts } from './story-counts.ts'

const storyCount = widgetPart('count')

/** The counts of the rows within come once: a row does not wait for them. */
export const LaterCounts = ({ children }: { children: ReactNode }) => (
  <StoryCounts value={useWanted(storyCount).part}>{children}</StoryCounts>
)
