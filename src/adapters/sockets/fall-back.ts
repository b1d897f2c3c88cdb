import { type Manager, type ManagerOptions, WebSocket, WebTransport } from 'socket.io-client'
import { pollingOn } from './polling.ts'

type Transports = NonNullable<ManagerOptions['transports']>
/** How a page connects. Without WebSockets: by polling alone; slowly: by polling first, beside which a WebSocket is tried. */
export type Way = 'slow' | 'refused'
/** Where it is kept that WebSockets do not open here. */
export type WayStore = { recall(): Way | undefined; keep(way: Way): void }

/** Milliseconds for a WebSocket to open: some networks neither pass it on nor refuse it. */
export const PATIENCE_MS = 900

/** A browser logs an error when a WebSocket is closed before it has opened. This one is closed once it has. */
export class GentleWebSocket extends WebSocket {
  override doClose() {
    const { ws } = this
    // 0: connecting
    if (ws?.readyState !== 0) return super.doClose()
    // its other events are not listened to any more
    ws.onopen = () => ws.close()
  }
}

/** The transports that are tried: first, and in a browser that remembers how it connects. */
export function transportsOn(page: Parameters<typeof pollingOn>[0]): Record<Way | 'first', Transports> {
  const Polling = pollingOn(page)
  return {
    first: [GentleWebSocket, Polling, WebTransport],
    slow: [Polling, GentleWebSocket, WebTransport],
    refused: [Polling],
  }
}

export type FallBack = ReturnType<typeof createFallBack>

/**
 * RT-03: a connection begins with a WebSocket, which brings the first row two round trips sooner. Where none opens, polling follows at once; if that opens, the browser
 * remembers it. Where polling fails, too, nothing is known of WebSockets, and they are tried again. `timeout`: for an attempt by polling.
 */
export function createFallBack(
  store: WayStore,
  transports: ReturnType<typeof transportsOn>,
  { timeout }: { timeout: number },
) {
  let way = store.recall()
  const settings = () => ({ transports: transports[way ?? 'first'], timeout: way ? timeout : PATIENCE_MS })
  return {
    settings,
    /** Returns whether a failure is being made good by the next attempt. */
    watch(manager: Manager) {
      const delay = manager.reconnectionDelay()
      let isKept = Boolean(way)
      let isProven = false
      let isOpen = false
      let isUnderway = false

      function take(next?: Way) {
        way = next
        manager.timeout(Object.assign(manager.opts, settings()).timeout)
      }
      manager.on('error', ({ message }) => {
        // an open connection that is lost is no failed attempt
        if (isOpen) return
        isUnderway = !way
        if (isUnderway) {
          manager.reconnectionDelay(0)
          take(message === 'timeout' || isProven ? 'slow' : 'refused')
        } else if (!isKept) take()
      })
      manager.on('reconnect_attempt', () => manager.reconnectionDelay(delay))
      manager.on('open', () => {
        isOpen = true
        isUnderway = false
        isProven ||= !way
        if (!way || isProven || isKept) return
        isKept = true
        store.keep(way)
      })
      manager.on('close', () => {
        isOpen = false
        if (!isKept) take()
      })
      return () => isUnderway
    },
  }
}
