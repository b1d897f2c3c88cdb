import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusWithoutScroll } from '../focus/focus.ts'
import type { RowChart } from './useReachedInFlow.ts'
import type { VirtualList } from './useVirtualList.ts'

type Options = {
  /** Where the row stands now; -1 where this list does not show it. */
  indexOf: (id: string) => number
  align?: 'start' | 'auto'
  /** The part of the row that takes the focus, as a selector; without it the row itself. */
  part?: string
}

/** For a virtual list: scrolls the row that the chart has reached into view and focuses it. */
export function useReachedRow(
  chart: RowChart,
  scroller: RefObject<HTMLElement | null>,
  virtual: VirtualList,
  options: Options,
) {
  const reached = useRef<string>(undefined)
  const focusReached = useEffectEvent(() => {
    const id = reached.current
    const index = id === undefined ? -1 : options.indexOf(id)
    if (index < 0) return
    virtual.scrollToIndex(index, { align: options.align ?? 'auto' })
    focusWithoutScroll(scroller.current?.querySelector(`[data-id="${id}"] ${options.part ?? ''}`))
  })
  // in the same step that draws it, before the row that had the focus goes
  useLayoutEffect(() => {
    if (reached.current !== undefined) focusReached()
  })
  useEffect(() => {
    const subscription = chart.on('row.reached', ({ id }) => {
      reached.current = id
      // a row that was the current one already is not drawn again, and a dialog that closes takes the focus once more
      requestAnimationFrame(() => {
        focusReached()
        reached.current = undefined
      })
    })
    return () => subscription.unsubscribe()
  }, [chart])
}
