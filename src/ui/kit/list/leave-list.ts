import { focusOn } from '../focus/focus.ts'

/** Moves the focus from a list to what stands before or after it. Where the code for that cannot be loaded, the focus stays. */
export const leaveList = (list: HTMLElement, side: 'before' | 'after') =>
  import('./beyond.ts').then(
    ({ beyond }) => focusOn(beyond(list, side)),
    () => undefined,
  )
