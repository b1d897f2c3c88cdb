import type { MouseEventHandler } from 'react'
import type { NewsItem } from '../../../contract/shared/news.ts'
import { rowTime } from '../../../rules/shared/time/formats.ts'
import styles from './FeedRow.module.css'
import { Highlighted } from './Highlighted.tsx'
import { tagsOf } from './tags.ts'

const TAGS_SHOWN = 3

export type RowLook = {
  item: NewsItem
  /** Of its parts on the page, before `-time`, `-source`, `-title` and `-unread`. */
  id: string
  today: string
  /** In lower case: they are marked. */
  words: readonly string[]
  isOpen: boolean
  isRead: boolean
  isMuted: boolean
}

/** What a row shows while it is closed. */
export function rowIn({ item, id, today, words, isOpen, isRead, isMuted }: RowLook, onPress: MouseEventHandler) {
  return (
    <button type="button" tabIndex={-1} className={styles.head} aria-expanded={isOpen} onClick={onPress}>
      <time id={`${id}-time`} className={styles.time} dateTime={item.publishedDatetime}>
        {rowTime(item.publishedDatetime, today)}
      </time>
      <span id={`${id}-source`} dir="auto" className={styles.source}>
        {item.articleSource}
      </span>
      <span dir="auto" className={`prose ${styles.headline}`} id={`${id}-title`}>
        {words.length === 0 ? item.title : <Highlighted text={item.title} words={words} />}
      </span>
      {tagsIn(item, isMuted)}
      {!isRead && (
        <span id={`${id}-unread`} className="visually-hidden">
          Unread
        </span>
      )}
    </button>
  )
}

function tagsIn(item: NewsItem, isMuted: boolean) {
  const tags = tagsOf(item)
  const more = tags.length - TAGS_SHOWN
  return (
    <span className={styles.tags}>
      {isMuted && <span className={styles.mute}>Muted</span>}
      {tags.slice(0, TAGS_SHOWN).map(({ kind, text }) => (
        <span key={text} className={styles[kind]}>
          {text}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  )
}
