import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { LIST_LIMIT } from '../../../contract/shared/news.ts'
import { currentOf, isLive, olderCount, shownOf } from '../../../machines/feed/live-feed.machine.ts'
import { footOf, type olderNewsMachine } from '../../../machines/feed/older-news.machine.ts'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import words from '../../kit/panel/PanelWords.module.css'
import { type DrawnSlot, useFeedRef } from '../feed-ref.tsx'
import styles from './OlderFoot.module.css'

/** So far from its end a list is completed, in pixels. */
const NEAR = 800

/**
 * FED-22: beneath the last row stands what becomes of the older ones. Those of a full list are loaded as its end comes near; a shorter one has all that
 * is at hand, and to look further for its few takes the backend seconds a page: each is asked for.
 */
export const olderFootOf = (chartOf: (slot: DrawnSlot) => ActorRefFrom<typeof olderNewsMachine>) =>
  function OlderFoot({ slot, rowHeight }: { slot: DrawnSlot; rowHeight: number }) {
    const { feed } = useFeedRef()
    const older = chartOf(slot)
    const shown = useSelector(feed, shownOf)
    const foot = useSelector(older, footOf)
    const element = useRef<HTMLDivElement>(null)
    const isComplete = useSelector(feed, (snapshot) => isLive(snapshot) && olderCount(snapshot) === 0)
    const isFull = shown.length >= LIST_LIMIT
    const last = shown.at(-1)?.id
    // biome-ignore lint/correctness/useExhaustiveDependencies: it may still be near after a short page
    useEffect(() => {
      if (!element.current || !isFull) return
      const sight = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && older.send({ type: 'end.neared' }),
        { root: element.current.parentElement, rootMargin: `0px 0px ${NEAR}px` },
      )
      sight.observe(element.current)
      return () => sight.disconnect()
    }, [older, isFull, last])
    const isShown = isFull || isComplete || foot !== 'unasked'
    useTopRow(element, isShown, rowHeight)
    const ask = () => {
      // the button goes: the row that was read last has the focus again, or it stays here
      const row = element.current?.parentElement?.querySelector(`[data-id="${currentOf(feed.getSnapshot())}"]`)
      focusWithoutScroll(row ?? element.current)
      older.send({ type: foot === 'cut' ? 'retry.pressed' : 'end.neared' })
    }
    if (!isShown) return null
    return (
      <div ref={element} className={styles.foot} role="status" tabIndex={-1}>
        {(foot === 'unasked' || foot === 'more') && !isFull && (
          <button type="button" className={words.act} onClick={ask}>
            Look for older headlines
          </button>
        )}
        {foot === 'loading' && <p>Loading older headlines…</p>}
        {foot === 'ended' && <p>No older headlines.</p>}
        {foot === 'cut' && (
          <>
            <p>Older headlines could not be loaded.</p>
            <button type="button" className={words.act} onClick={ask}>
              Retry
            </button>
          </>
        )}
      </div>
    )
  }

/** The row at the top of the list is there also when rows get another height. `part`: a part of what scrolls, once it `isThere`. */
function useTopRow(part: RefObject<HTMLElement | null>, isThere: boolean, rowHeight: number) {
  const before = useRef({ rowHeight, top: 0 })
  useLayoutEffect(() => {
    const scroller = isThere && part.current?.parentElement
    if (!scroller) return
    // where it was before lower rows have cut it short
    const { top, rowHeight: height } = before.current
    if (height !== rowHeight) scroller.scrollTop = (top * rowHeight) / height
    before.current = { rowHeight, top: scroller.scrollTop }
    const note = () => {
      before.current.top = scroller.scrollTop
    }
    scroller.addEventListener('scroll', note, { passive: true })
    return () => scroller.removeEventListener('scroll', note)
  }, [part, isThere, rowHeight])
}
