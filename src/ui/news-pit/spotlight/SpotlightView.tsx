import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isList } from '../../../machines/news-pit/news-pit.machine.ts'
import { placeOf } from '../../../machines/shared/place.machine.ts'
import { isPointed, isScrolled } from '../../../machines/spotlight/spotlight.machine.ts'
import { useCharts } from '../../charts.tsx'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import { Panel, SimulatedChip } from '../../kit/panel/Panel.tsx'
import { Standing } from '../../kit/panel/Standing.tsx'
import { LaterMoves } from '../../markets/tape/LaterPrices.tsx'
import { SpotlightPill } from '../../spotlight/SpotlightPill.tsx'
import { useSpotlight } from '../../spotlight/useSpotlight.ts'
import { ArticlePanel } from '../article/ArticlePanel.tsx'
import { FormToggle } from '../FormToggle.tsx'
import { usePit } from '../pit.tsx'
import { StoryList } from './list/StoryList.tsx'
import { Masonry } from './Masonry.tsx'
import { Empty, Failed, Loading } from './SpotlightStates.tsx'
import styles from './SpotlightView.module.css'
import { useServed } from './useServed.ts'

/** Further from the top than this, the user is reading (px). */
const AT_TOP = 4

/** PIT-02, RTE-03: the newest stories, and above them the one that the address names. Nothing moves while the user reads. */
export function SpotlightView() {
  const { spotlight } = usePit()
  const { keys, place } = useCharts()
  const { body, standing, isSimulated, isLoading, isLate, refusedFor, reach, count } = useSpotlight(
    spotlight,
    useServed(),
  )
  const scroller = useRef<HTMLDivElement>(null)
  const hasArticle = useSelector(place, (snapshot) => 'itemId' in placeOf(snapshot))
  useArticleFirst(scroller, hasArticle)
  const report = useReports(scroller)
  useEffect(() => {
    keys.send({ type: 'feed.came', slot: 'spotlight' })
    return () => keys.send({ type: 'feed.left', slot: 'spotlight' })
  }, [keys])
  const use = () => keys.send({ type: 'feed.used', slot: 'spotlight' })
  const bringNew = () => {
    flushSync(() => spotlight.send({ type: 'newest.asked' }))
    const list = scroller.current?.querySelector<HTMLElement>('[role="feed"]')
    if (scroller.current) scroller.current.scrollTop = hasArticle ? (list?.offsetTop ?? 0) : 0
    focusWithoutScroll(list?.querySelector('article'))
  }
  const signs = (
    <>
      <Standing {...standing} />
      {isSimulated && <SimulatedChip what="Invented events about real companies, made by this program" />}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </>
  )
  return (
    <Panel title="Spotlight" signs={signs} tools={<FormToggle isOfPanel />} className={styles.panel}>
      <div
        className={styles.body}
        onPointerDownCapture={use}
        onFocusCapture={use}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && report.pointer(true)}
        onPointerLeave={() => report.pointer(false)}
      >
        <SpotlightPill spotlight={spotlight} onPress={bringNew} />
        <div
          ref={scroller}
          className={styles.scroller}
          onScroll={({ currentTarget }) => report.scroll(currentTarget.scrollTop > AT_TOP)}
        >
          {hasArticle && (
            <div className={styles.article}>
              <ArticlePanel />
            </div>
          )}
          {body === 'full' && <Stories scroller={scroller} isBusy={isLoading} />}
          {body === 'loading' && <Loading />}
          {body === 'failed' && <Failed isOffline={reach === 'offline'} isLate={isLate} refusedFor={refusedFor} />}
          {body === 'empty' && <Empty />}
        </div>
      </div>
    </Panel>
  )
}

type StoriesProps = { scroller: RefObject<HTMLDivElement | null>; isBusy: boolean }

function Stories(props: StoriesProps) {
  const isListed = useSelector(usePit().view, isList)
  if (!isListed) return <Masonry {...props} />
  return (
    <LaterMoves>
      <StoryList isBusy={props.isBusy} />
    </LaterMoves>
  )
}

/** Notifies the chart, once each, when the pointer comes and leaves, and when the list is scrolled away and back. */
function useReports(scroller: RefObject<HTMLElement | null>) {
  const { spotlight } = usePit()
  useLayoutEffect(() => {
    const isAway = (scroller.current?.scrollTop ?? 0) > AT_TOP
    if (!isAway) spotlight.send({ type: 'top.reached' })
    return () => {
      spotlight.send({ type: 'pointer.left' })
      spotlight.send({ type: 'focus.left' })
    }
  }, [spotlight, scroller])
  return {
    pointer(isOver: boolean) {
      if (isOver !== isPointed(spotlight.getSnapshot()))
        spotlight.send({ type: isOver ? 'pointer.entered' : 'pointer.left' })
    },
    scroll(isAway: boolean) {
      if (isAway !== isScrolled(spotlight.getSnapshot()))
        spotlight.send({ type: isAway ? 'list.scrolled' : 'top.reached' })
    },
  }
}

/** An article that is come to is read from its beginning. */
function useArticleFirst(scroller: RefObject<HTMLElement | null>, hasArticle: boolean) {
  useLayoutEffect(() => {
    if (hasArticle && scroller.current) scroller.current.scrollTop = 0
  }, [hasArticle, scroller])
}
