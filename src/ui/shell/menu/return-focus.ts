import { focusWithoutScroll, isFocusGone } from '../../kit/focus/focus.ts'

/**
 * For a menu's `onOpenChange`. A menu takes the focus a frame after it opens: one that is closed in that frame would leave it nowhere,
 * so it goes to the menu's button (by its id), where nothing else has it.
 */
export const returnFocus =
  (id: string) =>
  ({ open }: { open: boolean }) => {
    if (open) return
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isFocusGone()) focusWithoutScroll(document.getElementById(id))
      }),
    )
  }
