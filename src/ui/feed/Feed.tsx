import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { densityOf } from '../../machines/appearance.machine.ts'
import { pointerOf } from '../../machines/layout.machine.ts'
import { rowHeightOf } from '../../rules/shell.ts'
import { useCharts } from '../charts.tsx'
import { useIsNarrower } from '../kit/useIsNarrower.ts'
import styles from './Feed.module.css'
import { FeedBody } from './FeedBody.tsx'
import { FeedHeader } from './FeedHeader.tsx'
import { WaitingPill } from './WaitingPill.tsx'

/** Narrower panels show a row in two lines (px): the same figure as in Feed.module.css. */
const NARROW = 860

/** A live list of news with its search box. */
export function Feed() {
  const { appearance, layout } = useCharts()
  const panel = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrower(panel, NARROW)
  const oneLine = rowHeightOf(useSelector(appearance, densityOf), useSelector(layout, pointerOf))
  return (
    <section ref={panel} className={styles.panel} aria-label="News">
      <FeedHeader />
      <WaitingPill />
      <FeedBody rowHeight={isNarrow ? 60 : oneLine} />
    </section>
  )
}
