import type { ContentItem } from '../../../contract/content/content.ts'
import { imageWordsOf, ownImageOf } from '../../../rules/content/figures.ts'
import styles from './CardPicture.module.css'

/** Its space is kept, whatever becomes of it. `isFirst`: it is seen before anything is scrolled. */
export function CardPicture({ item, isFirst = false }: { item: ContentItem; isFirst?: boolean }) {
  const image = ownImageOf(item)
  if (!image) return null
  return (
    <div className={styles.picture} data-picture="">
      <img
        src={image}
        alt={imageWordsOf(item)}
        width={640}
        height={360}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    </div>
  )
}
