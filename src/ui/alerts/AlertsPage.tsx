import { useSelector } from '@xstate/react'
import { isUnread } from '../../machines/alerts/alerts.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLive } from '../kit/live.ts'
import { PageHeader } from '../kit/panel/PageHeader.tsx'
import { Panel } from '../kit/panel/Panel.tsx'
import { AlertForm } from './AlertForm.tsx'
import { AlertList } from './AlertList.tsx'
import { AlertSettings } from './AlertSettings.tsx'
import styles from './AlertsPage.module.css'
import type { AlertCharts } from './alerts.tsx'
import { RangPanel } from './RangPanel.tsx'

/** ALT-01, ALT-04: what rings and how, and what rang. */
export function AlertsPage({ charts }: { charts: AlertCharts }) {
  const live = useLive(useCharts().root, charts)
  if (useSelector(live.alerts, isUnread))
    return (
      <div className={styles.page}>
        <PageHeader />
        <p role="status" className={styles.loading}>
          Loading…
        </p>
      </div>
    )
  return (
    <div className={styles.page}>
      <PageHeader />
      <div className={styles.columns}>
        <Panel title="Alert me about" className={styles.panel}>
          <AlertForm charts={live} />
          <AlertList charts={live} />
        </Panel>
        <div className={styles.ringing}>
          <Panel title="How alerts ring" className={styles.panel}>
            <AlertSettings charts={live} />
          </Panel>
          <RangPanel charts={live} />
        </div>
      </div>
    </div>
  )
}
