import { useSelector } from '@xstate/react'
import type { Alert } from '../../contract/alerts/alerts.ts'
import { keptOf } from '../../machines/alerts/alerts.machine.ts'
import { namesOf } from '../../machines/alerts/ringing.machine.ts'
import { type AlertNames, IMPORTANT, isOne, keyOf, nameOf, rings } from '../../rules/alerts/alerts.ts'
import { focusOn } from '../kit/focus/focus.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './AlertsPage.module.css'
import type { AlertCharts } from './alerts.tsx'

type Props = { charts: AlertCharts }

/** What has been typed, then what can be switched on and off: important headlines, watchlists and presets. */
export function AlertList({ charts }: Props) {
  const { lists, presets } = useSelector(charts.ringing, namesOf)
  return (
    <>
      <Typed charts={charts} />
      <ul className={styles.list} aria-label="Alerts that can be switched on">
        <Switch charts={charts} alert={IMPORTANT} what="" />
        {lists?.map(({ id }) => (
          <Switch key={id} charts={charts} alert={{ kind: 'list', value: id }} what="Watchlist" />
        ))}
        {presets?.map(({ id }) => (
          <Switch key={id} charts={charts} alert={{ kind: 'preset', value: id }} what="Preset" />
        ))}
      </ul>
    </>
  )
}

const isOffered = (alert: Alert, { lists, presets }: AlertNames) =>
  isOne(alert, IMPORTANT) ||
  (alert.kind === 'list' && (!lists || lists.some(({ id }) => id === alert.value))) ||
  (alert.kind === 'preset' && (!presets || presets.some(({ id }) => id === alert.value)))

/** Also those whose list or preset was deleted. */
function Typed({ charts: { alerts, ringing } }: Props) {
  const names = useSelector(ringing, namesOf)
  const shown = useSelector(alerts, keptOf).alerts.filter((alert) => !isOffered(alert, names))
  if (shown.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Alerts">
      {shown.map((alert) => {
        const name = nameOf(alert, names) ?? (alert.kind === 'list' ? 'A deleted watchlist' : 'A deleted preset')
        return (
          <li key={keyOf(alert)} className={styles.row}>
            <span dir="auto" className={styles.name}>
              {name}
            </span>
            <button
              type="button"
              className={styles.tool}
              aria-label={`Remove ${name}`}
              title="Remove"
              onClick={({ currentTarget }) => {
                focusOn(currentTarget.closest('section')?.querySelector('input'))
                alerts.send({ type: 'alert.toggled', alert })
              }}
            >
              <CrossIcon />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Switch({ charts: { alerts, ringing }, alert, what }: Props & { alert: Alert; what: string }) {
  const isOn = useSelector(alerts, (snapshot) => rings(keptOf(snapshot), alert))
  const name = nameOf(alert, useSelector(ringing, namesOf))
  return (
    <li>
      <label className={styles.row}>
        <input type="checkbox" checked={isOn} onChange={() => alerts.send({ type: 'alert.toggled', alert })} />
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <span className={styles.what}>{what}</span>
      </label>
    </li>
  )
}
