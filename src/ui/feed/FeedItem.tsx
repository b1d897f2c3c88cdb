import type { Virtualizer } from '@tanstack/react-virtual'
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
  start: number
  today: string
  virtualizer: Virtualizer<HTMLElement, Element>
}

/** Where a row stands in the list. What is in it is `FeedRow`, which need not be drawn again when rows come in above. */
export function FeedItem({ item, index, count, start, today, virtualizer }: Props) {
  const { feed } = useCharts()
  const article = useRef<HTMLElement>(null)
  const isOpen = useSelector(feed, (snapshot) => isExpanded(snapshot, item.id))
  const isNew = useSelector(feed, (snapshot) => hasArrived(snapshot, item.id))
  const wasNew = useRef(false)
  // the tint lasts its time, also when the next batch comes sooner
  if (isNew) wasNew.current = true

  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing change the height, a moved row keeps it
  useLayoutEffect(() => {
    if (!article.current || (!isOpen && !wasOpen.current)) return
    wasOpen.current = true
    virtualizer.measureElement(article.current)
  }, [isOpen])

  return (
    <article
      ref={article}
      data-index={index}
      className={`${styles.item} ${isOpen ? styles.open : ''} ${wasNew.current ? styles.arrived : ''}`}
      style={{ transform: `translateY(${start}px)` }}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-labelledby={`headline-${item.id}`}
    >
      <FeedRow item={item} isOpen={isOpen} today={today} />
    </article>
  )
}
