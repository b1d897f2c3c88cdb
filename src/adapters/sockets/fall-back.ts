import type { Manager, ManagerOptions } from 'socket.io-client'

export type Transports = ManagerOptions['transports']

/** Milliseconds for a WebSocket to open: some networks neither pass it on nor refuse it. */
export const PATIENCE_MS = 900
export const POLLING_FIRST = ['polling', 'websocket', 'webtransport']

/**
 * RT-03: a connection begins with a WebSocket, which brings the first row two round trips sooner. Once an attempt to open one has failed, the page begins with the other
 * transports at once, and from then on with `timeout` for each attempt. Returns whether a failure is being made good in this way.
 */
export function fallBackOn(manager: Manager, transports: Transports, timeout: number) {
  const delay = manager.reconnectionDelay()
  let isUnderway = false
  let isOpen = false

  function fail() {
    // an open connection that is lost is no failed attempt
    if (isOpen) return
    isUnderway = true
    manager.off('error', fail)
    manager.opts.transports = transports
    manager.timeout(timeout)
    manager.reconnectionDelay(0)
    manager.on('reconnect_attempt', settle).on('open', settle)
  }
  function settle() {
    isUnderway = false
    manager.reconnectionDelay(delay)
    manager.off('reconnect_attempt', settle).off('open', settle)
  }

  manager
    .on('error', fail)
    .on('open', () => {
      isOpen = true
    })
    .on('close', () => {
      isOpen = false
    })
  return () => isUnderway
}
