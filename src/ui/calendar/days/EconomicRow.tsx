import type { EconomicEvent } from '../../../contract/calendar/calendar.ts'
import { figure, impactWords, surpriseOfEvent, unitApart } from '../../../rules/calendar/calendar-words.ts'
import { timeIn } from '../../../rules/shared/time/zones.ts'
import { useWidgets } from '../../widgets.tsx'
import { eventRowId } from '../history/event-row.ts'
import { HeadlineMark } from '../history/HeadlineMark.tsx'
import { useHeadlineKey } from '../history/useHeadlineKey.ts'
import styles from './Days.module.css'
import { ImpactMark } from './ImpactMark.tsx'
import { RevisionMark } from './RevisionMark.tsx'
import { SurpriseMark } from './SurpriseMark.tsx'

/** CAL-08, CAL-15 to CAL-17: its name opens its history from anywhere in the row. */
export function EconomicRow({ event, zone, isNew }: { event: EconomicEvent; zone: string; isNew: boolean }) {
  const { releaseHistory } = useWidgets()
  const { id, eventName, country, unit, impact, isReported } = event
  const apart = unitApart(unit)
  return (
    <li
      className={`${styles.row} ${styles.event}`}
      data-new={isNew || undefined}
      data-reported={isReported || undefined}
      onClick={() => releaseHistory.send({ type: 'history.asked', event })}
      onKeyDown={useHeadlineKey(event)}
    >
      <time className={styles.time} dateTime={event.eventDateTime}>
        {timeIn(zone, Date.parse(event.eventDateTime))}
      </time>
      <button
        type="button"
        id={eventRowId(id)}
        tabIndex={-1}
        className={styles.name}
        title={eventName}
        aria-haspopup="dialog"
        aria-keyshortcuts={isReported ? 'H' : undefined}
      >
        <bdi>{eventName}</bdi>
      </button>
      <span className={styles.facts}>
        <span dir="auto" className={styles.country} title={country}>
          {country}
        </span>
        <Figures event={event} unit={apart ? '' : unit} />
      </span>
      <span className={styles.side}>
        {apart}
        {isReported && <HeadlineMark event={event} tabIndex={-1} />}
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

function Figures({ event, unit }: { event: EconomicEvent; unit: string }) {
  const { actual, estimate, previous, revisedFrom } = event
  const surprise = surpriseOfEvent(event)
  const shown = (value: number | null) => figure(value, unit)
  return (
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
  )
}
