import { useSelector } from '@xstate/react'
import { feedOf } from '../../machines/shared/workspace.machine.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { useCharts } from '../charts.tsx'

/** STY-12: the user does not want to know who else reports the headlines of this feed; never so on the page of a symbol. */
export const useStoriesOff = (slot: FeedSlot | 'ticker') =>
  useSelector(useCharts().workspace, (snapshot) => slot !== 'ticker' && feedOf(snapshot, slot)?.stories === 'off')
