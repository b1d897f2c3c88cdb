import { useSelector } from '@xstate/react'
import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { isBuilderOpen, searchOf, shownOf } from '../../machines/feed/live-feed.machine.ts'
import { densityOf } from '../../machines/shared/appearance.machine.ts'
import { pointerOf } from '../../machines/shared/layout.machine.ts'
import { feedOf } from '../../machines/shared/workspace.machine.ts'
import { rowHeightOf } from '../../rules/shared/page/shell.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { searchWords } from '../../rules/shared/search.ts'
import { type Charts, useCharts } from '../charts.tsx'
import { useOfWidth } from '../kit/focus/useOfWidth.ts'
import { whenIdle } from '../kit/when-idle.ts'
import { LaterCounts } from '../stories/LaterCounts.tsx'
import { useStoriesOff } from '../stories/useStoriesOff.ts'
import styles from './Feed.module.css'
import { FeedBody } from './FeedBody.tsx'
import { FeedHeader } from './FeedHeader.tsx'
import { FeedStatus } from './FeedStatus.tsx'
import { type DrawnSlot, FeedRefProvider, useFeedRef, useNameHere } from './feed-ref.tsx'
import type { Reason } from './later/EmptyAdvice.tsx'
import { feedPartsCode } from './later/feed-parts-code.ts'
import { LaterMuted, LaterUndo } from './later/LaterParts.tsx'

type FeedProps = {
  slot: DrawnSlot
  /** What edits its filters, in the space that it gives it; without it they stay as they are. */
  Builder?: ComponentType<{ slot: FeedSlot }>
  /** Says, where it is empty, which of its filters leave nothing. */
  Reason?: Reason
  /** The chart of a feed that is not the Terminal's. */
  chart?: Charts['feeds'][number]
  /** What it is called where it shows no preset; without it, after what it searches for. */
  title?: string
  /** Its number, where there are several. */
  number?: number | undefined
  /** In its header: the way out of what it stands in. */
  close?: ReactNode
  /** What is shown while it has no rows and nothing is typed, if not what it searches for and how to change that. */
  empty?: string
  /** Beneath its rows. */
  foot?: ReactNode
}

/** A live list of news with its search box. */
export const Feed = ({ slot, chart, ...panel }: FeedProps) => (
  <FeedRefProvider slot={slot} chart={chart}>
    <LaterCounts isOff={useStoriesOff(slot)}>
      <Panel {...panel} />
    </LaterCounts>
  </FeedRefProvider>
)

function Panel({ Builder, Reason, title, number, close, empty, foot }: Omit<FeedProps, 'slot' | 'chart'>) {
  const { feed, slot } = useFeedRef()
  const nameHere = useNameHere()
  const { appearance, layout, keys, workspace, lazyOf } = useCharts()
  const panel = useRef<HTMLElement>(null)
  const [density, pointer] = [useSelector(appearance, densityOf), useSelector(layout, pointerOf)]
  const heightAt = (width: number) => rowHeightOf(density, pointer, width)
  const rowHeight = useOfWidth(panel, heightAt)
  const heights: CSSProperties & Record<`--${string}`, string> = {
    '--one-line': `${heightAt(Number.POSITIVE_INFINITY)}px`,
    '--two-lines': `${heightAt(0)}px`,
  }
  const isBuilding = useSelector(feed, isBuilderOpen)
  const hasRows = useSelector(feed, (snapshot) => shownOf(snapshot).length > 0)
  const words = useSelector(feed, (snapshot) => searchWords(searchOf(snapshot)))
  const name =
    useSelector(workspace, (snapshot) => (slot === 'ticker' ? undefined : feedOf(snapshot, slot)?.name)) ||
    title ||
    words ||
    'News'

  useEffect(() => {
    keys.send({ type: 'feed.came', slot })
    return () => keys.send({ type: 'feed.left', slot })
  }, [keys, slot])
  useEffect(() => {
    if (hasRows) whenIdle(() => lazyOf(feedPartsCode).send({ type: 'part.wanted' }))
  }, [hasRows, lazyOf])
  const use = () => keys.send({ type: 'feed.used', slot })

  return (
    <section
      ref={panel}
      className={styles.panel}
      style={heights}
      aria-label={nameHere(name)}
      onPointerDownCapture={use}
      onFocusCapture={use}
    >
      <FeedHeader name={name} number={number} close={close} hasFilters={Builder !== undefined} />
      <div className={styles.space}>
        <FeedBody rowHeight={rowHeight} isCovered={isBuilding} empty={empty} Reason={Reason} />
        <LaterUndo />
        {isBuilding && Builder && slot !== 'ticker' && (
          <div id={`builder-${slot}`} className={styles.builder}>
            <Builder slot={slot} />
          </div>
        )}
      </div>
      <LaterMuted />
      {foot}
      <FeedStatus />
    </section>
  )
}
