import { useEffect } from 'react'
import type { Widget } from '../../contract/workspace.ts'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import { Panel } from '../kit/Panel.tsx'
import { Collapse } from './Collapse.tsx'
import styles from './WidgetSlot.module.css'
import { codes, panelNames } from './widgets.ts'

/** A widget whose code comes when it is first open; its place is there before. */
export function WidgetSlot({ widget, isOpen }: { widget: Widget; isOpen: boolean }) {
  const charts = useCharts()
  const code = codes[widget]
  const later = useLater(code)
  useEffect(() => {
    if (isOpen) void code.ask(charts)
  }, [code, charts, isOpen])
  const collapse = <Collapse widget={widget} />
  if (later.status === 'here') return <later.part isOpen={isOpen} collapse={collapse} />
  return (
    <Panel title={panelNames[widget] ?? widget} tools={collapse} isOpen={isOpen}>
      {later.status === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>This could not be loaded.</p>
          <button type="button" onClick={() => void code.ask(charts)}>
            Retry
          </button>
        </div>
      )}
    </Panel>
  )
}
