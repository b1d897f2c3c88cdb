import { useEffect } from 'react'
import type { Widget } from '../../contract/workspace.ts'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import { Panel } from '../kit/Panel.tsx'
import styles from './WidgetSlot.module.css'
import { codes, panelNames, type WidgetProps } from './widgets.ts'

type Props = WidgetProps & { widget: Widget }

/** A widget whose code comes when it is first open; its place is there before. */
export function WidgetSlot({ widget, isOpen, collapse }: Props) {
  const charts = useCharts()
  const code = codes[widget]
  const later = useLater(code)
  useEffect(() => {
    if (isOpen) void code.ask(charts)
  }, [code, charts, isOpen])
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
