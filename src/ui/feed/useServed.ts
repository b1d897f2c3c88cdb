import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { isLoading, type liveFeedMachine, searchOf, shownOf } from '../../machines/feed/live-feed.machine.ts'
import { isEmpty } from '../../rules/shared/search.ts'
import { useCharts } from '../charts.tsx'
import { useFeedRef } from './feed-ref.tsx'

/** It searches for everything, and nothing has come yet. */
const awaitsAll = (snapshot: SnapshotFrom<typeof liveFeedMachine>) =>
  isLoading(snapshot) && isEmpty(searchOf(snapshot)) && shownOf(snapshot).length === 0

/** The headlines that the page brought along, while they stand in for those of the first feed. */
export function useServed() {
  const { served } = useCharts()
  const { feed, slot } = useFeedRef()
  const isAwaited = useSelector(feed, awaitsAll)
  return slot === 0 && isAwaited && served?.length ? served : undefined
}

/** The rows of a list, or those that stand in for them. */
export function useItems() {
  const { feed, slot } = useFeedRef()
  const shown = useSelector(feed, shownOf)
  const served = useServed()
  return { slot, items: served ?? shown, isServed: served !== undefined }
}
