import { memo } from 'react'
import type { NewsItem } from '../../contract/news.ts'
import { rowTime } from '../../rules/format.ts'
import { useCharts } from '../charts.tsx'
import { ChevronIcon } from '../kit/icons.tsx'
import { FeedDetails } from './FeedDetails.tsx'
import styles from './FeedRow.module.css'
import { tagsOf } from './tags.ts'

const TAGS_SHOWN = 3

export const FeedRow = memo(function FeedRow(props: { item: NewsItem; isOpen: boolean; today: string }) {
  const { item, isOpen, today } = props
  const { feed } = useCharts()
  return (
    <>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        onClick={() => feed.send({ type: 'item.toggled', id: item.id })}
      >
        <time className={styles.time} dateTime={item.publishedDatetime}>
          {rowTime(item.publishedDatetime, today)}
        </time>
        <span className={styles.source}>{item.articleSource}</span>
        <span className={`prose ${styles.headline}`} id={`headline-${item.id}`}>
          {item.title}
        </span>
        <Tags item={item} />
        <ChevronIcon className={styles.chevron} />
      </button>
      {isOpen && <FeedDetails item={item} />}
    </>
  )
})

function Tags({ item }: { item: NewsItem }) {
  const tags = tagsOf(item)
  const more = tags.length - TAGS_SHOWN
  return (
    <span className={styles.tags}>
      {tags.slice(0, TAGS_SHOWN).map(({ kind, text }) => (
        <span key={text} className={styles[kind]}>
          {text}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  )
}
