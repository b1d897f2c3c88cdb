import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { isDrawerOpen } from '../../../machines/news-pit/news-pit.machine.ts'
import type { Sight } from '../../../rules/shared/drawn.ts'
import type { Masonry } from '../../../rules/shared/masonry.ts'
import { createDrawn } from '../../kit/panel/measurements.ts'
import { usePit } from '../pit.tsx'

type Snapshot = Parameters<typeof isDrawerOpen>[0]
type Ref = RefObject<HTMLElement | null>

/** Until the list has been laid out. Pixels. */
const UNKNOWN_HEIGHT = 900
/** If the thread has this much time, nothing is scrolling or moving. Milliseconds. */
const QUIET = 20
/** Until it is asked again. Milliseconds. */
const PAUSE = 200
/** Pixels that are scrolled before it is looked again what must be drawn. */
const STEP = 120

/** The indexes of the cards that are drawn: those about the sight at once, the others while the thread is idle. */
export function useDrawn(list: Ref, scroller: Ref, masonry: Masonry, current: string | undefined) {
  const drawn = useMemo(createDrawn, [])
  useSyncExternalStore(drawn.subscribe, drawn.version)
  const width = useWidth()
  const settle = useSettling(() => drawn.settle(masonry, sightOf(list, scroller), current))
  const looked = useRef(0)
  useSight(scroller, () => {
    const top = scroller.current?.scrollTop ?? 0
    if (Math.abs(top - looked.current) < STEP) return
    looked.current = top
    drawn.look(masonry, sightOf(list, scroller))
    settle()
  })
  useEffect(settle)
  return drawn.indexesOf(masonry, sightOf(list, scroller), current, width)
}

/** Does a little whenever the thread is idle, from when it is asked until nothing is left to do. */
function useSettling(step: () => boolean) {
  const doStep = useEffectEvent(step)
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  return useCallback(() => {
    if (cancel.current) return
    const ask = () => {
      cancel.current = whileIdle(() => {
        cancel.current = undefined
        if (doStep()) ask()
      })
    }
    ask()
  }, [])
}

/** What decides how wide the list is. */
function useWidth() {
  const { view } = usePit()
  const [left, right] = [useSelector(view, isLeftOpen), useSelector(view, isRightOpen)]
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth)
  return `${left} ${right} ${width}`
}

const isLeftOpen = (snapshot: Snapshot) => isDrawerOpen(snapshot, 'left')
const isRightOpen = (snapshot: Snapshot) => isDrawerOpen(snapshot, 'right')

function watchWidth(notify: () => void) {
  addEventListener('resize', notify)
  return () => removeEventListener('resize', notify)
}

export function sightOf(list: Ref, scroller: Ref): Sight {
  const top = (scroller.current?.scrollTop ?? 0) - (list.current?.offsetTop ?? 0)
  return { top, bottom: top + (scroller.current?.clientHeight || UNKNOWN_HEIGHT) }
}

/** Calls when something else may be in sight. */
export function useSight(scroller: Ref, changed: () => void) {
  const notify = useEffectEvent(changed)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const listen = () => notify()
    const sizes = new ResizeObserver(listen)
    sizes.observe(element)
    element.addEventListener('scroll', listen, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', listen)
    }
  }, [scroller])
}

/** Runs it once, as soon as the thread has time for it. */
function whileIdle(run: () => void) {
  // Safari has no requestIdleCallback
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, PAUSE)
    return () => clearTimeout(timer)
  }
  const stopped = new AbortController()
  const ask = () => {
    if (stopped.signal.aborted) return
    requestIdleCallback((deadline) => {
      if (stopped.signal.aborted) return
      if (deadline.timeRemaining() >= QUIET) run()
      else setTimeout(ask, PAUSE)
    })
  }
  ask()
  return () => stopped.abort()
}
