import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { isMobile } from '../../machines/shared/layout.machine.ts'
import { overOf } from '../../machines/shared/workspace.machine.ts'
import { useCharts } from '../charts.tsx'
import { focusOn } from '../kit/focus/focus.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './CalendarSheet.module.css'
import { LazyWidget } from './LazyWidget.tsx'

/** A phone's calendar: over the feed, from bar to bar. */
export function CalendarSheet() {
  const { layout, workspace } = useCharts()
  const isAskedFor = useSelector(workspace, (snapshot) => overOf(snapshot) === 'calendar')
  const isShown = useSelector(layout, isMobile) && isAskedFor
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isShown) focusOn(sheet.current)
  }, [isShown])
  if (!isShown) return null
  const leave = () => workspace.send({ type: 'over.left' })
  return (
    <aside ref={sheet} className={styles.sheet} aria-label="Calendar sheet" tabIndex={-1}>
      <LazyWidget
        widget="CALENDAR"
        isOpen
        collapse={
          <button type="button" aria-label="Close the calendar" onClick={leave}>
            <CrossIcon />
          </button>
        }
      />
    </aside>
  )
}
