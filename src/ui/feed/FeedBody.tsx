import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { isHeld } from '../../machines/live-feed.machine.ts'
import { useCharts } from '../charts.tsx'
import styles from './Feed.module.css'
import { FeedList } from './FeedList.tsx'
import { FeedEmpty, FeedFailed, FeedLoading } from './FeedStates.tsx'
import { listBody } from './standing.ts'
import { useFeed } from './useFeed.ts'

/** Further from the top than this, the reader is reading (px). */
const AT_TOP = 4

export function FeedBody({ rowHeight }: { rowHeight: number }) {
  const { feed } = useCharts()
  const facts = useFeed()
  const body = listBody(facts)
  const isAway = useSelector(feed, isHeld)
  const scroller = useRef<HTMLDivElement>(null)

  // a list that is drawn anew begins at its top
  useLayoutEffect(() => feed.send({ type: 'reader.returned' }), [feed])
  useLayoutEffect(() => {
    if (!isAway && scroller.current) scroller.current.scrollTop = 0
  }, [isAway])

  const report = () => {
    const isScrolled = (scroller.current?.scrollTop ?? 0) > AT_TOP
    if (isScrolled !== isHeld(feed.getSnapshot())) feed.send({ type: isScrolled ? 'reader.left' : 'reader.returned' })
  }

  return (
    <div ref={scroller} className={styles.scroller} onScroll={report}>
      {body === 'full' && <FeedList key={rowHeight} rowHeight={rowHeight} isBusy={facts.isLoading} />}
      {body === 'loading' && <FeedLoading />}
      {body === 'failed' && <FeedFailed isOffline={facts.reach === 'offline'} />}
      {body === 'empty' && <FeedEmpty />}
    </div>
  )
}
