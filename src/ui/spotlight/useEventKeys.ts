import type { FocusEvent } from 'react'
import { pressInList, rowOf } from '../kit/list/press-in-list.ts'
import { useSpotlightChart } from './spotlight-chart.ts'

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useEventKeys() {
  const spotlight = useSpotlightChart()
  return {
    onKeyDown: pressInList({ move: (_, to) => spotlight.send({ type: 'row.wanted', to }) }),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = rowOf(target)?.dataset.id
      if (id !== undefined) spotlight.send({ type: 'row.focused', id })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) spotlight.send({ type: 'focus.left' })
    },
  }
}
