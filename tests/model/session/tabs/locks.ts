type Waiting = { name: string; owner: unknown; start(): void; lose(): void }
type Task = () => unknown
type Options = { signal?: AbortSignal; steal?: boolean }

/** The locks of a browser: one holder for each name, the others in the order in which they asked. `ownerNow` says which tab asks. */
export function createLocks(ownerNow: () => unknown) {
  const held = new Map<string, Waiting>()
  let waiting: Waiting[] = []

  function grant(name: string) {
    const next = waiting.find((asked) => asked.name === name)
    if (!next || held.has(name)) return
    waiting = waiting.filter((asked) => asked !== next)
    held.set(name, next)
    next.start()
  }
  function release(asked: Waiting) {
    if (held.get(asked.name) !== asked) return
    held.delete(asked.name)
    grant(asked.name)
  }
  const request = (name: string, { signal, steal }: Options, task: Task) =>
    new Promise((resolve, reject) => {
      const run = async () => task()
      const asked: Waiting = {
        name,
        owner: ownerNow(),
        start: () =>
          void run()
            .then(resolve, reject)
            .finally(() => release(asked)),
        lose: () => reject(new DOMException('The lock was stolen', 'AbortError')),
      }
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(asked)) return
        waiting = waiting.filter((other) => other !== asked)
        reject(signal.reason)
      })
      if (signal?.aborted) return reject(signal.reason)
      if (steal) {
        waiting.unshift(asked)
        held.get(name)?.lose()
        held.delete(name)
      } else waiting.push(asked)
      grant(name)
    })
  return {
    request,
    /** A tab that is closed neither holds nor waits any more. */
    leave(owner: unknown) {
      waiting = waiting.filter((asked) => asked.owner !== owner)
      for (const asked of [...held.values()]) if (asked.owner === owner) release(asked)
    },
  }
}
