import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { Side } from '../../contract/shared/workspace.ts'
import { isDrawerOpen } from '../../machines/news-pit/news-pit.machine.ts'
import { layoutOf } from '../../machines/shared/layout.machine.ts'
import { useCharts } from '../charts.tsx'
import { usePit } from './pit.tsx'

/** What stands in the drawers. */
export const drawerNames: Record<Side, string> = { left: 'Categories', right: 'The Terminal News Feed' }

/** Whether a drawer is open, and whether it lies over the page: on a desktop it stands beside. */
export function useDrawer(side: Side) {
  const { view } = usePit()
  const isDesktop = useSelector(useCharts().layout, layoutOf) === 'desktop'
  const isOpen = useSelector(view, (snapshot) => isDrawerOpen(snapshot, side))
  const toggle = useCallback(
    () => view.send({ type: 'drawer.toggled', side, isOver: !isDesktop }),
    [view, side, isDesktop],
  )
  return { isOpen, isOver: isOpen && !isDesktop, toggle }
}
