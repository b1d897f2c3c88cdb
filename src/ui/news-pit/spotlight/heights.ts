/** The measured heights of cards, in pixels. Whoever lays them out hears of changes once for each frame's measurements. */
export function createHeights() {
  const known = new Map<string, number>()
  const listeners = new Set<() => void>()
  let version = 0
  const measure = (entries: readonly ResizeObserverEntry[]) => {
    let hasChanged = false
    for (const { target, borderBoxSize } of entries) {
      const id = target instanceof HTMLElement ? target.dataset.card : undefined
      const height = Math.ceil(borderBoxSize[0]?.blockSize ?? 0)
      if (id === undefined || height === 0 || known.get(id) === height) continue
      known.set(id, height)
      hasChanged = true
    }
    if (!hasChanged) return
    version += 1
    for (const listener of listeners) listener()
  }
  const sizes = new ResizeObserver(measure)
  return {
    of: (id: string) => known.get(id),
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The ref of a card's place, which says whose it is by `data-card`. */
    watch(place: HTMLElement | null) {
      if (!place) return undefined
      sizes.observe(place)
      return () => sizes.unobserve(place)
    },
  }
}
