import { useSelector } from '@xstate/react'
import type { AlertSettings as Settings } from '../../contract/alerts/alerts.ts'
import { keptOf, permissionOf } from '../../machines/alerts/alerts.machine.ts'
import type { Permission } from '../../rules/alerts/alerts.ts'
import { isAllDay } from '../../rules/alerts/rang.ts'
import header from '../kit/panel/PageHeader.module.css'
import styles from './AlertsPage.module.css'
import type { AlertCharts } from './alerts.tsx'

type Props = { charts: AlertCharts }

const hindrances: Partial<Record<Permission, string>> = {
  denied: 'Your browser blocks notifications of this site. You can allow them in its settings.',
  missing: 'This browser shows no notifications of this page. They need https.',
}

/** ALT-03: the sound, the desktop, and when it is quiet. */
export function AlertSettings({ charts: { alerts, ringing } }: Props) {
  const { sound, desktop } = useSelector(alerts, keptOf).settings
  const permission = useSelector(alerts, permissionOf)
  const choose = (settings: Partial<Settings>) => alerts.send({ type: 'settings.chosen', settings })
  const isShown = desktop === 'on' && permission === 'granted'
  return (
    <div className={styles.settings}>
      <div className={styles.row}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={sound === 'on'}
            onChange={() => choose({ sound: sound === 'on' ? 'off' : 'on' })}
          />
          Sound
        </label>
        <button type="button" className={header.act} onClick={() => ringing.send({ type: 'sound.tried' })}>
          Try the sound
        </button>
      </div>
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={isShown}
          disabled={permission === 'missing'}
          onChange={() => (isShown ? choose({ desktop: 'off' }) : alerts.send({ type: 'desktop.asked' }))}
        />
        Desktop notifications
      </label>
      <p role="status" className={styles.hint}>
        {permission && hindrances[permission]}
      </p>
      <Quiet charts={{ alerts, ringing }} />
      <p className={styles.hint}>
        Alerts ring while a window of Market Flux is open, once over all windows. What a list begins with never rings.
      </p>
    </div>
  )
}

function Quiet({ charts: { alerts } }: Props) {
  const { quietHours, quiet } = useSelector(alerts, keptOf).settings
  const choose = (settings: Partial<Settings>) => alerts.send({ type: 'settings.chosen', settings })
  /** A field that is being emptied has no time. */
  const set = (end: keyof typeof quiet, time: string) => time && choose({ quiet: { ...quiet, [end]: time } })
  return (
    <div className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={quietHours === 'on'}
          onChange={() => choose({ quietHours: quietHours === 'on' ? 'off' : 'on' })}
        />
        Quiet hours
      </label>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={styles.time}>
          {end}
          <input type="time" value={quiet[end]} onChange={({ target }) => set(end, target.value)} />
        </label>
      ))}
      <span role="status" className={styles.what}>
        {isAllDay(quiet) && 'all day'}
      </span>
    </div>
  )
}
