import type { EconomicEvent } from '../../../contract/calendar/calendar.ts'
import { figure, surpriseOfEvent } from '../../../rules/calendar/calendar-words.ts'
import { drawnOf, historyWords, type Point, releaseDate } from '../../../rules/calendar/release-history.ts'
import days from '../days/Days.module.css'
import styles from './HistoryChart.module.css'

/** Of the drawing: what its lines and marks need at the edges is within. */
const [WIDTH, HEIGHT, EDGE] = [320, 96, 6]
const across = (x: number) => EDGE + x * (WIDTH - 2 * EDGE)
const down = (y: number) => EDGE + y * (HEIGHT - 2 * EDGE)

type Props = { history: readonly EconomicEvent[]; zone: string }

/** What was released, as a line, and what was estimated, as dashes; the table beneath has the figures. */
export function HistoryChart({ history, zone }: Props) {
  const { actual, estimate, lowest, highest, zero } = drawnOf(history)
  const [last, first] = [history[0], history.at(-1)]
  if (!last || !first) return null
  const lineOf = (points: readonly Point[]) => points.map(({ x, y }) => `${across(x)},${down(y)}`).join(' ')
  const outcomes = new Map(history.map((event) => [event.id, surpriseOfEvent(event)?.outcome]))
  return (
    <figure className={styles.figure}>
      <div className={styles.scale} aria-hidden="true">
        <span>{figure(highest, last.unit)}</span>
        <span>{figure(lowest, last.unit)}</span>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={historyWords(history, zone)}
      >
        {zero !== undefined && <line className={styles.zero} x1="0" x2={WIDTH} y1={down(zero)} y2={down(zero)} />}
        {estimate.map(({ id, x, y }) => (
          <line key={id} className={styles.estimate} x1={across(x) - 5} x2={across(x) + 5} y1={down(y)} y2={down(y)} />
        ))}
        <polyline className={styles.line} points={lineOf(actual)} />
        {actual.map(({ id, x, y }) => (
          <circle
            key={id}
            className={`${styles.dot} ${days[outcomes.get(id) ?? 'off']}`}
            cx={across(x)}
            cy={down(y)}
            r={id === last.id ? 4 : 2.5}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>{releaseDate(first, zone)}</span>
        <span className={styles.signs} aria-hidden="true">
          <span className={styles.dotSign}>●</span> actual <span className={styles.dashSign}>–</span> estimate
        </span>
        <span>{releaseDate(last, zone)}</span>
      </figcaption>
    </figure>
  )
}
