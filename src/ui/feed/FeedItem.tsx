import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { NewsItem } from '../../contract/news.ts'
import { hasArrived, isExpanded } from '../../machines/live-feed.machine.ts'
import { useCharts } from '../charts.tsx'
import styles from './FeedRow.module.css'
import { FeedRow } from './FeedRow.tsx'

type Props = {
  item: NewsItem
  index: number
  count: number
  today: string
  /** Heights of the opened rows by item, in pixels: they keep their room when they are not drawn. */
  heights: Map<string, number>
}

/** Where a row stands in the list. What is in it is `FeedRow`, which need not be drawn again when rows come in above. */
export function FeedItem({ item, index, count, today, heights }: Props) {
  const { feed } = useCharts()
  const article = useRef<HTMLElement>(null)
  const isOpen = useSelector(feed, (snapshot) => isExpanded(snapshot, item.id))
  const isNew = useSelector(feed, (snapshot) => hasArrived(snapshot, item.id))
  const wasNew = useRef(false)
  // the tint lasts its time, also when the next batch comes sooner
  if (isNew) wasNew.current = true

  useLayoutEffect(() => {
    if (isOpen && article.current) heights.set(item.id, article.current.offsetHeight)
    else heights.delete(item.id)
  })

  return (
    <article
      ref={article}
      className={`${styles.item} ${isOpen ? styles.open : ''} ${wasNew.current ? styles.arrived : ''}`}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-labelledby={`headline-${item.id}`}
    >
      <FeedRow item={item} isOpen={isOpen} today={today} />
    </article>
  )
}
