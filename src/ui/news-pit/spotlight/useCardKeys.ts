import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { directionOf } from '../../../rules/feed-keys.ts'
import type { Masonry } from '../../../rules/masonry.ts'
import { leaveList } from '../../feed/leave-list.ts'
import { usePit } from '../pit.tsx'

type Ref = RefObject<HTMLElement | null>
const cardOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('article') : null)

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useCardKeys(list: Ref, scroller: Ref, masonry: Masonry) {
  const { spotlight } = usePit()
  useFocusOfReached(list, scroller, masonry)

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    const card = cardOf(target)
    const id = card?.dataset.id
    if (event.altKey || event.metaKey || id === undefined) return
    const to = directionOf(key)
    if (event.ctrlKey) {
      if (key !== 'Home' && key !== 'End') return
      void leaveList(currentTarget, key === 'Home' ? 'before' : 'after')
    } else if (to) {
      spotlight.send({ type: 'row.focused', id })
      spotlight.send({ type: 'row.wanted', to })
    } else if (key === 'Enter' && target === card) spotlight.send({ type: 'item.toggled', id })
    else return
    event.preventDefault()
  }
  return {
    onKeyDown: press,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = cardOf(target)?.dataset.id
      // a mouse that has clicked has gone on
      if (id === undefined || !target.matches(':focus-visible')) return
      spotlight.send({ type: 'row.focused', id })
      spotlight.send({ type: 'reader.held', by: 'focused' })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) spotlight.send({ type: 'reader.freed', by: 'focused' })
    },
  }
}

/** The card that a key has reached has the focus, and is in sight. */
function useFocusOfReached(list: Ref, scroller: Ref, { stands }: Masonry) {
  const { spotlight } = usePit()
  const reached = useRef<string>(undefined)
  useEffect(() => {
    const heard = spotlight.on('row.reached', ({ id }) => {
      reached.current = id
    })
    return () => heard.unsubscribe()
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
    list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus({ preventScroll: true })
  })
}
