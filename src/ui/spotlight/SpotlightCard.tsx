import { memo } from 'react'
import type { ContentItem } from '../../contract/content/content.ts'
import { SIMULATED } from '../../contract/shared/news.ts'
import { contentTagsOf, headlineOf } from '../../rules/content/content.ts'
import { pitLinkOf } from '../../rules/shared/page/pit-link.ts'
import { product } from '../../rules/shared/product/product.ts'
import { fullTime } from '../../rules/shared/time/formats.ts'
import { spotlightTime } from '../../rules/spotlight/spotlight-time.ts'
import { OutIcon } from '../kit/later-icons.tsx'
import styles from './SpotlightCard.module.css'

const TAGS_SHOWN = 3

type Props = {
  item: ContentItem
  index: number
  count: number
  today: string
  /** Tab leads to it. */
  isStop: boolean
}

/** SPT-02. The whole card is the way to the item's page. */
export const SpotlightCard = memo(function SpotlightCard({ item, index, count, today, isStop }: Props) {
  const { id, publishedDatetime } = item
  const tags = contentTagsOf(item)
  const more = tags.length - TAGS_SHOWN
  const headline = headlineOf(item)
  return (
    <article
      data-id={id}
      className={styles.card}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-labelledby={`spotlight-${id}`}
    >
      <p className={styles.meta}>
        <bdi className={styles.label}>{item.source === SIMULATED ? product.name : item.articleSource}</bdi>
        <time dateTime={publishedDatetime} title={fullTime(publishedDatetime)}>
          {spotlightTime(publishedDatetime, today)}
        </time>
      </p>
      <h3 dir="auto" className={`prose ${styles.headline}`} id={`spotlight-${id}`}>
        {headline}
      </h3>
      <div className={styles.foot}>
        <ul className={styles.tags} aria-label="Tags">
          {tags.slice(0, TAGS_SHOWN).map(({ kind, text }) => (
            <li key={text} dir="auto" className={styles[kind]}>
              {text}
            </li>
          ))}
          {more > 0 && (
            <li
              className={styles.topic}
              title={tags
                .slice(TAGS_SHOWN)
                .map(({ text }) => text)
                .join(', ')}
            >
              +{more}
            </li>
          )}
        </ul>
        <a
          className={styles.open}
          href={pitLinkOf(id)}
          target="_blank"
          rel="noopener"
          tabIndex={isStop ? 0 : -1}
          aria-label={`Open “${headline}” (new tab)`}
          title="Open in a new tab"
        >
          <OutIcon />
        </a>
      </div>
    </article>
  )
})
