import type { ContentItem } from '../../../contract/content/content.ts'
import { companyOf, type Figure, figuresOf } from '../../../rules/content/figures.ts'
import card from './ContentCard.module.css'
import styles from './ContentCardFigures.module.css'

/** ENT-05. Nothing for a category without figures. */
export function ContentCardFigures({ item }: { item: ContentItem }) {
  const figures = figuresOf(item)
  const company = companyOf(item)
  if (!company) return null
  return (
    <div className={styles.figures}>
      <p className={styles.company}>
        <span>{company.name}</span>
        {company.line && <span className={styles.line}>{company.line}</span>}
      </p>
      <dl className={styles.list}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd className={figure.move && styles[figure.move]}>
              <Value {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Value({ text, spoken }: Figure) {
  if (!spoken) return text
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className={card.spoken}>{spoken}</span>
    </>
  )
}
