/**
 * What a page runs first: it keeps what is logged as an error or a warning, what is not loaded and what nobody catches, in
 * `window.complaints`. Preloads are hints: Firefox fires an error for one whose module has long run, and asks for nothing again.
 */
export const FIRST_SCRIPT = `
  window.complaints = []
  addEventListener('error', ({ message, target }) => {
    if (target === window) complaints.push('not caught: ' + message)
    else if (target.rel !== 'modulepreload') complaints.push('not loaded: ' + (target.src ?? target.href))
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => complaints.push('not caught: ' + reason))
  for (const level of ['error', 'warn']) {
    const log = console[level].bind(console)
    console[level] = (...words) => { complaints.push(words.join(' ')); log(...words) }
  }`
