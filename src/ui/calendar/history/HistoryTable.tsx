import type { EconomicEvent } from '../../../contract/calendar/calendar.ts'
import { figure, surpriseOfEvent, unitApart } from '../../../rules/calendar/calendar-words.ts'
import { historyWords, releaseDate } from '../../../rules/calendar/release-history.ts'
import days from '../days/Days.module.css'
import { RevisionMark } from '../days/RevisionMark.tsx'
import { SurpriseMark } from '../days/SurpriseMark.tsx'
import styles from './HistoryTable.module.css'

type Props = {
  history: readonly EconomicEvent[]
  zone: string
  /** The id of the event whose row was opened. */
  opened: string
}

/** The figures of the chart, the newest first. */
export function HistoryTable({ history, zone, opened }: Props) {
  const apart = unitApart(history[0]?.unit ?? '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.scroller} aria-label="Releases as a table" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{historyWords(history, zone)}</caption>
        <thead>
          <tr>
            <th scope="col">Released{apart && `, ${apart}`}</th>
            <th scope="col">Actual</th>
            <th scope="col">Estimate</th>
            <th scope="col">Previous</th>
          </tr>
        </thead>
        <tbody>
          {history.map((event) => (
            <Release key={event.id} event={event} zone={zone} isOpened={event.id === opened} apart={apart} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Release(props: { event: EconomicEvent; zone: string; isOpened: boolean; apart: string }) {
  const { event, zone, isOpened, apart } = props
  const { actual, estimate, previous, revisedFrom, unit, eventDateTime } = event
  const surprise = surpriseOfEvent(event)
  const isOff = surprise !== undefined && surprise.outcome !== 'inLine'
  const shown = (value: number | null) => figure(value, apart ? '' : unit)
  return (
    <tr aria-current={isOpened || undefined}>
      <th scope="row">
        <time dateTime={eventDateTime}>{releaseDate(event, zone)}</time>
      </th>
      <td className={surprise && days[surprise.outcome]} data-marked={isOff || undefined}>
        {shown(actual)}
        {surprise && <SurpriseMark surprise={surprise} />}
      </td>
      <td>{shown(estimate)}</td>
      <td data-marked={revisedFrom !== undefined || undefined}>
        {shown(previous)}
        {revisedFrom !== undefined && <RevisionMark from={shown(revisedFrom)} />}
      </td>
    </tr>
  )
}
