import type { MouseEvent } from 'react'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import { usePit } from '../pit.tsx'

/** Asks for the first page again. The button goes: its focus stays in the panel. */
export function useAskAgain() {
  const { library } = usePit()
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const title = currentTarget.closest('section')?.querySelector('h2')
    if (title) {
      title.tabIndex = -1
      focusWithoutScroll(title)
    }
    library.send({ type: 'retry.pressed' })
  }
}
