import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './FeedRow.module.css'
import { FeedRow, type RowLook } from './FeedRow.tsx'

type Props = RowLook & {
  count: number
  /** Ids of the rows that came last: whichever is drawn for the first time while it is one of them is tinted. */
  arrivals: RefObject<ReadonlySet<string>>
  /** Whether Tab leads to it. */
  isStop: boolean
  /** Pixels from the list's top of a row that is drawn though it is out of sight: it has the focus. */
  top?: number
  /** Heights of the opened rows by item, in pixels: they keep their room when they are not drawn. */
  heights: Map<string, number>
}

/** A row of the list; what is in it is `FeedRow`. Neither need be drawn again when rows come in above. */
export const FeedItem = memo(function FeedItem({ count, arrivals, isStop, top, heights, ...look }: Props) {
  const { item, id, isOpen, isRead, isMuted } = look
  const article = useRef<HTMLElement>(null)
  // asked once: the tint lasts its time, also when the next batch comes sooner
  const isNew = useRef(arrivals.current.has(item.id))

  useLayoutEffect(() => {
    const row = article.current
    if (!isOpen || !row) return void heights.delete(item.id)
    const measure = () => heights.set(item.id, row.offsetHeight)
    const sizes = new ResizeObserver(measure)
    sizes.observe(row)
    measure()
    return () => sizes.disconnect()
  }, [isOpen, item.id, heights])

  const looks = [styles.item, isOpen && styles.open, isRead && styles.read, isMuted && styles.muted]
  return (
    <article
      ref={article}
      data-id={item.id}
      tabIndex={isStop ? 0 : -1}
      className={[...looks, isNew.current && styles.arrived, top !== undefined && styles.apart]
        .filter(Boolean)
        .join(' ')}
      style={top === undefined ? undefined : { top }}
      aria-setsize={count}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-time ${id}-source${isRead ? '' : ` ${id}-unread`}`}
    >
      <FeedRow {...look} />
    </article>
  )
})
