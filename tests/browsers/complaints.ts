/**
 * A script that a page runs first: it collects logged errors and warnings, failed loads and uncaught errors in `window.complaints`. Preloads are
 * hints: Firefox fires an error for one whose module has run long ago, and does not load anything again.
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
