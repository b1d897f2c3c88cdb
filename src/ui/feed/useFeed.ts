import { useSelector } from '@xstate/react'
import {
  isLoading,
  isQuiet,
  isStale,
  olderCount,
  refusedFor,
  shownOf,
  staleSince,
} from '../../machines/feed/live-feed.machine.ts'
import { reachOf } from '../../machines/shared/connection.machine.ts'
import { newestAt } from '../../rules/shared/merge.ts'
import { useCharts } from '../charts.tsx'
import { useToday } from '../kit/focus/useToday.ts'
import { useFeedRef } from './feed-ref.tsx'

/** The state of the whole list; the rows select their own. */
export function useFeed() {
  const { connection } = useCharts()
  const { feed } = useFeedRef()
  return {
    reach: useSelector(connection, reachOf),
    isLoading: useSelector(feed, isLoading),
    isStale: useSelector(feed, isStale),
    staleSince: useSelector(feed, staleSince),
    refusedFor: useSelector(feed, refusedFor),
    quietSince: useSelector(feed, (snapshot) => (isQuiet(snapshot) ? newestAt(shownOf(snapshot)) : undefined)),
    today: useToday(),
    count: useSelector(feed, (snapshot) => shownOf(snapshot).length + olderCount(snapshot)),
  }
}
