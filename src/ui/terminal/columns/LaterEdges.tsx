import type { Side } from '../../../contract/shared/workspace.ts'
import { useWanted } from '../../kit/lazy.ts'
import { laterPart } from '../../later-part.tsx'
import { widgetPart } from '../../widget-part.ts'
import feedStyles from '../Feeds.module.css'
import styles from './Column.module.css'
import type { PanelEdgeProps } from './PanelEdge.tsx'

const edgesCode = {
  name: 'edges',
  async load() {
    const [{ PanelEdge }, { ColumnEdge }] = await Promise.all([import('./PanelEdge.tsx'), import('./ColumnEdge.tsx')])
    return { PanelEdge, ColumnEdge }
  },
}

/** A gap until it can be grabbed, and where there is no pair to divide. */
export function LaterPanelEdge({
  pair,
  divides,
}: Omit<PanelEdgeProps, 'pair'> & Partial<Pick<PanelEdgeProps, 'pair'>>) {
  const { part: edges } = useWanted(edgesCode)
  return edges && pair ? <edges.PanelEdge pair={pair} divides={divides} /> : <div className={styles.gap} />
}

export function LaterColumnEdge({ side }: { side: Side }) {
  const { part: edges } = useWanted(edgesCode)
  return edges ? <edges.ColumnEdge side={side} /> : <div className={styles.gap} />
}

const endsCode = widgetPart('ends of feeds')

/** Their space until the code has come. */
export function LaterFeedEnds({ slot }: { slot: number }) {
  const { part: FeedEnds } = useWanted(endsCode)
  return FeedEnds ? <FeedEnds slot={slot} /> : <span className={feedStyles.ends} />
}

export const LaterFeedStart = laterPart('start of a feed')
