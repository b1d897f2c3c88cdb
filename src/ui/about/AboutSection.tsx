import { type Claim, claims } from '../../rules/shared/product/marketing.ts'
import styles from './AboutPage.module.css'
import type { AboutSection as Section } from './about-content.ts'

export function AboutSection({ section: { id, heading, body, cards } }: { section: Section }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.body}>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {cards.length > 0 && (
        <dl className={styles.cards}>
          {cards.map((card) => (
            <Card key={card.label} claim={card} />
          ))}
        </dl>
      )}
    </section>
  )
}

function Card({ claim }: { claim: Claim }) {
  const kind = claim === claims.foundersHub ? styles.membership : styles.card
  return (
    <div className={kind}>
      <dt>{claim.label}</dt>
      <dd>{claim.figure}</dd>
    </div>
  )
}
