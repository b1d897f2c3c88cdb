import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { directionOf, orderOf, ownKeyOf } from '../../../rules/shared/feed-keys.ts'
import { readAt } from '../../../rules/shared/paging.ts'
import { useCharts } from '../../charts.tsx'
import type { VirtualList } from '../../kit/list/useVirtualList.ts'
import { CardRows } from '../library/CardRows.tsx'
import { Foot } from '../library/Foot.tsx'
import { useCards } from '../library/useCards.ts'
import { usePit } from '../pit.tsx'
import styles from './Reader.module.css'

/** The cards one beneath the other; the current one is reached by keys, or scrolled to. */
export function ReaderList() {
  const scroller = useRef<HTMLDivElement>(null)
  const { items, at, current, virtual } = useCards(scroller, { estimate: 420, gap: 12, isInReader: true })
  const first = useRef(at)
  useLayoutEffect(() => virtual.scrollToIndex(Math.max(0, first.current), { align: 'start' }), [virtual])
  const { byHand, report } = useReadByHand(scroller, virtual, items)

  return (
    <div ref={scroller} className={styles.scroller} onScroll={report} {...byHand} {...useReaderKeys()}>
      <div role="feed" aria-label="Items, newest first" className={styles.column}>
        <CardRows items={items} virtual={virtual} stop={current} look={{ isOpen: true }} />
      </div>
      <Foot />
    </div>
  )
}

const walking = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** The page's keys, which stay out of dialogs, and those of a feed. Page keys and the space bar scroll a long card. */
function useReaderKeys() {
  const { library } = usePit()
  const { keys } = useCharts()
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey) return
      const key = event.altKey ? `Alt ${event.key}` : event.key
      const to = walking.includes(key) ? directionOf(key) : undefined
      const own = ownKeyOf(key, keys.getSnapshot().context.changes) ?? ''
      const order = to ? ({ type: 'row.wanted', to } as const) : orderOf(own, event.repeat)
      if (!order || order.type === 'box.wanted' || order.type === 'pin.toggled') return
      event.preventDefault()
      library.send(order)
    },
  }
}

/** A user who scrolls by hand is reading what they have scrolled to; a jump has its own card. */
function useReadByHand(
  scroller: RefObject<HTMLElement | null>,
  virtual: VirtualList,
  items: readonly { readonly id: string }[],
) {
  const { library } = usePit()
  const isByHand = useRef(false)
  const begin = () => {
    isByHand.current = true
  }
  const end = () => {
    isByHand.current = false
  }
  const report = () => {
    const list = scroller.current
    if (!isByHand.current || !list) return
    const id = items[readAt(virtual.measurementsCache, list)]?.id
    if (id !== undefined) library.send({ type: 'row.focused', id })
  }
  const byHand = {
    onWheel: begin,
    onTouchMove: begin,
    onPointerDown: begin,
    onKeyDownCapture: ({ key }: KeyboardEvent) => (/^(Page|\s)/.test(key) ? begin() : end()),
    onClickCapture: end,
  }
  return { byHand, report }
}
