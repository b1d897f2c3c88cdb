import type { Environment } from '../../contract/shared/environment.ts'

type NetworkEvent =
  | { type: 'network.lost'; at: number }
  | { type: 'network.returned'; at: number }
  | { type: 'page.focused' }

/** What the browser knows of the network and of the user's return. Returns an unsubscribe function. */
export function watchNetwork(notify: (event: NetworkEvent) => void, { page, now }: Pick<Environment, 'page' | 'now'>) {
  const stop = new AbortController()
  const { signal } = stop
  page.addEventListener('online', () => notify({ type: 'network.returned', at: now() }), { signal })
  page.addEventListener('offline', () => notify({ type: 'network.lost', at: now() }), { signal })
  page.addEventListener('focus', () => notify({ type: 'page.focused' }), { signal })
  if (!page.navigator.onLine) notify({ type: 'network.lost', at: now() })
  return () => stop.abort()
}
