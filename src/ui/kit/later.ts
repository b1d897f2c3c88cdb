import { useSyncExternalStore } from 'react'

type Arrival<Part> = { status: 'absent' | 'asked' | 'failed' } | { status: 'here'; part: Part }

/** A part of the page that is loaded when it is first wanted. What `load` needs comes with the asking. */
export function createLater<Part, Needs = void>(load: (needs: Needs) => Promise<Part>) {
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
    async ask(needs: Needs) {
      if (arrival.status !== 'here') become({ status: 'asked' })
      try {
        const part = await load(needs)
        if (arrival.status !== 'here') become({ status: 'here', part })
      } catch {
        become({ status: 'failed' })
      }
      return arrival.status === 'here'
    },
    /** Brings the code into the browser's cache and changes nothing on the page. */
    async prefetch(needs: Needs) {
      await load(needs).catch(() => undefined)
    },
  }
}

export const useLater = <Part, Needs>(later: ReturnType<typeof createLater<Part, Needs>>) =>
  useSyncExternalStore(later.subscribe, later.arrival)
