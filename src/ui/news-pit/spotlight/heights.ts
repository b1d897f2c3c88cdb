/** The measured heights of cards, in pixels. Whoever lays them out hears of changes once for each frame's measurements. */
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
  const sizes = new ResizeObserver((entries) =>
    take(entries.map(({ target, borderBoxSize }) => [target, Math.ceil(borderBoxSize[0]?.blockSize ?? 0)])),
  )
  return {
    /** Before they are painted: the cards in a list that nobody has measured. */
    measureNew(list: HTMLElement) {
      const unknown = [...list.children].filter((place) => !known.has(idOf(place)))
      take(unknown.map((place) => [place, Math.ceil(place.getBoundingClientRect().height)]))
    },
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

const idOf = (place: Element) => (place instanceof HTMLElement && place.dataset.card) || ''
