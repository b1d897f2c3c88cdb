import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusWithoutScroll } from '../focus/focus.ts'

/** The chart of a list, which decides the row that a key reaches. */
export type RowChart = {
  on: (type: 'row.reached', listener: (event: { id: string }) => void) => { unsubscribe: () => void }
}

type Options = {
  scroller: () => HTMLElement | null | undefined
  /** Where the row stands in the scroller, in pixels; nothing where it is not laid out yet. */
  spanOf: (id: string) => { top: number; bottom: number } | undefined
}

/** For a list in normal flow: scrolls the row that the chart has reached into view and focuses it. */
export function useReachedInFlow(chart: RowChart, list: RefObject<HTMLElement | null>, { scroller, spanOf }: Options) {
  const reached = useRef<string>(undefined)
  useEffect(() => {
    const subscription = chart.on('row.reached', ({ id }) => {
      reached.current = id
    })
    return () => subscription.unsubscribe()
  }, [chart])
  useLayoutEffect(() => {
    const id = reached.current
    const view = scroller()
    const span = id === undefined ? undefined : spanOf(id)
    if (!view || !span) return
    reached.current = undefined
    const { top, bottom } = span
    if (top < view.scrollTop || bottom - top > view.clientHeight) view.scrollTop = top
    else if (bottom > view.scrollTop + view.clientHeight) view.scrollTop = bottom - view.clientHeight
    focusWithoutScroll(list.current?.querySelector(`[data-id="${id}"]`))
  })
}
