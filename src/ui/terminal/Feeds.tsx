import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { isMobile } from '../../machines/layout.machine.ts'
import { feedsOf, sizesOf } from '../../machines/workspace.machine.ts'
import { shareOf } from '../../rules/workspace.ts'
import { useCharts } from '../charts.tsx'
import { Feed } from '../feed/Feed.tsx'
import { TickerDetails } from '../feed/ticker-details.ts'
import styles from './Feeds.module.css'
import { LaterPanelEdge } from './LaterEdges.tsx'
import { LaterPrices } from './LaterPrices.tsx'

const panelOf = (place: number) => `feed-${place}`

/** TRM-02, LAY-03: one to three feeds side by side; a phone shows the first. Where they do not fit they scroll by whole feeds. */
export function Feeds() {
  const { layout, workspace } = useCharts()
  const isSmall = useSelector(layout, isMobile)
  const count = useSelector(workspace, (snapshot) => feedsOf(snapshot).length)
  const sizes = useSelector(workspace, sizesOf)
  const places = Array.from({ length: isSmall ? 1 : count }, (_, place) => place)
  return (
    <div className={styles.feeds}>
      {places.map((place) => (
        <Fragment key={place}>
          {place > 0 && <LaterPanelEdge pair={[panelOf(place - 1), panelOf(place)]} divides="column" />}
          <div className={styles.feed} data-panel={panelOf(place)} style={{ flexGrow: shareOf(sizes, panelOf(place)) }}>
            <TickerDetails value={LaterPrices}>
              <Feed place={place} />
            </TickerDetails>
          </div>
        </Fragment>
      ))}
    </div>
  )
}
