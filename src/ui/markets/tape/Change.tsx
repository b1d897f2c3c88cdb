import type { Quote } from '../../../contract/markets/markets.ts'
import { arrows, changeText, directionOf, spokenChange } from '../../../rules/markets/quotes.ts'
import styles from './Change.module.css'

/** How far something has moved: coloured, with an arrow and a sign, and in words for screen readers. */
export function Change({ of }: { of: Pick<Quote, 'kind' | 'change' | 'changePercentage'> }) {
  const direction = directionOf(of)
  return (
    <span className={`${styles.change} ${styles[direction]}`}>
      <span aria-hidden="true">
        {arrows[direction]} {changeText(of)}
      </span>
      <span className="visually-hidden">{spokenChange(of)}</span>
    </span>
  )
}
