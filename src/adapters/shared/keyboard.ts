import type { Environment } from '../../contract/shared/environment.ts'

type Key = { key: string; isRepeated: boolean; isTyping: boolean }

/**
 * Keys pressed on the page itself: not while typing, not in what lies over it, not with a key that makes them the browser's, and the space bar
 * not where it presses what has the focus. Escape also while typing, and Ctrl and K, or ⌘ and K, which are `Ctrl k`. With Alt (Option) a key is `Alt s`. `notify`
 * answers whether the key is taken: the browser then does nothing with it. Answers how to stop.
 */
export function watchKeyboard(notify: (key: Key) => boolean, { page }: Pick<Environment, 'page'>) {
  const stop = new AbortController()
  const listen = (event: KeyboardEvent) => {
    const isWith = event.ctrlKey || event.metaKey
    const key = `${isWith ? 'Ctrl ' : ''}${event.altKey ? 'Alt ' : ''}${event.key}`
    const isBrowsers = (isWith && key !== PALETTE) || event.isComposing || event.defaultPrevented
    if (isBrowsers || isTaken(key, event.target)) return
    const isTyping = isIn(FIELDS, event.target)
    if (notify({ key, isRepeated: event.repeat, isTyping })) event.preventDefault()
  }
  page.addEventListener('keydown', listen, stop)
  return () => stop.abort()
}

const PALETTE = 'Ctrl k'
const LAYERS = '[role="dialog"], [role="menu"]'
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'
const PRESSED = 'button, a[href], summary, [role="button"], [role="tab"], [role="option"], [role="separator"]'
const isIn = (parts: string, target: EventTarget | null) => target instanceof Element && target.closest(parts) !== null

function isTaken(key: string, target: EventTarget | null) {
  if (key === PALETTE || key === 'Escape') return isIn(LAYERS, target)
  return isIn(`${LAYERS}, ${FIELDS}`, target) || (key === ' ' && isIn(PRESSED, target))
}
