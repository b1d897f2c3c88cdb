import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { isHeld, isScrolled } from '../../machines/spotlight/spotlight.machine.ts'
import styles from './Spotlight.module.css'
import { SpotlightCards, useEventCards } from './SpotlightCards.tsx'
import { SpotlightEmpty, SpotlightFailed, SpotlightLoading } from './SpotlightStates.tsx'
import { useSpotlightChart } from './spotlight-chart.ts'
import { useSpotlight } from './useSpotlight.ts'

/** Further from the top than this, the user is reading (px). */
const AT_TOP = 4

/** The scrolling element. Nothing in it moves while the user is further down. */
export function SpotlightBody() {
  const spotlight = useSpotlightChart()
  const { body, isLoading, isLate, refusedFor, reach } = useSpotlight(spotlight)
  const holds = useSelector(spotlight, isHeld)
  const scroller = useRef<HTMLDivElement>(null)
  const cards = useEventCards(scroller)

  // a remounted list begins at its top
  useLayoutEffect(() => spotlight.send({ type: 'newest.asked' }), [spotlight])
  useLayoutEffect(() => {
    if (!holds && scroller.current) scroller.current.scrollTop = 0
  }, [holds])

  const reportScroll = () => {
    const isAway = (scroller.current?.scrollTop ?? 0) > AT_TOP
    if (isAway === isScrolled(spotlight.getSnapshot())) return
    spotlight.send({ type: isAway ? 'list.scrolled' : 'top.reached' })
  }

  return (
    <div ref={scroller} className={styles.scroller} onScroll={reportScroll}>
      {body === 'full' && <SpotlightCards {...cards} isBusy={isLoading} />}
      {body === 'loading' && <SpotlightLoading />}
      {body === 'failed' && <SpotlightFailed isOffline={reach === 'offline'} isLate={isLate} refusedFor={refusedFor} />}
      {body === 'empty' && <SpotlightEmpty />}
    </div>
  )
}
