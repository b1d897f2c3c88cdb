import { use, useId } from 'react'
import { SIMULATED } from '../../../../contract/shared/news.ts'
import { contentTagsOf, headlineOf } from '../../../../rules/content/content.ts'
import { fullTime, rowTime } from '../../../../rules/shared/time/formats.ts'
import { TickerMoves } from '../../../feed/rows/ticker-details.ts'
import { useToday } from '../../../kit/focus/useToday.ts'
import type { ContentCardProps } from '../../cards/ContentCard.tsx'
import styles from './StoryList.module.css'

type Props = Required<Pick<ContentCardProps, 'item' | 'isRead' | 'isStop' | 'index' | 'count' | 'onToggle'>>

/** PIT-14: time, what it is about (a ticker with its move), headline, and on how many headlines it rests. */
export function StoryRow({ item, isRead, isStop, index, count, onToggle }: Props) {
  const name = useId()
  const { publishedDatetime, source, articleSource, contentData } = item
  const [about] = contentTagsOf(item)
  const Move = use(TickerMoves)
  const { length: rests } = contentData.contentSummary.referenceIds
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles its keys
    <article
      data-id={item.id}
      data-read={isRead || undefined}
      data-important={(item.importance?.weight ?? 0) > 1 || undefined}
      tabIndex={isStop ? 0 : -1}
      className={styles.head}
      aria-labelledby={`${name}title`}
      aria-describedby={`${name}source`}
      aria-posinset={index + 1}
      aria-setsize={count}
      onClick={() => onToggle(item.id)}
    >
      <time className={styles.time} dateTime={publishedDatetime} title={fullTime(publishedDatetime)}>
        {rowTime(publishedDatetime, useToday())}
      </time>
      <span dir="auto" className={about?.kind === 'ticker' ? `${styles.about} ${styles.ticker}` : styles.about}>
        {about?.kind === 'ticker' && Move ? <Move tickers={[about.text]} source={source} /> : about?.text}
      </span>
      <h3 dir="auto" className={`prose ${styles.headline}`} id={`${name}title`}>
        <button type="button" tabIndex={-1} aria-expanded={false}>
          {headlineOf(item)}
        </button>
      </h3>
      <span className={styles.source} id={`${name}source`}>
        {source !== SIMULATED && <bdi>{articleSource}</bdi>}
        {rests > 1 && <span> {rests} headlines</span>}
      </span>
    </article>
  )
}
