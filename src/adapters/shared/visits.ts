import type { Environment } from '../../contract/shared/environment.ts'

type Visit = { type: 'page.left'; at: number } | { type: 'page.returned'; at: number }

/** Whether the user has the page in sight, now and whenever that changes. Returns an unsubscribe function. */
export function watchVisits(notify: (visit: Visit) => void, { page, now }: Pick<Environment, 'page' | 'now'>) {
  const stop = new AbortController()
  const say = () =>
    notify({ type: page.document.visibilityState === 'hidden' ? 'page.left' : 'page.returned', at: now() })
  page.document.addEventListener('visibilitychange', say, stop)
  page.addEventListener('pagehide', () => notify({ type: 'page.left', at: now() }), stop)
  page.addEventListener('pageshow', ({ persisted }) => persisted && say(), stop)
  say()
  return () => stop.abort()
}
