import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { readIdsOf } from '../../../../machines/feed/reading.machine.ts'
import { pointerOf } from '../../../../machines/shared/layout.machine.ts'
import { currentOf, expandedOf } from '../../../../machines/spotlight/spotlight.machine.ts'
import { useCharts } from '../../../charts.tsx'
import { focusWithoutScroll, isFocusGone } from '../../../kit/focus/focus.ts'
import { useReachedRow } from '../../../kit/list/useReachedRow.ts'
import { useVirtualList } from '../../../kit/list/useVirtualList.ts'
import { ContentCard } from '../../cards/ContentCard.tsx'
import { usePit } from '../../pit.tsx'
import { useItems } from '../useServed.ts'
import { useStoryKeys } from '../useStoryKeys.ts'
import styles from './StoryList.module.css'
import { StoryRow } from './StoryRow.tsx'

/** The height of a closed row, in pixels: the same figures as in StoryList.module.css. */
const ROW = { fine: 20, coarse: 44 }

/** PIT-14: the stories as dense rows, the newest first. One that is opened is the card that it would be. */
export function StoryList({ isBusy }: { isBusy: boolean }) {
  const { spotlight } = usePit()
  const { reading } = useCharts()
  const list = useRef<HTMLDivElement>(null)
  const { items, current, virtual, margin } = useStoryRows(list)
  const [read, expanded] = [useSelector(reading, readIdsOf), useSelector(spotlight, expandedOf)]
  const toggle = useToggle(list, expanded, current)
  const stop = current ?? items[virtual.range?.startIndex ?? 0]?.id
  return (
    <div
      ref={list}
      role="feed"
      aria-label="Stories, newest first"
      aria-busy={isBusy}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      {...useStoryKeys(toggle)}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const item = items[index]
        if (!item) return null
        const look = { item, index, count: items.length, isRead: read.has(item.id), isStop: item.id === stop }
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles.row}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {expanded.includes(item.id) ? (
              <ContentCard {...look} isOpen onToggle={toggle} />
            ) : (
              <StoryRow {...look} onToggle={toggle} />
            )}
          </div>
        )
      })}
    </div>
  )
}

type Ref = RefObject<HTMLDivElement | null>

/** The list stands in what scrolls, which React names only after it has drawn the list. */
const scrollerOf = (list: Ref): RefObject<HTMLElement | null> => ({
  get current() {
    return list.current?.parentElement ?? null
  },
})

/** An opened row is another element, and a closed one, too: the focus goes along. */
function useToggle(list: Ref, expanded: readonly string[], current: string | undefined) {
  const { spotlight } = usePit()
  const before = useRef(expanded)
  const toggled = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (before.current === expanded) return
    before.current = expanded
    const id = toggled.current ?? current
    toggled.current = undefined
    if (id !== undefined && isFocusGone()) focusWithoutScroll(list.current?.querySelector(`[data-id="${id}"]`))
  })
  return useCallback(
    (id: string) => {
      toggled.current = id
      spotlight.send({ type: 'item.toggled', id })
    },
    [spotlight],
  )
}

/** The rows in sight, where an article may stand above the list. */
function useStoryRows(list: Ref) {
  const { spotlight } = usePit()
  const scroller = useMemo(() => scrollerOf(list), [list])
  const items = useItems()
  const current = useSelector(spotlight, currentOf)
  const row = ROW[useSelector(useCharts().layout, pointerOf)]
  const margin = list.current?.offsetTop ?? 0
  const virtual = useVirtualList(scroller, {
    count: items.length,
    keyOf: (index) => items[index]?.id ?? index,
    estimate: () => row,
    current: items.findIndex(({ id }) => id === current),
    overscan: 20,
    margin,
  })
  useReachedRow(spotlight, scroller, virtual, { indexOf: (id) => items.findIndex((item) => item.id === id) })
  return { items, current, virtual, margin }
}
