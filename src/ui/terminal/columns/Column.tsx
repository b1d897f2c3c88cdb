import { useSelector } from '@xstate/react'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import type { Side, Widget } from '../../../contract/shared/workspace.ts'
import { isWidgetOpen, sizesOf, workspaceOf } from '../../../machines/shared/workspace.machine.ts'
import { shareOf } from '../../../rules/shared/page/workspace.ts'
import { useCharts } from '../../charts.tsx'
import { useFocusOver } from '../../kit/focus/useFocusOver.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import { LazyWidget } from '../LazyWidget.tsx'
import { leastSizes } from '../widgets.ts'
import { Collapse } from './Collapse.tsx'
import styles from './Column.module.css'
import { LaterPanelEdge } from './LaterEdges.tsx'
import { useColumn } from './useColumn.ts'

/** A drawer of widgets. Once seen it stays in the page, so that what plays in it plays on. */
export function Column({ side }: { side: Side }) {
  const { workspace } = useCharts()
  const { name, widgets, isOpen, isOver, toggle } = useColumn(side)
  const { openWidgets } = useSelector(workspace, workspaceOf)
  const column = useRef<HTMLElement>(null)
  const wasSeen = useRef(false)
  if (isOpen) wasSeen.current = true
  useFocusOver(column, isOver, 'button')
  useInSight(column, openWidgets)
  if (!wasSeen.current) return null

  return (
    <>
      {isOver && <button type="button" tabIndex={-1} aria-hidden="true" className={styles.scrim} onClick={toggle} />}
      <aside
        ref={column}
        id={`column-${side}`}
        className={`${styles.column} ${styles[side]}`}
        aria-label={name}
        hidden={!isOpen}
      >
        {isOver && <Head name={name} onClose={toggle} />}
        {widgets.map((widget, index) => (
          <Fragment key={widget}>
            {index > 0 && <LaterPanelEdge pair={openPair(widgets, openWidgets, index)} />}
            <Space widget={widget} />
          </Fragment>
        ))}
      </aside>
    </>
  )
}

function Head({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <header className={styles.head}>
      <h2>{name}</h2>
      <button type="button" aria-label={`Close ${name}`} onClick={onClose}>
        <CrossIcon />
      </button>
    </header>
  )
}

/** The open panels on either side of an edge: the nearest above, and the one beneath if it is open itself. */
function openPair(widgets: readonly Widget[], open: readonly Widget[], index: number) {
  const above = widgets.slice(0, index).findLast((widget) => open.includes(widget))
  const below = widgets[index]
  return above && below && open.includes(below) ? ([above, below] as const) : undefined
}

/** Scrolls a panel that is opened into view, where the column is too low for all of them; also one that is opened together with its column. */
function useInSight(column: RefObject<HTMLElement | null>, open: readonly Widget[]) {
  const before = useRef(open)
  useEffect(() => {
    const opened = open.find((widget) => !before.current.includes(widget))
    before.current = open
    if (opened) column.current?.querySelector(`[data-panel="${opened}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [column, open])
}

function Space({ widget }: { widget: Widget }) {
  const { workspace } = useCharts()
  const isOpen = useSelector(workspace, (snapshot) => isWidgetOpen(snapshot, widget))
  const share = useSelector(workspace, (snapshot) => shareOf(sizesOf(snapshot), widget))
  return (
    <div
      className={styles.space}
      data-panel={widget}
      data-closed={!isOpen || undefined}
      style={isOpen ? { flexGrow: share, minHeight: leastSizes[widget] } : undefined}
    >
      <LazyWidget widget={widget} isOpen={isOpen} collapse={<Collapse widget={widget} />} />
    </div>
  )
}
