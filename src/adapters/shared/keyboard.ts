import type { Environment } from '../../contract/shared/environment.ts'

type Key = { key: string; isRepeated: boolean }

/**
 * Keys pressed on the page itself: not while typing, not in what lies over it, not with a key that makes them the browser's, and the space bar
 * not where it presses what has the focus. Ctrl and K, or ⌘ and K, are `Ctrl k`, also while typing. `notify` answers whether the key is taken: the
 * browser then does nothing with it. Answers how to stop.
 */
export function watchKeyboard(notify: (key: Key) => boolean, { page }: Pick<Environment, 'page'>) {
  const stop = new AbortController()
  const listen = (event: KeyboardEvent) => {
    const isWith = event.ctrlKey || event.metaKey
    const key = isWith ? `Ctrl ${event.key}` : event.key
    const isPalette = key === 'Ctrl k'
    const isBrowsers = (isWith && !isPalette) || event.altKey || event.isComposing || event.defaultPrevented
    if (isBrowsers || isTakenBy(event.target, isPalette ? LAYERS : key === ' ' ? `${OTHERS}, ${PRESSED}` : OTHERS))
      return
    if (notify({ key, isRepeated: event.repeat })) event.preventDefault()
  }
  page.addEventListener('keydown', listen, stop)
  return () => stop.abort()
}

const LAYERS = '[role="dialog"], [role="menu"]'
const OTHERS = `input, textarea, select, [contenteditable=""], [contenteditable="true"], ${LAYERS}`
const PRESSED = 'button, a[href], summary, [role="button"], [role="tab"], [role="option"], [role="separator"]'
const isTakenBy = (target: EventTarget | null, by: string) => target instanceof Element && target.closest(by) !== null
