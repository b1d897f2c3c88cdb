type NetworkEvent =
  | { type: 'network.lost'; at: number }
  | { type: 'network.returned'; at: number }
  | { type: 'page.focused' }

/** What the browser knows of the network and of the reader's return. Answers how to stop. */
export function watchNetwork(tell: (event: NetworkEvent) => void) {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('online', () => tell({ type: 'network.returned', at: Date.now() }), { signal })
  addEventListener('offline', () => tell({ type: 'network.lost', at: Date.now() }), { signal })
  addEventListener('focus', () => tell({ type: 'page.focused' }), { signal })
  if (!navigator.onLine) tell({ type: 'network.lost', at: Date.now() })
  return () => stop.abort()
}

/** Why this browser would forget a sign-in: it keeps keys and cookies marked Secure over https and on this machine only, and may refuse all cookies. */
export function whatForgetsSignIns() {
  if (!isSecureContext) return 'http'
  return navigator.cookieEnabled === false ? 'cookies' : undefined
}
