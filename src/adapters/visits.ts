type Visit = { type: 'page.left'; at: number } | { type: 'page.returned'; at: number }

/** Whether the reader has the page in sight, now and whenever that changes. Answers how to stop. */
export function watchVisits(tell: (visit: Visit) => void) {
  const stop = new AbortController()
  const say = () =>
    tell({ type: document.visibilityState === 'hidden' ? 'page.left' : 'page.returned', at: Date.now() })
  document.addEventListener('visibilitychange', say, stop)
  addEventListener('pagehide', () => tell({ type: 'page.left', at: Date.now() }), stop)
  addEventListener('pageshow', ({ persisted }) => persisted && say(), stop)
  say()
  return () => stop.abort()
}
