const FOCUSABLE =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]):not([tabindex="-1"])'

/** What Tab leads to just before or after an element and all that is in it; undefined at the page's ends. */
export function beyond(element: HTMLElement, side: 'before' | 'after') {
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const others = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((other) => {
    const position = element.compareDocumentPosition(other)
    const isOutside = (position & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_CONTAINS)) === 0
    return isOutside && (position & wanted) !== 0 && other.checkVisibility() && !other.closest('[inert]')
  })
  return side === 'before' ? others.at(-1) : others[0]
}
