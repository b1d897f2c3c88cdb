/** Notifies all listeners synchronously. */
export function createSignal<Received = void>() {
  const listeners = new Set<(received: Received) => void>()
  return {
    listen(listener: (received: Received) => void) {
      listeners.add(listener)
    },
    notify(received: Received) {
      for (const listener of listeners) listener(received)
    },
  }
}
