import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/shared/pages.ts'
import styles from './ContactPage.module.css'

const cards = [
  { name: 'The Terminal', about: 'Headlines as they arrive, searchable at once.', to: pages.terminal.path },
  { name: 'The News Pit', about: 'What moved the market, and why.', to: pages.newsPit.path },
]

export function ContactCards() {
  return (
    <nav className={styles.cards} aria-label="Elsewhere in the product">
      {cards.map(({ name, about, to }) => (
        <Link key={to} className={styles.card} to={to}>
          <strong>{name}</strong>
          <span>{about}</span>
        </Link>
      ))}
      {/* LAY-18: it leads nowhere yet, and shows that to mouse, touch and keyboard users */}
      <button type="button" className={styles.card} aria-disabled="true" title="Coming Soon">
        <strong>
          Archives <em>Coming Soon</em>
        </strong>
        <span>Market signals of the past, kept to be searched.</span>
      </button>
    </nav>
  )
}
