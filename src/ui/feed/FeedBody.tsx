import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isPointed, isScrolled } from '../../machines/feed/live-feed.machine.ts'
import { focusWithoutScroll } from '../kit/focus/focus.ts'
import styles from './Feed.module.css'
import { FeedPill } from './FeedPill.tsx'
import { FeedEmpty, FeedFailed, FeedLate, FeedLoading } from './FeedStates.tsx'
import { useFeedRef } from './feed-ref.tsx'
import type { Reason } from './later/EmptyAdvice.tsx'
import { LaterOlder } from './later/LaterParts.tsx'
import { FeedList } from './rows/FeedList.tsx'
import { listBody } from './standing.ts'
import { useFeed } from './useFeed.ts'
import { useServed } from './useServed.ts'

/** Further from the top than this, the user is reading (px). */
const AT_TOP = 4

type Props = { rowHeight: number; isCovered: boolean; empty: string | undefined; Reason: Reason | undefined }

export function FeedBody({ rowHeight, isCovered, empty, Reason }: Props) {
  const { feed } = useFeedRef()
  const facts = useFeed()
  const isServed = useServed() !== undefined
  const body = listBody(facts)
  const isFull = body === 'full' || (body === 'loading' && isServed)
  const scroller = useRef<HTMLDivElement>(null)
  const { reportPointer, reportScroll } = useHold(scroller)
  const bringNew = () => {
    flushSync(() => feed.send({ type: 'waiting.asked' }))
    focusWithoutScroll(scroller.current?.querySelector('article'))
  }
  return (
    <div
      className={styles.body}
      inert={isCovered}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && reportPointer(true)}
      onPointerLeave={() => reportPointer(false)}
    >
      <FeedPill onPress={bringNew} />
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={({ currentTarget }) => reportScroll(currentTarget.scrollTop > AT_TOP)}
      >
        {isFull && <FeedList key={rowHeight} rowHeight={rowHeight} isBusy={facts.isLoading} />}
        {isFull && <LaterOlder rowHeight={rowHeight} />}
        {body === 'loading' && (isServed ? <FeedLate /> : <FeedLoading />)}
        {body === 'failed' && <FeedFailed isOffline={facts.reach === 'offline'} refusedFor={facts.refusedFor} />}
        {body === 'empty' && <FeedEmpty words={empty} Reason={Reason} />}
      </div>
    </div>
  )
}

/** Notifies the chart when a reason to hold the list begins and ends; a remounted list begins at its top. */
function useHold(scroller: RefObject<HTMLElement | null>) {
  const { feed } = useFeedRef()
  const reportPointer = (isOver: boolean) => {
    if (isOver !== isPointed(feed.getSnapshot())) feed.send({ type: isOver ? 'pointer.entered' : 'pointer.left' })
  }
  const reportScroll = (isAway: boolean) => {
    if (isAway !== isScrolled(feed.getSnapshot())) feed.send({ type: isAway ? 'list.scrolled' : 'top.reached' })
  }
  useLayoutEffect(() => {
    const top = feed.on('top.asked', () => {
      if (scroller.current) scroller.current.scrollTop = 0
    })
    return () => {
      top.unsubscribe()
      feed.send({ type: 'focus.left' })
      feed.send({ type: 'pointer.left' })
      feed.send({ type: 'top.reached' })
    }
  }, [feed, scroller])
  return { reportPointer, reportScroll }
}
