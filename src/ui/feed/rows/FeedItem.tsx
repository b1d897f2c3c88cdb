import { type MouseEvent, memo, type RefObject, useRef } from 'react'
import { isImportant } from '../../../rules/shared/marks.ts'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import { useFeedRef } from '../feed-ref.tsx'
import styles from './FeedRow.module.css'
import { type RowLook, rowIn } from './FeedRow.tsx'
import { OpenedRow } from './OpenedRow.tsx'

type Props = RowLook & {
  count: number
  /** Ids of the rows that came last: whichever is drawn for the first time while it is one of them is tinted. */
  arrivals: RefObject<ReadonlySet<string>>
  /** Whether Tab leads to it. */
  isStop: boolean
  /** The heading of its day, where that is another day than today. */
  dayId: string | undefined
  /** Pixels from the list's top of a row that is drawn though it is out of sight: it has the focus. */
  top?: number
  /** Heights of the opened rows by item, in pixels: they keep their space when they are not drawn. */
  heights: Map<string, number>
}

/** A row of the list: one component, for they are made by the hundred. It is not drawn again when rows come in above. */
export const FeedItem = memo(function FeedItem({ count, arrivals, isStop, dayId = '', top, heights, ...look }: Props) {
  const { feed } = useFeedRef()
  const { item, id, sought, isOpen, isRead, isMuted } = look
  // asked once: the tint lasts its time, also when the next batch comes sooner
  const isNew = useRef(arrivals.current.has(item.id))
  const toggle = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    feed.send({ type: 'item.toggled', id: item.id })
    // the space bar holds the list, and presses nothing, after a click of the mouse
    if (detail > 0) focusWithoutScroll(currentTarget.closest('article'))
  }
  const looks = [styles.item, isOpen && styles.open, isMuted && styles.muted]
  return (
    <article
      data-id={item.id}
      data-read={isRead || undefined}
      data-important={isImportant(item) || undefined}
      tabIndex={isStop ? 0 : -1}
      className={[...looks, isNew.current && styles.arrived, top !== undefined && styles.apart]
        .filter(Boolean)
        .join(' ')}
      style={top === undefined ? undefined : { top }}
      aria-setsize={count}
      aria-labelledby={`${id}-title`}
      aria-describedby={[
        dayId,
        `${id}-time`,
        `${id}-source`,
        !isRead && `${id}-unread`,
        isImportant(item) && `${id}-important`,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {rowIn(look, toggle)}
      {isOpen && <OpenedRow item={item} sought={sought} heights={heights} />}
    </article>
  )
})
