import type { FocusEvent } from 'react'
import type { Direction } from '../../rules/shared/feed-keys.ts'
import { pressInList, rowOf } from '../kit/list/press-in-list.ts'

/** The chart of a list of stories. */
type Chart = { send(event: { type: 'row.focused'; id: string } | { type: 'row.wanted'; to: Direction }): void }

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export const cardKeys = (chart: Chart, enter: (id: string) => void) => ({
  onKeyDown: pressInList({
    move(id, to) {
      chart.send({ type: 'row.focused', id })
      chart.send({ type: 'row.wanted', to })
    },
    enter,
  }),
  onFocus({ target }: FocusEvent<HTMLElement>) {
    const id = rowOf(target)?.dataset.id
    // a click does not make a card the current one of the keyboard
    if (id !== undefined && target.matches(':focus-visible')) chart.send({ type: 'row.focused', id })
  },
})
