import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { offsetOf, type RowList } from '../../rules/feed/window.ts'
import { focusInPlace } from '../kit/focus/focus.ts'
import { pressInList, rowOf } from '../kit/list/press-in-list.ts'
import { useFeedRef } from './feed-ref.tsx'

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useFeedKeys(list: RefObject<HTMLElement | null>, items: readonly { id: string }[], rows: RowList) {
  const { feed } = useFeedRef()
  useFocusOfCurrent(list, items, rows)

  return {
    onKeyDown: pressInList({
      move(id, to) {
        feed.send({ type: 'row.focused', id })
        feed.send({ type: 'row.wanted', to })
      },
      enter: (id) => feed.send({ type: 'item.toggled', id }),
    }),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = rowOf(target)?.dataset.id
      // a mouse that has clicked has gone on
      if (id !== undefined && target.matches(':focus-visible')) feed.send({ type: 'row.focused', id })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) feed.send({ type: 'focus.left' })
    },
  }
}

/** The row that a key has reached has the focus, and is in sight. */
function useFocusOfCurrent(list: RefObject<HTMLElement | null>, items: readonly { id: string }[], rows: RowList) {
  const { feed } = useFeedRef()
  const reached = useRef<string>(undefined)
  useEffect(() => {
    const subscription = feed.on('row.reached', ({ id }) => {
      reached.current = id
    })
    return () => subscription.unsubscribe()
  }, [feed])
  useLayoutEffect(() => {
    const id = reached.current
    const scroller = list.current?.parentElement
    if (id === undefined || !scroller) return
    reached.current = undefined
    const row = list.current?.querySelector(`[data-id="${id}"]`)
    const index = items.findIndex((item) => item.id === id)
    const [top, bottom] = [offsetOf(rows, index), offsetOf(rows, index + 1)]
    if (top < scroller.scrollTop) scroller.scrollTop = top
    else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight
    focusInPlace(row)
  })
}
