import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import type { NewsItem } from '../../contract/shared/news.ts'
import {
  areMutesRevealed,
  arrivedOf,
  currentOf,
  expandedOf,
  mutedOf,
  searchOf,
} from '../../machines/feed/live-feed.machine.ts'
import { readIdsOf } from '../../machines/feed/reading.machine.ts'
import { idsOf } from '../../rules/shared/merge.ts'
import { useCharts } from '../charts.tsx'
import { useFeedRef } from './feed-ref.tsx'

/** What is true of each row, from sets that are made once for all of them. */
export function useLooks() {
  const { feed } = useFeedRef()
  const { reading } = useCharts()
  const search = useSelector(feed, searchOf)
  const expanded = useSelector(feed, expandedOf)
  const arrived = useSelector(feed, arrivedOf)
  const muted = useSelector(feed, mutedOf)
  const isRevealed = useSelector(feed, areMutesRevealed)
  const read = useSelector(reading, readIdsOf)
  const opened = useMemo(() => new Set(expanded), [expanded])
  const arrivals = useRef<ReadonlySet<string>>(new Set())
  arrivals.current = useMemo(() => new Set(arrived), [arrived])
  const lookOf = (item: NewsItem) => ({
    item,
    sought: search,
    isOpen: opened.has(item.id),
    arrivals,
    isRead: read.has(item.id),
    isMuted: isRevealed && idsOf(muted).has(item.id),
  })
  return { current: useSelector(feed, currentOf), opened, lookOf }
}
