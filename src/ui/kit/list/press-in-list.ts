import type { KeyboardEvent } from 'react'
import { type Direction, directionOf } from '../../../rules/shared/feed-keys.ts'
import { leaveList } from './leave-list.ts'

/** The row of a list that something stands in. */
export const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('article') : null

type Orders = {
  move: (id: string, to: Direction) => void
  /** Of a row that has the focus itself. */
  enter?: (id: string) => void
}

/** The keys of the feed pattern of the ARIA practices, pressed in the row `id`. */
export const pressInList =
  ({ move, enter }: Orders) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    const row = rowOf(target)
    const id = row?.dataset.id
    const to = directionOf(key)
    if (event.altKey || event.metaKey || id === undefined) return
    if (event.ctrlKey) {
      if (key !== 'Home' && key !== 'End') return
      void leaveList(currentTarget, key === 'Home' ? 'before' : 'after')
    } else if (to) move(id, to)
    else if (key === 'Enter' && enter && target === row) enter(id)
    else return
    event.preventDefault()
  }
