import { useSelector } from '@xstate/react'
import { reachOf } from '../../../machines/connection.machine.ts'
import { isLate, isLoading, isStale, shownOf, staleSince } from '../../../machines/spotlight.machine.ts'
import { useCharts } from '../../charts.tsx'
import { listBody, listStanding } from '../../feed/standing.ts'
import { useToday } from '../../kit/useToday.ts'
import { usePit } from '../pit.tsx'

/** What there is to say of the whole list. */
export function useSpotlight() {
  const { connection } = useCharts()
  const { spotlight } = usePit()
  const late = useSelector(spotlight, isLate)
  const facts = {
    reach: useSelector(connection, reachOf),
    isLoading: useSelector(spotlight, isLoading),
    isStale: useSelector(spotlight, isStale),
    staleSince: useSelector(spotlight, staleSince),
    today: useToday(),
    count: useSelector(spotlight, (snapshot) => shownOf(snapshot).length),
  }
  return {
    ...facts,
    isLate: late,
    body: late && facts.count === 0 ? ('failed' as const) : listBody(facts),
    standing: late ? ({ tone: 'stale', word: 'No answer' } as const) : listStanding(facts),
  }
}
