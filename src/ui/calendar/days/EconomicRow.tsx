import type { EconomicEvent } from '../../../contract/calendar/calendar.ts'
import { figure, impactWords, surpriseOfEvent, unitApart } from '../../../rules/calendar/calendar-words.ts'
import { timeIn } from '../../../rules/shared/time/zones.ts'
import styles from './Days.module.css'
import { ImpactMark } from './ImpactMark.tsx'
import { RevisionMark } from './RevisionMark.tsx'
import { SurpriseMark } from './SurpriseMark.tsx'

/** CAL-08, CAL-16. */
export function EconomicRow({ event, zone, isNew }: { event: EconomicEvent; zone: string; isNew: boolean }) {
  const { eventName, country, actual, estimate, previous, revisedFrom, unit, impact } = event
  const surprise = surpriseOfEvent(event)
  const apart = unitApart(unit)
  const shown = (value: number | null) => figure(value, apart ? '' : unit)
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <time className={styles.time} dateTime={event.eventDateTime}>
        {timeIn(zone, Date.parse(event.eventDateTime))}
      </time>
      <span dir="auto" className={styles.name} title={eventName}>
        {eventName}
      </span>
      <span className={styles.facts}>
        <span dir="auto" className={styles.country} title={country}>
          {country}
        </span>
        <span className={styles.figures}>
          <span title="Actual" className={surprise && styles[surprise.outcome]}>
            A: {shown(actual)}
            {surprise && <SurpriseMark surprise={surprise} />}
          </span>{' '}
          <span title="Estimate">E: {shown(estimate)}</span>{' '}
          <span title="Previous">
            P: {shown(previous)}
            {revisedFrom !== undefined && <RevisionMark from={shown(revisedFrom)} />}
          </span>
        </span>
      </span>
      <span className={styles.side}>
        {apart}
        {impact && (
          <span title={impactWords[impact]}>
            <ImpactMark impact={impact} />
            <span className="visually-hidden">{impactWords[impact]}</span>
          </span>
        )}
      </span>
    </li>
  )
}
