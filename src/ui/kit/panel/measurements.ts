import type { VirtualItem } from '@tanstack/react-virtual'
import { FIRST_WIDTH } from '../../../rules/content/card-lanes.ts'
import { dueAt, isLacking, nextBatch, type Sight } from '../../../rules/shared/drawn.ts'
import type { Masonry } from '../../../rules/shared/masonry.ts'

/**
 * All that the screens remember outside of charts: measurements of what this page has drawn. They are
 * - the heights of the cards of a masonry, with the lanes that follow from them (`masonryOf`),
 * - which of its cards are drawn (`createDrawn`): `rules/drawn.ts` decides what to draw and drop,
 * - the heights of the rows of a list that was left (`rowsOf`),
 * - the width that an element had last (`watchWidth`).
 * They are here, and mutable, because only the browser knows them, layout needs them in the same frame, and hundreds of them change at
 * once as one scrolls. None of them decides what happens: without them everything is measured again. Nothing else may be added that a
 * user would miss, or that a test would want to send; `tests/house/state.test.ts` finds such things elsewhere.
 */

function createVersion() {
  const listeners = new Set<() => void>()
  let version = 0
  return {
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      version += 1
      for (const listener of listeners) listener()
    },
  }
}

/** The measured heights of cards, in pixels. The layout subscribes to changes. */
function createHeights() {
  const known = new Map<string, number>()
  const { notify, ...store } = createVersion()
  const take = (measured: readonly (readonly [Element, number])[]) => {
    const changed = measured.filter(([card, height]) => height > 0 && known.get(idOf(card)) !== height)
    if (changed.length === 0) return
    for (const [card, height] of changed) known.set(idOf(card), height)
    notify()
  }
  return {
    ...store,
    /** The element of a card names the card in `data-card`. */
    measure(cards: Iterable<Element>) {
      take(Array.from(cards, (card) => [card, Math.ceil(card.getBoundingClientRect().height)]))
    },
    of: (id: string) => known.get(id),
  }
}

const idOf = (card: Element) => (card instanceof HTMLElement && card.dataset.card) || ''

/** How a masonry was laid out last: its cards' heights, how wide its lanes were, how many, and who stood in which. Pixels. */
export type MasonryMeasures = {
  heights: ReturnType<typeof createHeights>
  count: number
  width: number
  lanes: Map<string, number>
}
const masonries = new WeakMap<object, MasonryMeasures>()

/** Of a list's chart, as long as that lives: who comes back finds every card where it stood. */
export function masonryOf(chart: object) {
  const known = masonries.get(chart) ?? { heights: createHeights(), count: 0, width: FIRST_WIDTH, lanes: new Map() }
  masonries.set(chart, known)
  return known
}

/** Which cards of a masonry are drawn. */
export function createDrawn() {
  const drawn = new Set<string>()
  const { notify, ...store } = createVersion()
  let before = ''
  return {
    ...store,
    /**
     * The indexes of those that are drawn. A change of width affects the layout of all of them: those in sight are laid out at once, the others
     * follow.
     */
    indexesOf(masonry: Masonry, sight: Sight, current: string | undefined, width: string) {
      if (width !== before) drawn.clear()
      before = width
      for (const id of dueAt(masonry, sight, current)) drawn.add(id)
      return masonry.stands.flatMap(({ id }, index) => (drawn.has(id) ? [index] : []))
    },
    look(masonry: Masonry, sight: Sight) {
      if (isLacking(masonry, sight, drawn)) notify()
    },
    /** Draws and drops some. Whether anything was left to do. */
    settle(masonry: Masonry, sight: Sight, current: string | undefined) {
      const { lacking, beyond } = nextBatch(masonry, sight, current, drawn)
      if (lacking.length + beyond.length === 0) return false
      for (const id of lacking) drawn.add(id)
      for (const id of beyond) drawn.delete(id)
      notify()
      return true
    },
  }
}

const rows = new WeakMap<object, VirtualItem[]>()

/** Of a list's chart: the heights of the rows that were drawn before. With them, the same offset shows the same row. */
export const rowsOf = (chart: object) => rows.get(chart) ?? []
export const keepRows = (chart: object, measured: VirtualItem[]) => void rows.set(chart, measured)

/** Calls when the element has another width than before. */
export function watchWidth(element: HTMLElement, changed: () => void) {
  let width = element.clientWidth
  const sizes = new ResizeObserver(() => {
    if (width === element.clientWidth) return
    width = element.clientWidth
    changed()
  })
  sizes.observe(element)
  return () => sizes.disconnect()
}
