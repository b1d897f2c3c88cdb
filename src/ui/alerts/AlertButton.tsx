import { useSelector } from '@xstate/react'
import type { Alert } from '../../contract/alerts/alerts.ts'
import { isUnread, keptOf } from '../../machines/alerts/alerts.machine.ts'
import { rings } from '../../rules/alerts/alerts.ts'
import { useCharts } from '../charts.tsx'
import { useLive } from '../kit/live.ts'
import header from '../kit/panel/PageHeader.module.css'
import styles from './AlertButton.module.css'
import type { AlertCharts } from './alerts.tsx'

/** ALT-05: an alert for the symbol of the page. */
export const alertButtonOf = (charts: AlertCharts) =>
  function AlertButton({ symbol }: { symbol: string }) {
    const { alerts } = useLive(useCharts().root, charts)
    const alert: Alert = { kind: 'ticker', value: symbol }
    const isOn = useSelector(alerts, (snapshot) => rings(keptOf(snapshot), alert))
    // a press before it is known who is here would be lost
    if (useSelector(alerts, isUnread)) return null
    return (
      <button
        type="button"
        className={`${header.act} ${styles.button}`}
        aria-pressed={isOn}
        title={isOn ? `New headlines about ${symbol} ring` : `Ring for new headlines about ${symbol}`}
        onClick={() => alerts.send({ type: 'alert.toggled', alert })}
      >
        Alert
      </button>
    )
  }
