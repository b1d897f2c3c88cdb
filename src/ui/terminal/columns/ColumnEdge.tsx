import { useSelector } from '@xstate/react'
import type { Side } from '../../../contract/shared/workspace.ts'
import { sizesOf } from '../../../machines/shared/workspace.machine.ts'
import { columnOf } from '../../../rules/shared/page/workspace.ts'
import { COLUMN_LIMITS, resizeColumn, restoreColumn } from '../../../rules/terminal/panel-sizes.ts'
import { useCharts } from '../../charts.tsx'
import { Edge } from '../../kit/panel/Edge.tsx'
import { columns } from '../widgets.ts'

export function ColumnEdge({ side }: { side: Side }) {
  const { workspace } = useCharts()
  const sizes = useSelector(workspace, sizesOf)
  // the right column grows to the left
  const outwards = side === 'left' ? 1 : -1
  const resize = (change: Partial<typeof sizes>) => workspace.send({ type: 'panels.resized', sizes: change })
  return (
    <Edge
      label={`Edge of ${columns[side].name}`}
      divides="column"
      value={columnOf(sizes, side)}
      least={COLUMN_LIMITS.least}
      most={COLUMN_LIMITS.most}
      onMove={(by) => resize(resizeColumn(sizes, side, by * outwards))}
      onReset={() => resize(restoreColumn(sizes, side))}
    />
  )
}
