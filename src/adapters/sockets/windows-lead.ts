const endOf = (signal: AbortSignal) => new Promise<void>((end) => signal.addEventListener('abort', () => end()))

type Given = { type: 'lead.given' | 'lead.taken' }

/** A lock of the browser that one window has at a time, until it is closed, or another one takes it by force. */
export function createLead(locks: LockManager, name: string, notify: (event: Given) => void, signal: AbortSignal) {
  const isOver = endOf(signal)
  let waiting = new AbortController()

  function ask(options: LockOptions) {
    let isGiven = false
    const hold = () => {
      isGiven = true
      if (!signal.aborted) notify({ type: 'lead.given' })
      return isOver
    }
    locks.request(name, options, hold).catch(() => {
      if (!isGiven || signal.aborted) return
      notify({ type: 'lead.taken' })
      wait()
    })
  }
  function wait() {
    waiting = new AbortController()
    ask({ signal: waiting.signal })
  }
  signal.addEventListener('abort', () => waiting.abort())
  return {
    /** Gets the lock when its turn comes. */
    wait,
    /** Gets it now. */
    steal() {
      waiting.abort()
      ask({ steal: true })
    },
  }
}

/** Holds the lock of a window's own name until `signal`. Resolves once it is held. */
export const beHere = (locks: LockManager, name: string, signal: AbortSignal) =>
  new Promise<void>((held) => {
    const stay = () => {
      held()
      return endOf(signal)
    }
    locks.request(name, { signal }, stay).catch(() => undefined)
  })

/** Resolves once the lock of that name is free; rejects at `signal`. */
export const isGone = (locks: LockManager, name: string, signal: AbortSignal) =>
  locks.request(name, { signal }, () => undefined)
