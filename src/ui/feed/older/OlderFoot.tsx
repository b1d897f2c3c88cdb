import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { LIST_LIMIT } from '../../../contract/shared/news.ts'
import { currentOf, shownOf } from '../../../machines/feed/live-feed.machine.ts'
import { footOf, type olderNewsMachine } from '../../../machines/feed/older-news.machine.ts'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import words from '../../kit/panel/PanelWords.module.css'
import { type DrawnSlot, useFeedRef } from '../feed-ref.tsx'
import styles from './OlderFoot.module.css'

/** So far from its end a list is completed, in pixels. */
const NEAR = 800

/** FED-22: beneath the last row of a full list stands what becomes of the older ones, which are loaded as its end comes near. */
export const olderFootOf = (chartOf: (slot: DrawnSlot) => ActorRefFrom<typeof olderNewsMachine>) =>
  function OlderFoot({ slot }: { slot: DrawnSlot }) {
    const { feed } = useFeedRef()
    const older = chartOf(slot)
    const shown = useSelector(feed, shownOf)
    const foot = useSelector(older, footOf)
    const element = useRef<HTMLDivElement>(null)
    const isFull = shown.length >= LIST_LIMIT
    const last = shown.at(-1)?.id
    // biome-ignore lint/correctness/useExhaustiveDependencies: it may still be near after a short page
    useEffect(() => {
      if (!element.current) return
      const sight = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && older.send({ type: 'end.neared' }),
        { root: element.current.parentElement, rootMargin: `0px 0px ${NEAR}px` },
      )
      sight.observe(element.current)
      return () => sight.disconnect()
    }, [older, isFull, last])
    const askAgain = () => {
      // the button goes: the row that was read last has the focus again, or it stays here
      const row = element.current?.parentElement?.querySelector(`[data-id="${currentOf(feed.getSnapshot())}"]`)
      focusWithoutScroll(row ?? element.current)
      older.send({ type: 'retry.pressed' })
    }
    if (!isFull) return null
    return (
      <div ref={element} className={styles.foot} role="status" tabIndex={-1}>
        {foot === 'loading' && <p>Loading older headlines…</p>}
        {foot === 'ended' && <p>No older headlines.</p>}
        {foot === 'cut' && (
          <>
            <p>Older headlines could not be loaded.</p>
            <button type="button" className={words.act} onClick={askAgain}>
              Retry
            </button>
          </>
        )}
      </div>
    )
  }
