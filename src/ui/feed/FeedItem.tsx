import { memo, useLayoutEffect, useRef } from 'react'
import styles from './FeedRow.module.css'
import { FeedRow, type RowLook } from './FeedRow.tsx'

type Props = RowLook & {
  index: number
  count: number
  isNew: boolean
  /** Whether Tab leads to it. */
  isStop: boolean
  /** Pixels from the list's top of a row that is drawn though it is out of sight: it has the focus. */
  top?: number
  /** Heights of the opened rows by item, in pixels: they keep their room when they are not drawn. */
  heights: Map<string, number>
}

/** Where a row stands in the list. What is in it is `FeedRow`, which need not be drawn again when rows come in above. */
export const FeedItem = memo(function FeedItem({ index, count, isNew, isStop, top, heights, ...look }: Props) {
  const { item, id, isOpen, isRead, isMuted } = look
  const article = useRef<HTMLElement>(null)
  const wasNew = useRef(false)
  // the tint lasts its time, also when the next batch comes sooner
  if (isNew) wasNew.current = true

  useLayoutEffect(() => {
    const row = article.current
    const measure = () => {
      if (!isOpen) heights.delete(item.id)
      else if (row?.isConnected) heights.set(item.id, row.offsetHeight)
    }
    measure()
    // what is in it may have grown since
    return () => {
      if (isOpen) measure()
    }
  })

  const looks = [styles.item, isOpen && styles.open, isRead && styles.read, isMuted && styles.muted]
  return (
    <article
      ref={article}
      data-id={item.id}
      tabIndex={isStop ? 0 : -1}
      className={[...looks, wasNew.current && styles.arrived, top !== undefined && styles.apart]
        .filter(Boolean)
        .join(' ')}
      style={top === undefined ? undefined : { top }}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-time ${id}-source${isRead ? '' : ` ${id}-unread`}`}
    >
      <FeedRow {...look} />
    </article>
  )
})
