import { useSelector } from '@xstate/react'
import { isLoading, isStale, staleSince } from '../../../machines/markets/timeline.machine.ts'
import { useMarkets } from '../market-charts.ts'

export function useTimelineFacts() {
  const { timeline } = useMarkets()
  return {
    isLoading: useSelector(timeline, isLoading),
    isBehind: useSelector(timeline, isStale),
    since: useSelector(timeline, staleSince),
  }
}
