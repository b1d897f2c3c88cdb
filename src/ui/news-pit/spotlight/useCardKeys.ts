import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Masonry } from '../../../rules/shared/masonry.ts'
import { focusInPlace } from '../../kit/focus/focus.ts'
import { pressInList, rowOf } from '../../kit/list/press-in-list.ts'
import { usePit } from '../pit.tsx'

type Ref = RefObject<HTMLElement | null>

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useCardKeys(list: Ref, scroller: Ref, masonry: Masonry) {
  const { spotlight } = usePit()
  useFocusOfReached(list, scroller, masonry)

  return {
    onKeyDown: pressInList({
      move(id, to) {
        spotlight.send({ type: 'row.focused', id })
        spotlight.send({ type: 'row.wanted', to })
      },
      enter: (id) => spotlight.send({ type: 'item.toggled', id }),
    }),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = rowOf(target)?.dataset.id
      // a mouse that has clicked has gone on
      if (id === undefined || !target.matches(':focus-visible')) return
      spotlight.send({ type: 'row.focused', id })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) spotlight.send({ type: 'focus.left' })
    },
  }
}

/** The card that a key has reached has the focus, and is in sight. */
function useFocusOfReached(list: Ref, scroller: Ref, { stands }: Masonry) {
  const { spotlight } = usePit()
  const reached = useRef<string>(undefined)
  useEffect(() => {
    const subscription = spotlight.on('row.reached', ({ id }) => {
      reached.current = id
    })
    return () => subscription.unsubscribe()
  }, [spotlight])
  useLayoutEffect(() => {
    const id = reached.current
    const room = scroller.current
    const stand = stands.find((one) => one.id === id)
    if (id === undefined || !room || !stand) return
    reached.current = undefined
    const start = list.current?.offsetTop ?? 0
    const [top, bottom] = [start + stand.top, start + stand.top + stand.height]
    if (top < room.scrollTop || stand.height > room.clientHeight) room.scrollTop = top
    else if (bottom > room.scrollTop + room.clientHeight) room.scrollTop = bottom - room.clientHeight
    focusInPlace(list.current?.querySelector(`[data-id="${id}"]`))
  })
}
