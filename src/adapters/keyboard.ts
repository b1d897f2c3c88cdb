/** Keys pressed on the page itself: not while typing, not in what lies over it, not with a key that makes them the browser's. Answers how to stop. */
export function watchKeyboard(tell: (key: string) => void) {
  const stop = new AbortController()
  const listen = (event: KeyboardEvent) => {
    const isBrowsers = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented
    if (!isBrowsers && !event.repeat && !isTakenBy(event.target)) tell(event.key)
  }
  addEventListener('keydown', listen, stop)
  return () => stop.abort()
}

const OTHERS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"]'
const isTakenBy = (target: EventTarget | null) => target instanceof Element && target.closest(OTHERS) !== null
