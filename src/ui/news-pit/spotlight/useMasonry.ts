import { useSelector } from '@xstate/react'
import { type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ContentItem } from '../../../contract/content.ts'
import { layoutOf } from '../../../machines/layout.machine.ts'
import { expandedOf } from '../../../machines/spotlight.machine.ts'
import { assignLanes, layOut } from '../../../rules/masonry.ts'
import { useCharts } from '../../charts.tsx'
import { usePit } from '../pit.tsx'
import { estimate } from './estimate.ts'
import { createHeights } from './heights.ts'

/** Between the cards, in pixels: the same figure as in Masonry.module.css. */
export const GAP = 8
/** PIT-02. */
const lanesOf = { desktop: 3, tablet: 2, mobile: 1 }

/** Where each card stands. A card keeps its lane as long as the page has as many. */
export function useMasonry(list: RefObject<HTMLElement | null>, items: readonly ContentItem[]) {
  const { spotlight } = usePit()
  const count = lanesOf[useSelector(useCharts().layout, layoutOf)]
  const expanded = useSelector(spotlight, expandedOf)
  const store = useRef<ReturnType<typeof createHeights>>(undefined)
  store.current ??= createHeights()
  const heights = store.current
  const version = useSyncExternalStore(heights.subscribe, heights.version)
  const known = useRef({ count, lanes: new Map<string, number>() })

  const masonry = useMemo(() => {
    const width = (list.current?.clientWidth ?? 900) / count
    const byId = new Map(items.map((item) => [item.id, item]))
    const open = new Set(expanded)
    const heightOf = (id: string) => heights.of(id) ?? estimate(byId.get(id), width, open.has(id))
    const ids = items.map(({ id }) => id)
    const before = known.current.count === count ? known.current.lanes : new Map<string, number>()
    const lanes = assignLanes(ids, before, count, heightOf)
    known.current = { count, lanes }
    return { version, ...layOut(ids, lanes, heightOf, GAP) }
  }, [list, items, expanded, count, heights, version])

  return { masonry, lanes: count, watch: heights.watch }
}
