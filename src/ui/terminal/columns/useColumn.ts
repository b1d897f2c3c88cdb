import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { Side } from '../../../contract/shared/workspace.ts'
import { layoutOf } from '../../../machines/shared/layout.machine.ts'
import { isDrawerOpen, overOf } from '../../../machines/shared/workspace.machine.ts'
import { useCharts } from '../../charts.tsx'
import { columns, phoneColumns } from '../widgets.ts'

/** What a column is, and whether it is seen: beside the feeds as the user has arranged it, or over them while it is asked for. */
export function useColumn(side: Side) {
  const { layout, workspace } = useCharts()
  const arrangement = useSelector(layout, layoutOf)
  const isBeside = arrangement === 'desktop'
  const isKeptOpen = useSelector(workspace, (snapshot) => isDrawerOpen(snapshot, side))
  const isAskedFor = useSelector(workspace, (snapshot) => overOf(snapshot) === side)
  const toggle = useCallback(() => {
    if (isBeside) workspace.send({ type: 'drawer.toggled', side })
    else workspace.send(isAskedFor ? { type: 'over.left' } : { type: 'over.asked', over: side })
  }, [workspace, side, isBeside, isAskedFor])
  const column = (arrangement === 'mobile' ? phoneColumns : columns)[side]
  return { ...column, isOpen: isBeside ? isKeptOpen : isAskedFor, isOver: !isBeside && isAskedFor, toggle }
}
