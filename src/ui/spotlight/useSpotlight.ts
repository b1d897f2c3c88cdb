import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ContentItem } from '../../contract/content/content.ts'
import { SIMULATED } from '../../contract/shared/news.ts'
import { reachOf } from '../../machines/shared/connection.machine.ts'
import {
  isLate,
  isLoading,
  isQuiet,
  isStale,
  refusedFor,
  shownOf,
  type spotlightMachine,
  staleSince,
} from '../../machines/spotlight/spotlight.machine.ts'
import { newestAt } from '../../rules/shared/merge.ts'
import { useCharts } from '../charts.tsx'
import { listBody, listStanding } from '../feed/standing.ts'
import { useToday } from '../kit/focus/useToday.ts'

/** The state of a whole list of stories, or of those that stand in for them. */
export function useSpotlight(spotlight: ActorRefFrom<typeof spotlightMachine>, standIns: readonly ContentItem[] = []) {
  const late = useSelector(spotlight, isLate)
  const facts = {
    reach: useSelector(useCharts().connection, reachOf),
    isLoading: useSelector(spotlight, isLoading),
    isStale: useSelector(spotlight, isStale),
    staleSince: useSelector(spotlight, staleSince),
    refusedFor: useSelector(spotlight, refusedFor),
    quietSince: useSelector(spotlight, (snapshot) => (isQuiet(snapshot) ? newestAt(shownOf(snapshot)) : undefined)),
    today: useToday(),
    count: useSelector(spotlight, (snapshot) => shownOf(snapshot).length),
  }
  const hasSimulated = useSelector(spotlight, (snapshot) => shownOf(snapshot).some(isSimulated))
  return {
    ...facts,
    isLate: late,
    isSimulated: hasSimulated || standIns.some(isSimulated),
    body:
      late && facts.count === 0 ? ('failed' as const) : listBody({ ...facts, count: facts.count || standIns.length }),
    standing: late ? ({ tone: 'stale', word: 'No answer' } as const) : listStanding(facts),
  }
}

const isSimulated = ({ source }: ContentItem) => source === SIMULATED
