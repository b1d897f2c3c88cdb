import { product } from '../../../rules/product.ts'
import { BoltIcon, RowsIcon } from '../../kit/icons.tsx'
import { Link } from '../../kit/Link.tsx'
import styles from './LaunchCards.module.css'

/** PIT-10. */
export function LaunchCards() {
  return (
    <ul className={styles.cards} aria-label={`More of ${product.name}`}>
      <li>
        <Link href="/terminal" className={styles.card}>
          <RowsIcon />
          <span className={styles.name}>Launch Terminal</span>
          <span className={styles.about}>Up to three live feeds of headlines, calendars, charts and Live TV.</span>
        </Link>
      </li>
      <li>
        <Link href="/news-pit" className={styles.card}>
          <BoltIcon />
          <span className={styles.name}>Launch News Pit</span>
          <span className={styles.about}>What moved the market, told as stories with their figures.</span>
        </Link>
      </li>
    </ul>
  )
}
