import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { sizesOf } from '../../../machines/shared/workspace.machine.ts'
import { shareOf } from '../../../rules/shared/page/workspace.ts'
import { divide, evenOut } from '../../../rules/terminal/panel-sizes.ts'
import { useCharts } from '../../charts.tsx'
import { Edge } from '../../kit/panel/Edge.tsx'
import { leastSizes, panelNames } from '../widgets.ts'
import styles from './Column.module.css'

export type PanelEdgeProps = {
  /** The panels that share the space, as `data-panel` names them. */
  pair: readonly [string, string]
  divides?: 'column' | 'row'
}

/** The edge between two panels of a column, or between two feeds. */
export function PanelEdge({ pair, divides = 'row' }: PanelEdgeProps) {
  const { workspace } = useCharts()
  const edge = useRef<HTMLDivElement>(null)
  const sizes = useSelector(workspace, sizesOf)
  const [before, after] = pair
  const lengthOf = (panel: string) => {
    const box = edge.current?.parentElement?.querySelector(`[data-panel="${panel}"]`)?.getBoundingClientRect()
    return (divides === 'row' ? box?.height : box?.width) ?? 0
  }
  const resize = (change: Partial<typeof sizes>) => workspace.send({ type: 'panels.resized', sizes: change })
  const part = shareOf(sizes, before) / (shareOf(sizes, before) + shareOf(sizes, after))
  return (
    <div ref={edge} className={styles.edge} data-divides={divides}>
      <Edge
        label={`Edge between ${panelNames[before] ?? before} and ${panelNames[after] ?? after}`}
        divides={divides}
        value={part * 100}
        least={0}
        most={100}
        onMove={(by) =>
          resize(divide(sizes, pair, [lengthOf(before), lengthOf(after)], by, [leastOf(before), leastOf(after)]))
        }
        onReset={() => resize(evenOut(sizes, pair))}
      />
    </div>
  )
}

const leastOf = (panel: string) => leastSizes[panel] ?? 0
