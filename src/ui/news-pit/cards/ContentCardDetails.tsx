import type { ContentItem } from '../../../contract/content/content.ts'
import { versionsOf } from '../../../rules/content/content.ts'
import { takenAt } from '../../../rules/content/figures.ts'
import { CardPicture } from './CardPicture.tsx'
import styles from './ContentCardDetails.module.css'
import { ContentCardFigures } from './ContentCardFigures.tsx'
import { ContentCardTagButtons } from './ContentCardTags.tsx'
import { ContentCardWays } from './ContentCardWays.tsx'
import { Evidence, EvidenceButton } from './Evidence.tsx'

/** What an open card shows beneath its headline: the text of the long version (ENT-03), its picture, its figures, the ways out. */
export function ContentCardDetails({ item, hasPicture }: { item: ContentItem; hasPicture: boolean }) {
  const text = versionsOf(item)?.long.summary
  const taken = takenAt(item)
  return (
    <div className={styles.details}>
      {hasPicture && <CardPicture item={item} />}
      {text && (
        <p dir="auto" className={`prose ${styles.text}`}>
          {text}
        </p>
      )}
      <ContentCardFigures item={item} />
      <ContentCardTagButtons item={item} />
      <div className={styles.behind}>
        <p className={`prose ${styles.origin}`}>
          <bdi>{item.articleSource}</bdi>
          <EvidenceButton item={item} />
          {taken && <span>figures of {taken}</span>}
        </p>
        <Evidence id={item.id} />
      </div>
      <ContentCardWays item={item} />
    </div>
  )
}
