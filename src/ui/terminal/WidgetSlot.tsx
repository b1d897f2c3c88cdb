import { type ReactNode, useEffect } from 'react'
import type { Widget } from '../../contract/workspace.ts'
import { useCharts } from '../charts.tsx'
import { Boundary } from '../kit/Boundary.tsx'
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
  const name = panelNames[widget] ?? widget
  const inPanel = (words: ReactNode) => (
    <Panel title={name} tools={collapse} isOpen={isOpen}>
      {words}
    </Panel>
  )
  if (later.status === 'here')
    return (
      <Boundary name={name} frame={inPanel}>
        <later.part isOpen={isOpen} collapse={collapse} />
      </Boundary>
    )
  return inPanel(
    later.status === 'failed' ? (
      <div className={styles.failed} role="alert">
        <p>This could not be loaded.</p>
        <button type="button" onClick={() => void code.ask(charts)}>
          Retry
        </button>
      </div>
    ) : (
      <div className={styles.ghost} aria-busy="true" />
    ),
  )
}
