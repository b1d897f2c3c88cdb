import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { isMobile } from '../../machines/shared/layout.machine.ts'
import { feedsOf, sizesOf } from '../../machines/shared/workspace.machine.ts'
import { shareOf } from '../../rules/shared/page/workspace.ts'
import { useCharts } from '../charts.tsx'
import { Feed } from '../feed/Feed.tsx'
import { TickerDetails } from '../feed/rows/ticker-details.ts'
import { BuilderGate } from '../filters/BuilderGate.tsx'
import { EmptyReasonGate } from '../filters/empty/EmptyReasonGate.tsx'
import { Boundary } from '../kit/panel/Boundary.tsx'
import { Panel } from '../kit/panel/Panel.tsx'
import { LaterMoves, LaterPrices } from '../markets/tape/LaterPrices.tsx'
import { LaterFeedEnds, LaterFeedStart, LaterPanelEdge } from './columns/LaterEdges.tsx'
import styles from './Feeds.module.css'

const panelOf = (slot: number) => `feed-${slot}`
const inPanel = (words: ReactNode) => <Panel title="News">{words}</Panel>

/** What tells a feed from its neighbours. */
const severalIn = ({ length }: readonly number[], slot: number) =>
  length > 1 ? { number: slot + 1, foot: <LaterFeedStart slot={slot} /> } : {}

/** Scrolls a feed that was added into view, where they do not all fit. */
function useNewestInSight(count: number) {
  const { workspace } = useCharts()
  const list = useRef<HTMLDivElement>(null)
  const hasAppeared = useRef(false)
  useEffect(() => {
    const subscription = workspace.on('feed.appeared', () => {
      hasAppeared.current = true
    })
    return subscription.unsubscribe
  }, [workspace])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there once there is one more
  useEffect(() => {
    if (hasAppeared.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end' })
    hasAppeared.current = false
  }, [count])
  return list
}

/** TRM-02, LAY-03: one to three feeds side by side; a phone shows the first. Where they do not fit they scroll by whole feeds. */
export function Feeds() {
  const { layout, workspace } = useCharts()
  const isSmall = useSelector(layout, isMobile)
  const count = useSelector(workspace, (snapshot) => feedsOf(snapshot).length)
  const sizes = useSelector(workspace, sizesOf)
  const list = useNewestInSight(count)
  const slots = Array.from({ length: isSmall ? 1 : count }, (_, slot) => slot)
  return (
    <div ref={list} className={styles.feeds} data-count={slots.length}>
      {slots.map((slot) => (
        <Fragment key={slot}>
          {slot > 0 && <LaterPanelEdge pair={[panelOf(slot - 1), panelOf(slot)]} divides="column" />}
          <div className={styles.feed} data-panel={panelOf(slot)} style={{ flexGrow: shareOf(sizes, panelOf(slot)) }}>
            <Boundary name="This feed" frame={inPanel}>
              <TickerDetails value={LaterPrices}>
                <LaterMoves>
                  <Feed
                    {...severalIn(slots, slot)}
                    slot={slot}
                    close={<LaterFeedEnds slot={slot} />}
                    Builder={BuilderGate}
                    Reason={EmptyReasonGate}
                  />
                </LaterMoves>
              </TickerDetails>
            </Boundary>
          </div>
        </Fragment>
      ))}
    </div>
  )
}
