import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { shownOf } from '../machines/live-feed.machine.ts'
import { placeOf } from '../machines/place.machine.ts'
import styles from './App.module.css'
import { useCharts } from './charts.tsx'
import { Notification } from './notification/Notification.tsx'
import { OverlayGate } from './overlay/OverlayGate.tsx'
import { overlayCode } from './overlay/overlay-code.ts'
import { screens } from './routes/screens.ts'
import { TopBar } from './shell/TopBar.tsx'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

export function App() {
  const { place } = useCharts()
  const { page } = useSelector(place, placeOf)
  const { title, Screen } = screens[page]
  useEffect(() => {
    document.title = title
  }, [title])
  usePrefetch()
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Screen />
      </main>
      <Notification />
      <OverlayGate />
    </div>
  )
}

/** What will probably be wanted soon comes when the first rows are there and the browser has nothing else to do. */
function usePrefetch() {
  const { feed } = useCharts()
  const isFilled = useSelector(feed, (snapshot) => shownOf(snapshot).length > 0)
  useEffect(() => {
    if (!isFilled) return
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
    whenIdle(() => void overlayCode.prefetch())
  }, [isFilled])
}
