import { useSelector } from '@xstate/react'
import { isLibrary } from '../../machines/news-pit/news-pit.machine.ts'
import { Feed } from '../feed/Feed.tsx'
import { TickerDetails } from '../feed/rows/ticker-details.ts'
import { BuilderGate } from '../filters/BuilderGate.tsx'
import { EmptyReasonGate } from '../filters/empty/EmptyReasonGate.tsx'
import { Boundary } from '../kit/panel/Boundary.tsx'
import { LaterPrices } from '../markets/tape/LaterPrices.tsx'
import { Categories } from './Categories.tsx'
import { LaterCardPrices } from './cards/LaterCardPrices.tsx'
import { Drawer } from './Drawer.tsx'
import { Library } from './library/Library.tsx'
import styles from './NewsPitPage.module.css'
import { PitBar } from './PitBar.tsx'
import { usePit } from './pit.tsx'
import { SpotlightView } from './spotlight/SpotlightView.tsx'
import { drawerNames, useDrawer } from './useDrawer.ts'

/** PIT-01, PIT-02: the top bar, and beneath it the view between its drawers. */
export function NewsPitPage() {
  const { view, feed } = usePit()
  const inLibrary = useSelector(view, isLibrary)
  const [left, right] = [useDrawer('left'), useDrawer('right')]
  return (
    <div className={styles.page}>
      <PitBar />
      <div className={styles.desk}>
        <Drawer side="left">
          {(isOver) => (
            <Boundary name="The categories">
              <Categories isOver={isOver} />
            </Boundary>
          )}
        </Drawer>
        <div className={styles.centre} inert={left.isOver || right.isOver}>
          <Boundary key={String(inLibrary)} name={inLibrary ? 'The Library' : 'The Spotlight'}>
            <LaterCardPrices>{inLibrary ? <Library /> : <SpotlightView />}</LaterCardPrices>
          </Boundary>
        </div>
        <Drawer side="right" isHeaded>
          {(_, close) => (
            <Boundary name="This feed">
              <TickerDetails value={LaterPrices}>
                <Feed
                  slot="newsPit"
                  Builder={BuilderGate}
                  Reason={EmptyReasonGate}
                  chart={feed}
                  title={drawerNames.right}
                  close={close}
                />
              </TickerDetails>
            </Boundary>
          )}
        </Drawer>
      </div>
    </div>
  )
}
