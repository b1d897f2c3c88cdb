/**
 * The one owner of the focus: nothing else in the screens moves it. A chart says which row or box is reached (`row.reached`, `box.asked`), the screen
 * which element that is, and whoever moves the focus for another reason asks here. React and the dialogs of Chakra move it by their own
 * rules: a dialog is told where by `initialFocusEl` and `finalFocusEl`.
 */

/** To an element, which comes in sight; nowhere when there is none. */
export function focusOn(target: Element | null | undefined) {
  if (target instanceof HTMLElement) target.focus()
}

/** The same, and nothing scrolls: it is in sight, or whoever asks scrolls to it. */
export function focusInPlace(target: Element | null | undefined) {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** To a field, whose text is selected: whatever is typed replaces it. */
export function selectText(field: HTMLInputElement | null) {
  field?.select()
}

/** Nothing on the page has it: what had it has gone. */
export const isFocusGone = () => document.activeElement === null || document.activeElement === document.body
