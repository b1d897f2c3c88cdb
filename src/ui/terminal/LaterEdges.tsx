import { useEffect } from 'react'
import type { Side } from '../../contract/workspace.ts'
import { createLater, useLater } from '../kit/later.ts'
import styles from './Column.module.css'
import type { PanelEdgeProps } from './PanelEdge.tsx'

const edgesCode = createLater(async () => {
  const [{ PanelEdge }, { ColumnEdge }] = await Promise.all([import('./PanelEdge.tsx'), import('./ColumnEdge.tsx')])
  return { PanelEdge, ColumnEdge }
})

function useEdges() {
  const edges = useLater(edgesCode)
  useEffect(() => void edgesCode.ask(), [])
  return edges.status === 'here' ? edges.part : undefined
}

/** A gap until it can be grabbed, and where there is no pair to divide. */
export function LaterPanelEdge({
  pair,
  divides,
}: Omit<PanelEdgeProps, 'pair'> & Partial<Pick<PanelEdgeProps, 'pair'>>) {
  const edges = useEdges()
  return edges && pair ? <edges.PanelEdge pair={pair} divides={divides} /> : <div className={styles.gap} />
}

export function LaterColumnEdge({ side }: { side: Side }) {
  const edges = useEdges()
  return edges ? <edges.ColumnEdge side={side} /> : <div className={styles.gap} />
}
