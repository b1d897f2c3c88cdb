import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ContentItem } from '../../../contract/content/content.ts'
import { layoutOf } from '../../../machines/shared/layout.machine.ts'
import { expandedOf } from '../../../machines/spotlight/spotlight.machine.ts'
import { estimate, GAP, lanesOf } from '../../../rules/content/card-lanes.ts'
import { assignLanes, layOut } from '../../../rules/shared/masonry.ts'
import { useCharts } from '../../charts.tsx'
import { type MasonryMeasures, masonryOf, watchWidth } from '../../kit/panel/measurements.ts'
import { usePit } from '../pit.tsx'

/** Where each card stands. A card keeps its lane as long as the page has as many. */
export function useMasonry(list: RefObject<HTMLElement | null>, items: readonly ContentItem[]) {
  const { spotlight } = usePit()
  const count = lanesOf[useSelector(useCharts().layout, layoutOf)]
  const expanded = useSelector(spotlight, expandedOf)
  const known = masonryOf(spotlight)
  const { heights } = known
  const version = useSyncExternalStore(heights.subscribe, heights.version)

  const masonry = useMemo(() => {
    known.width = list.current?.clientWidth ?? known.width
    const byId = new Map(items.map((item) => [item.id, item]))
    const open = new Set(expanded)
    const heightOf = (id: string) => heights.of(id) ?? estimate(byId.get(id), known.width, open.has(id))
    const ids = items.map(({ id }) => id)
    const before = known.count === count ? known.lanes : new Map<string, number>()
    known.lanes = assignLanes(ids, before, count, heightOf)
    known.count = count
    return { version, ...layOut(ids, known.lanes, heightOf, GAP) }
  }, [list, items, expanded, count, known, heights, version])

  useMeasured(list, heights)
  return { masonry, lanes: count, measure: heights.measure }
}

/** A card that is drawn, or drawn otherwise, measures itself. All of them do when their width changes, or the fonts have come. */
function useMeasured(list: RefObject<HTMLElement | null>, heights: MasonryMeasures['heights']) {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => heights.measure(element.children)
    const stop = watchWidth(element, measure)
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      stop()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [list, heights])
}
