import { focusOn } from '../focus/focus.ts'

/** The focus leaves a list for what stands before or after it. Where the code for it cannot be had, the focus stays. */
export const leaveList = (list: HTMLElement, side: 'before' | 'after') =>
  import('./beyond.ts').then(
    ({ beyond }) => focusOn(beyond(list, side)),
    () => undefined,
  )
