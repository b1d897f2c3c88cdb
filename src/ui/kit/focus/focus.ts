/**
 * The one owner of the focus: nothing else in the screens moves it. A chart decides which row or box is reached (`row.reached`, `box.asked`), the
 * screen which element that is, and code that moves the focus for another reason calls these functions. React and the dialogs of Chakra move it by
 * their own rules: a dialog takes its targets from `initialFocusEl` and `finalFocusEl`.
 */

/** To an element, which comes in sight; nowhere when there is none. */
export function focusOn(target: Element | null | undefined) {
  if (target instanceof HTMLElement) target.focus()
}

/** The same without scrolling: the element is in sight, or the caller scrolls to it. */
export function focusInPlace(target: Element | null | undefined) {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** To a field, whose text is selected: whatever is typed replaces it. */
export function selectText(field: HTMLInputElement | null) {
  field?.select()
}

/** Nothing on the page has it: what had it has gone. */
export const isFocusGone = () => document.activeElement === null || document.activeElement === document.body
