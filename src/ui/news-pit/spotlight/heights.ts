/** The measured heights of cards, in pixels. Whoever lays them out hears of changes. */
export function createHeights() {
  const known = new Map<string, number>()
  const listeners = new Set<() => void>()
  let version = 0
  const take = (measured: readonly (readonly [Element, number])[]) => {
    const changed = measured.filter(([place, height]) => height > 0 && known.get(idOf(place)) !== height)
    if (changed.length === 0) return
    for (const [place, height] of changed) known.set(idOf(place), height)
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    /** A card's place says whose it is by `data-card`. */
    measure(places: Iterable<Element>) {
      take(Array.from(places, (place) => [place, Math.ceil(place.getBoundingClientRect().height)]))
    },
    of: (id: string) => known.get(id),
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const idOf = (place: Element) => (place instanceof HTMLElement && place.dataset.card) || ''
