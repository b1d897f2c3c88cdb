import { useSelector } from '@xstate/react'
import type { Widget } from '../../../contract/shared/workspace.ts'
import { isWidgetOpen } from '../../../machines/shared/workspace.machine.ts'
import { useCharts } from '../../charts.tsx'
import { ChevronIcon } from '../../kit/icons.tsx'
import { panelNames } from '../widgets.ts'
import styles from './Collapse.module.css'

/** TRM-04: opens and collapses a widget; the Spotlight has no such button. */
export function Collapse({ widget }: { widget: Widget }) {
  const { workspace } = useCharts()
  const isOpen = useSelector(workspace, (snapshot) => isWidgetOpen(snapshot, widget))
  const canToggle = useSelector(workspace, (snapshot) => snapshot.can({ type: 'widget.toggled', widget }))
  if (!canToggle) return null
  const label = `${isOpen ? 'Minimize' : 'Restore'} ${panelNames[widget]}`
  return (
    <button
      type="button"
      className={isOpen ? styles.open : undefined}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={() => workspace.send({ type: 'widget.toggled', widget })}
    >
      <ChevronIcon />
    </button>
  )
}
