import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import {
  isLoading,
  searchedFor,
  shownOf,
  type spotlightMachine,
} from '../../../machines/spotlight/spotlight.machine.ts'
import { usePit } from '../pit.tsx'

/** It searches for everything, and nothing has come yet. */
const awaitsAll = (snapshot: SnapshotFrom<typeof spotlightMachine>) =>
  isLoading(snapshot) && searchedFor(snapshot) === undefined && shownOf(snapshot).length === 0

/** BCK-28: the stories that the page brought along, while they stand in for the list. */
export function useServed() {
  const { spotlight, served } = usePit()
  const isAwaited = useSelector(spotlight, awaitsAll)
  return isAwaited && served.length > 0 ? served : undefined
}

/** The cards of the list, or those that stand in for them. */
export function useItems() {
  const shown = useSelector(usePit().spotlight, shownOf)
  return useServed() ?? shown
}
