import { useSelector } from '@xstate/react'
import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import { aimOf, type calendarMachine, nowOf, selectedOf, todayOf } from '../../../machines/calendar/calendar.machine.ts'
import { type CalendarItem, type DayList, placeAfter } from '../../../rules/calendar/calendar-list.ts'
import { ROW, sectionAt, sectionsOf, sectionWindow } from '../../../rules/calendar/calendar-sections.ts'
import type { Day } from '../../../rules/shared/time/day.ts'
import { useWidgets } from '../../widgets.tsx'

type Lists = readonly DayList<CalendarItem>[]

/** In pixels: the list is drawn again after so much scrolling, and so much beyond what is in sight. */
const STEP = 240
/** Until the list has been laid out. */
const UNKNOWN_HEIGHT = 600

/**
 * Which days are drawn, and where the list stands: at the day that was asked for (today at what came last), then where its user
 * scrolls to. Whatever comes above it or goes, what stands at the top stays there.
 */
export function useDayScroll(lists: Lists) {
  const { calendar } = useWidgets()
  const aim = useSelector(calendar, aimOf)
  const sections = useMemo(() => sectionsOf(lists.map(({ items }) => items.length)), [lists])
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ day: Day; within: number }>(undefined)
  const placed = useRef(-1)
  const { seen, isInSight, redraw } = useSeen(scroller)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is out of sight cannot be scrolled: it is placed when it comes
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return
    if (aim || !anchor.current) anchor.current = startOf(lists, calendar.getSnapshot())
    const { day, within } = anchor.current
    const place = lists.findIndex((one) => one.day === day)
    const [top = 0, end = 0] = sections.tops.slice(Math.max(0, place))
    list.scrollTop = top + Math.min(within, end - top - 1)
    placed.current = list.scrollTop
    redraw()
  }, [calendar, lists, sections, aim, isInSight, redraw])

  const report = () => {
    const top = scroller.current?.scrollTop ?? 0
    if (top === placed.current) return
    placed.current = -1
    const place = sectionAt(sections, top)
    const day = lists[place]?.day
    if (day === undefined) return
    anchor.current = { day, within: top - (sections.tops[place] ?? 0) }
    if (aim || day !== selectedOf(calendar.getSnapshot())) calendar.send({ type: 'day.seen', day })
  }

  return { scroller, report, ...sectionWindow(sections, seen) }
}

/** The selected day from its head on, or, if that is today, from the last row before now on. */
function startOf(lists: Lists, snapshot: SnapshotFrom<typeof calendarMachine>) {
  const { day, at } = aimOf(snapshot) ?? { day: selectedOf(snapshot), at: nowOf(snapshot) }
  const items = day === todayOf(snapshot) ? (lists.find((list) => list.day === day)?.items ?? []) : []
  const past = placeAfter(items, new Date(at).toISOString())
  return { day, within: Math.max(0, past - 1) * ROW }
}

/** What is in sight of a list, and somewhat beyond. */
function useSeen(scroller: React.RefObject<HTMLDivElement | null>) {
  const draw = useRef(() => {})
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = scroller.current
      if (!list) return () => {}
      draw.current = changed
      const sizes = new ResizeObserver(changed)
      sizes.observe(list)
      list.addEventListener('scroll', changed, { passive: true })
      return () => {
        sizes.disconnect()
        list.removeEventListener('scroll', changed)
      }
    },
    [scroller],
  )
  const read = useSyncExternalStore(subscribe, () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    return `${Math.floor(scrollTop / STEP)} ${clientHeight}`
  })
  const [steps = 0, height = 0] = read.split(' ').map(Number)
  const redraw = useCallback(() => draw.current(), [])
  const bottom = (steps + 2) * STEP + (height || UNKNOWN_HEIGHT)
  return { seen: { top: (steps - 1) * STEP, bottom }, isInSight: height > 0, redraw }
}
