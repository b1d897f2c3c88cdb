import { type RefObject, useLayoutEffect } from 'react'

/**
 * Says to the rows of a list which ones they are. Whatever comes in moves them all: if their positions were properties of theirs, every row
 * would be drawn again.
 */
export function usePositions(list: RefObject<HTMLElement | null>, drawn: readonly number[]) {
  useLayoutEffect(() => {
    const rows = list.current?.querySelectorAll('article') ?? []
    for (const [nth, index] of drawn.entries()) rows[nth]?.setAttribute('aria-posinset', String(index + 1))
  })
}
