import { useSelector } from '@xstate/react'
import { dayOf } from '../../../machines/shared/today.machine.ts'
import { useCharts } from '../../charts.tsx'

/** The user's day, as `2026-11-21`. It changes at midnight. */
export const useToday = () => useSelector(useCharts().today, dayOf)
