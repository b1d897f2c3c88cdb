import { type MouseEventHandler, use } from 'react'
import type { NewsItem } from '../../../contract/shared/news.ts'
import type { Sought } from '../../../rules/feed/highlight.ts'
import { subjectOf } from '../../../rules/feed/subject.ts'
import { isImportant } from '../../../rules/shared/marks.ts'
import type { Day } from '../../../rules/shared/time/day.ts'
import { rowTime } from '../../../rules/shared/time/formats.ts'
import { StoryCounts } from '../../stories/story-counts.ts'
import styles from './FeedRow.module.css'
import { Highlighted } from './Highlighted.tsx'
import { TickerMoves } from './ticker-details.ts'

export type RowLook = {
  item: NewsItem
  /** Of its parts on the page, before `-time`, `-source`, `-title`, `-unread` and `-important`. */
  id: string
  /** The day under which it stands. */
  day: Day
  /** It is marked. */
  sought: Sought
  isOpen: boolean
  isRead: boolean
  isMuted: boolean
}

/** What a row shows while it is closed. */
export function rowIn({ item, id, day, sought, isOpen, isRead, isMuted }: RowLook, onPress: MouseEventHandler) {
  const { ticker, topic } = subjectOf(item)
  const [Move, Count] = [use(TickerMoves), use(StoryCounts)]
  return (
    <button type="button" tabIndex={-1} className={styles.head} aria-expanded={isOpen} onClick={onPress}>
      <time id={`${id}-time`} className={styles.time} dateTime={item.publishedDatetime}>
        {rowTime(item.publishedDatetime, day)}
      </time>
      <span className={ticker ? `${styles.subject} ${styles.ticker}` : styles.subject}>
        {ticker && Move ? <Move tickers={item.tickers} source={item.source} /> : (ticker ?? topic)}
      </span>
      <span className={styles.words}>
        <span dir="auto" className={`prose ${styles.headline}`} id={`${id}-title`}>
          <Highlighted text={item.title} sought={sought} />
        </span>
        {!isOpen && Count && <Count id={item.id} source={item.source} />}
        <span id={`${id}-source`} dir="auto" className={styles.source}>
          {item.articleSource}
        </span>
      </span>
      {isMuted && <span className={styles.mute}>Muted</span>}
      {!isRead && (
        <span id={`${id}-unread`} className="visually-hidden">
          Unread
        </span>
      )}
      {isImportant(item) && (
        <span id={`${id}-important`} className="visually-hidden">
          Important
        </span>
      )}
    </button>
  )
}
