import { useSyncExternalStore } from 'react'

type Arrival<Part> = { status: 'absent' | 'asked' | 'failed' } | { status: 'here'; part: Part }

/** A part of the page that is loaded when it is first wanted. */
export function createLater<Part>(load: () => Promise<Part>) {
  const listeners = new Set<() => void>()
  let arrival: Arrival<Part> = { status: 'absent' }
  const become = (next: Arrival<Part>) => {
    arrival = next
    for (const listener of listeners) listener()
  }
  return {
    arrival: () => arrival,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Answers whether the part could be had. After a failure it can be asked for again. */
    async ask() {
      if (arrival.status !== 'here') become({ status: 'asked' })
      try {
        const part = await load()
        if (arrival.status !== 'here') become({ status: 'here', part })
      } catch {
        become({ status: 'failed' })
      }
      return arrival.status === 'here'
    },
    /** Brings the code into the browser's cache and changes nothing on the page. */
    async prefetch() {
      await load().catch(() => undefined)
    },
  }
}

export const useLater = <Part>(later: ReturnType<typeof createLater<Part>>) =>
  useSyncExternalStore(later.subscribe, later.arrival)
