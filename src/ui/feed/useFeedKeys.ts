import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { directionOf } from '../../rules/feed-keys.ts'
import { offsetOf, type RowList } from '../../rules/window.ts'
import { useFeedRef } from './feed-ref.tsx'
import { leaveList } from './leave-list.ts'

const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('article') : null)

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useFeedKeys(list: RefObject<HTMLElement | null>, items: readonly { id: string }[], rows: RowList) {
  const { feed } = useFeedRef()
  useFocusOfCurrent(list, items, rows)

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    const row = rowOf(target)
    if (event.altKey || event.metaKey || !row) return
    const to = directionOf(key)
    if (event.ctrlKey) {
      if (key !== 'Home' && key !== 'End') return
      void leaveList(currentTarget, key === 'Home' ? 'before' : 'after')
    } else if (to) {
      feed.send({ type: 'row.focused', id: row.dataset.id ?? '' })
      feed.send({ type: 'row.wanted', to })
    } else if (key === 'Enter' && target === row) feed.send({ type: 'item.toggled', id: row.dataset.id ?? '' })
    else return
    event.preventDefault()
  }
  return {
    onKeyDown: press,
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
    const heard = feed.on('row.reached', ({ id }) => {
      reached.current = id
    })
    return () => heard.unsubscribe()
  }, [feed])
  useLayoutEffect(() => {
    const id = reached.current
    const scroller = list.current?.parentElement
    if (id === undefined || !scroller) return
    reached.current = undefined
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
    const index = items.findIndex((item) => item.id === id)
    const [top, bottom] = [offsetOf(rows, index), offsetOf(rows, index + 1)]
    if (top < scroller.scrollTop) scroller.scrollTop = top
    else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight
    row?.focus({ preventScroll: true })
  })
}
