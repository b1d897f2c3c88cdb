import { useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo } from 'react'
import type { ContentItem } from '../../../contract/content/content.ts'
import { leadOf } from '../../../machines/spotlight/spotlight.machine.ts'
import { leadIn } from '../../../rules/content/lead.ts'
import { usePit } from '../pit.tsx'

/** PIT-12: the story above the others, and these. Until the chart has one it is the one that the chart will choose. */
export function useLead(items: readonly ContentItem[]) {
  const { spotlight } = usePit()
  const chosen = useSelector(spotlight, leadOf)
  const lead = items.find(({ id }) => id === chosen) ?? leadIn(items)
  const others = useMemo(() => items.filter((item) => item !== lead), [items, lead])
  const id = lead?.id
  useLayoutEffect(() => {
    if (id !== leadOf(spotlight.getSnapshot())) spotlight.send({ type: 'lead.wanted', id })
  }, [spotlight, id])
  useLayoutEffect(() => () => spotlight.send({ type: 'lead.left' }), [spotlight])
  return { lead, others }
}
