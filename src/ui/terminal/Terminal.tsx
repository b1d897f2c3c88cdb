import { useSelector } from '@xstate/react'
import type { CSSProperties } from 'react'
import { layoutOf } from '../../machines/shared/layout.machine.ts'
import { overOf, sizesOf } from '../../machines/shared/workspace.machine.ts'
import { columnOf } from '../../rules/shared/page/workspace.ts'
import { useCharts } from '../charts.tsx'
import { Boundary } from '../kit/panel/Boundary.tsx'
import { CalendarSheet } from './CalendarSheet.tsx'
import { Column } from './columns/Column.tsx'
import { LaterColumnEdge } from './columns/LaterEdges.tsx'
import { useColumn } from './columns/useColumn.ts'
import { Feeds } from './Feeds.tsx'
import { Tape } from './Tape.tsx'
import styles from './Terminal.module.css'
import { Toolbar } from './Toolbar.tsx'

/** TRM-01: a left column, the feeds, a right column. Where three do not fit, the columns overlay the feeds. */
export function Terminal() {
  const { layout, workspace } = useCharts()
  const sizes = useSelector(workspace, sizesOf)
  const isCovered = useSelector(workspace, (snapshot) => overOf(snapshot) !== undefined)
  const isDesktop = useSelector(layout, layoutOf) === 'desktop'
  const [left, right] = [useColumn('left'), useColumn('right')]
  const widths: CSSProperties & Record<`--${string}`, string> = {
    '--left': `${columnOf(sizes, 'left')}px`,
    '--right': `${columnOf(sizes, 'right')}px`,
  }
  return (
    <div className={styles.desk} style={widths}>
      <Boundary name="The ticker tape">
        <Tape />
      </Boundary>
      <Toolbar />
      <div className={styles.columns}>
        <Column side="left" />
        {isDesktop && left.isOpen && <LaterColumnEdge side="left" />}
        <div className={styles.centre} inert={isCovered}>
          <Feeds />
        </div>
        {isDesktop && right.isOpen && <LaterColumnEdge side="right" />}
        <Column side="right" />
        <CalendarSheet />
      </div>
    </div>
  )
}
