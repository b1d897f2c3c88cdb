import { useSelector } from '@xstate/react'
import { reachOf } from '../../machines/connection.machine.ts'
import { isLate, isLoading, isStale, shownOf, staleSince } from '../../machines/spotlight.machine.ts'
import { useCharts } from '../charts.tsx'
import { useWidgets } from '../widgets.tsx'

/** What there is to say of the whole list. */
export function useSpotlight() {
  const { connection } = useCharts()
  const { spotlight } = useWidgets()
  return {
    reach: useSelector(connection, reachOf),
    isLoading: useSelector(spotlight, isLoading),
    isLate: useSelector(spotlight, isLate),
    isStale: useSelector(spotlight, isStale),
    staleSince: useSelector(spotlight, staleSince),
    count: useSelector(spotlight, (snapshot) => shownOf(snapshot).length),
  }
}
