import { useSelector } from '@xstate/react'
import { isLibrary } from '../../machines/news-pit.machine.ts'
import { Feed } from '../feed/Feed.tsx'
import { TickerDetails } from '../feed/ticker-details.ts'
import { LaterPrices } from '../terminal/LaterPrices.tsx'
import { Categories } from './Categories.tsx'
import { Drawer } from './Drawer.tsx'
import { Library } from './library/Library.tsx'
import styles from './NewsPitPage.module.css'
import { PitBar } from './PitBar.tsx'
import { type Pit, PitProvider, usePit } from './pit.tsx'
import { SpotlightView } from './spotlight/SpotlightView.tsx'
import { drawerNames, useDrawer } from './useDrawer.ts'

/** The News Pit with its charts. */
export const pageOf = (pit: Pit) => () => (
  <PitProvider value={pit}>
    <NewsPitPage />
  </PitProvider>
)

/** PIT-01, PIT-02: the top bar, and beneath it the view between its drawers. */
function NewsPitPage() {
  const { view, feed } = usePit()
  const [left, right] = [useDrawer('left'), useDrawer('right')]
  return (
    <div className={styles.page}>
      <PitBar />
      <div className={styles.desk}>
        <Drawer side="left">{(isOver) => <Categories isOver={isOver} />}</Drawer>
        <div className={styles.centre} inert={left.isOver || right.isOver}>
          {useSelector(view, isLibrary) ? <Library /> : <SpotlightView />}
        </div>
        <Drawer side="right" isHeaded>
          {(_, close) => (
            <TickerDetails value={LaterPrices}>
              <Feed place="newsPit" chart={feed} title={drawerNames.right} close={close} />
            </TickerDetails>
          )}
        </Drawer>
      </div>
    </div>
  )
}
