import type { ContentItem } from '../../../contract/content/content.ts'
import { versionsOf } from '../../../rules/content/content.ts'
import { imageWordsOf, ownImageOf, takenAt } from '../../../rules/content/figures.ts'
import styles from './ContentCardDetails.module.css'
import { ContentCardFigures } from './ContentCardFigures.tsx'
import { ContentCardTagButtons } from './ContentCardTags.tsx'
import { ContentCardWays } from './ContentCardWays.tsx'

/** What an open card shows beneath its headline: the text of the long version (ENT-03), its picture, its figures, the ways out. */
export function ContentCardDetails({ item }: { item: ContentItem }) {
  const text = versionsOf(item)?.long.summary
  const taken = takenAt(item)
  const { length: rests } = item.contentData.contentSummary.referenceIds
  return (
    <div className={styles.details}>
      <Picture item={item} />
      {text && (
        <p dir="auto" className={`prose ${styles.text}`}>
          {text}
        </p>
      )}
      <ContentCardFigures item={item} />
      <ContentCardTagButtons item={item} />
      <p className={`prose ${styles.origin}`}>
        <bdi>{item.articleSource}</bdi>
        {rests > 0 && <span>rests on {rests === 1 ? 'one headline' : `${rests} headlines`}</span>}
        {taken && <span>figures of {taken}</span>}
      </p>
      <ContentCardWays item={item} />
    </div>
  )
}

/** Its space is kept, whatever becomes of it. */
function Picture({ item }: { item: ContentItem }) {
  const image = ownImageOf(item)
  if (!image) return null
  return (
    <div className={styles.picture}>
      <img
        src={image}
        alt={imageWordsOf(item)}
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    </div>
  )
}
