import { type ReactNode, useEffect, useRef } from 'react'
import type { Widget } from '../../contract/shared/workspace.ts'
import { useLazy } from '../kit/lazy.ts'
import { Boundary } from '../kit/panel/Boundary.tsx'
import { Panel } from '../kit/panel/Panel.tsx'
import { whenSeen } from '../kit/when-seen.ts'
import styles from './LazyWidget.module.css'
import { codes, panelNames, type WidgetProps } from './widgets.ts'

type Props = WidgetProps & { widget: Widget }

/** A widget whose code comes when its panel is first open and in sight. */
export function LazyWidget({ widget, isOpen, collapse }: Props) {
  const { chart, part: Shown, hasFailed, retry } = useLazy(codes[widget])
  const ghost = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) return whenSeen(ghost.current, () => chart.send({ type: 'part.wanted' }))
  }, [chart, isOpen])
  const name = panelNames[widget] ?? widget
  const inPanel = (words: ReactNode) => (
    <Panel title={name} tools={collapse} isOpen={isOpen}>
      {words}
    </Panel>
  )
  if (Shown)
    return (
      <Boundary name={name} frame={inPanel}>
        <Shown isOpen={isOpen} collapse={collapse} />
      </Boundary>
    )
  return inPanel(
    hasFailed ? (
      <div className={styles.failed} role="alert">
        <p>This could not be loaded.</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    ) : (
      <div ref={ghost} className={styles.ghost} aria-busy="true" />
    ),
  )
}
