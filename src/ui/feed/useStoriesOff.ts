import { useSelector } from '@xstate/react'
import { feedOf } from '../../machines/shared/workspace.machine.ts'
import { useCharts } from '../charts.tsx'
import type { DrawnSlot } from './feed-ref.tsx'

/** STY-12: the user does not want to know who else reports the headlines of this feed. */
export const useStoriesOff = (slot: DrawnSlot) =>
  useSelector(useCharts().workspace, (snapshot) => slot !== 'ticker' && feedOf(snapshot, slot)?.stories === 'off')
