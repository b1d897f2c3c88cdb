import type { Quote } from '../../../contract/markets/markets.ts'
import { directionOf, moveText, spokenChange } from '../../../rules/markets/quotes.ts'
import styles from './Change.module.css'

/** How far a price has moved today. */
export const Move = ({ of, className = '' }: { of: Quote; className?: string | undefined }) => (
  <span className={`${styles[directionOf(of)]} ${className}`.trim()}>
    <span aria-hidden="true">{moveText(of)}</span>
    <span className="visually-hidden">{spokenChange(of)}</span>
  </span>
)
