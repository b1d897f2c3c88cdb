import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/shared/pages.ts'
import { product } from '../../../rules/shared/product/product.ts'
import { BoltIcon, RowsIcon } from '../../kit/icons.tsx'
import styles from './LaunchCards.module.css'

/** PIT-10. */
export function LaunchCards() {
  return (
    <ul className={styles.cards} aria-label={`More of ${product.name}`}>
      <li>
        <Link to={pages.terminal.path} className={styles.card}>
          <RowsIcon />
          <span className={styles.name}>Launch Terminal</span>
          <span className={styles.about}>Up to three live feeds of headlines, calendars, charts and Live TV.</span>
        </Link>
      </li>
      <li>
        <Link to={pages.newsPit.path} params={{ itemId: undefined }} className={styles.card}>
          <BoltIcon />
          <span className={styles.name}>Launch News Pit</span>
          <span className={styles.about}>What moved the market, as stories with their figures.</span>
        </Link>
      </li>
    </ul>
  )
}
