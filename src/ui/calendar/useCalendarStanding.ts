import { useSelector } from '@xstate/react'
import { goneSince, reachOf } from '../../machines/shared/connection.machine.ts'
import { useCharts } from '../charts.tsx'
import { listStanding } from '../feed/standing.ts'
import type { Tone } from '../kit/panel/Standing.tsx'
import type { Calendar } from './useCalendar.ts'

/** Whether what the calendar shows is now. */
export function useCalendarStanding({ isLoading, hasFailed, items }: Calendar): { tone: Tone; word: string } {
  const { connection } = useCharts()
  const reach = useSelector(connection, reachOf)
  const staleSince = useSelector(connection, goneSince)
  if (hasFailed && (reach === 'live' || reach === 'connecting')) return { tone: 'gone', word: 'Not loaded' }
  return listStanding({ reach, isLoading, isStale: reach === 'reconnecting', staleSince, count: items.length })
}
