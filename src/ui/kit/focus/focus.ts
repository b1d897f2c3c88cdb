import type { MouseEvent } from 'react'

/**
 * The one owner of the focus: nothing else in the screens moves it. A chart decides which row or box is reached (`row.reached`, `box.asked`), the
 * screen which element that is, and code that moves the focus for another reason calls these functions. React and the dialogs of Chakra move it by
 * their own rules: a dialog takes its targets from `initialFocusEl` and `finalFocusEl`.
 */

/** Focuses an element and scrolls it into view; does nothing without one. */
export function focusOn(target: Element | null | undefined) {
  if (target instanceof HTMLElement) target.focus()
}

/** Focuses an element without scrolling: it is in sight, or the caller scrolls to it. */
export function focusWithoutScroll(target: Element | null | undefined) {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** Where a key presses a button that goes: focuses the search field of its panel. A finger would get a keyboard that it did not ask for. */
export function searchAfterKey({ currentTarget, detail }: MouseEvent) {
  if (detail === 0) focusWithoutScroll(currentTarget.closest('section')?.querySelector('[role="search"] input'))
}

/** Focuses a field and selects its text, so that typing replaces it. */
export function selectText(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/** Focuses a field with the cursor at the end of its text, so that typing goes on there. */
export function continueText(field: HTMLInputElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** No element has the focus: the one that had it was removed. */
export const isFocusGone = () => document.activeElement === null || document.activeElement === document.body
