/** Tells what happened to whoever listens, at once. */
export function createSignal<Told = void>() {
  const listeners = new Set<(told: Told) => void>()
  return {
    listen(listener: (told: Told) => void) {
      listeners.add(listener)
    },
    tell(told: Told) {
      for (const listener of listeners) listener(told)
    },
  }
}
