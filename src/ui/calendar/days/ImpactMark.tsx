import type { Impact } from '../../../contract/calendar/calendar.ts'
import styles from './Days.module.css'

const heights: Record<Impact, number> = { low: 1, medium: 2, high: 3 }

/** One to three bars. */
export function ImpactMark({ impact }: { impact: Impact }) {
  return (
    <svg className={`${styles.bars} ${styles[impact]}`} viewBox="0 0 11 10" aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 4}
          y={10 - bar * 3}
          width="3"
          height={bar * 3}
          rx="0.5"
          className={bar <= heights[impact] ? styles.filled : undefined}
        />
      ))}
    </svg>
  )
}
