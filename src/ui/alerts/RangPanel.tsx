import { useSelector } from '@xstate/react'
import type { Rang } from '../../contract/alerts/alerts.ts'
import { rangOf } from '../../machines/alerts/ringing.machine.ts'
import { pitLinkOf } from '../../rules/shared/page/pit-link.ts'
import { fullTime, sinceTime } from '../../rules/shared/time/formats.ts'
import { useToday } from '../kit/focus/useToday.ts'
import { PlaceLink } from '../kit/PlaceLink.tsx'
import header from '../kit/panel/PageHeader.module.css'
import { Panel } from '../kit/panel/Panel.tsx'
import words from '../kit/panel/PanelWords.module.css'
import styles from './AlertsPage.module.css'
import type { AlertCharts } from './alerts.tsx'

/** ALT-04: what rang, when and why, the newest first. */
export function RangPanel({ charts: { ringing } }: { charts: AlertCharts }) {
  const rang = useSelector(ringing, rangOf)
  const clear = (
    <button type="button" className={header.act} onClick={() => ringing.send({ type: 'rang.cleared' })}>
      Clear
    </button>
  )
  return (
    <Panel title="Recent alerts" className={styles.panel} tools={rang.length > 0 && clear}>
      {rang.length === 0 ? (
        <div className={words.state}>
          <p className={words.what}>No alerts yet.</p>
          <p>Headlines that ring are listed here with the reason.</p>
        </div>
      ) : (
        <ol className={styles.rang}>
          {rang.map((one) => (
            <Line key={one.id} rang={one} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Line({ rang: { id, at, title, articleSource, why, how } }: { rang: Rang }) {
  const instant = new Date(at).toISOString()
  return (
    <li>
      <p className={styles.facts}>
        <time dateTime={instant} title={fullTime(instant)}>
          {sinceTime(at, useToday())}
        </time>
        <span dir="auto" className={styles.why}>
          {why.join(', ')}
        </span>
        <span dir="auto">{articleSource}</span>
        {how === 'quiet' && <span>in quiet hours</span>}
      </p>
      <PlaceLink href={pitLinkOf(id)} className={styles.title} dir="auto">
        {title}
      </PlaceLink>
    </li>
  )
}
