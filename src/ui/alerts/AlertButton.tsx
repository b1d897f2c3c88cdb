import { useSelector } from '@xstate/react'
import type { Alert } from '../../contract/alerts/alerts.ts'
import { useCharts } from '../charts.tsx'
import { Icon } from '../kit/icons.tsx'
import { useLive } from '../kit/live.ts'
import header from '../kit/panel/PageHeader.module.css'
import styles from './AlertButton.module.css'
import { isOnIn } from './alert-state.ts'
import type { AlertCharts } from './alerts.tsx'

/** `name`: of what rings. `tool`: the class of the icons that it stands among; without, it has a word of its own. */
export type AlertButtonProps = { alert: Alert; name: string; tool?: string | undefined }

/** ALT-05, ALT-06: an alert for what stands beside it. */
export const alertButtonOf = (charts: AlertCharts) =>
  function AlertButton({ alert, name, tool }: AlertButtonProps) {
    const { alerts } = useLive(useCharts().root, charts)
    const isOn = useSelector(alerts, (snapshot) => isOnIn(snapshot, alert))
    // a press before it is known who is here would be lost
    if (isOn === undefined) return null
    return (
      <button
        type="button"
        className={`${tool ?? header.act} ${styles.button}`}
        aria-label={tool && `Alert me about ${name}`}
        aria-pressed={isOn}
        title={isOn ? `Alerts on: new headlines about ${name} ring` : `Alert me: ring for new headlines about ${name}`}
        onClick={() => alerts.send({ type: 'alert.toggled', alert })}
      >
        {tool ? <BellIcon /> : 'Alert'}
      </button>
    )
  }

const BellIcon = () => (
  <Icon size={14}>
    <path d="M3 11.5h10c-1-1-1.5-2-1.5-4.5a3.5 3.5 0 0 0-7 0c0 2.5-.5 3.5-1.5 4.5zM7 13.7h2" />
  </Icon>
)
