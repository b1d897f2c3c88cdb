import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Place } from '../contract/shared/pages.ts'
import { isMobile } from '../machines/shared/layout.machine.ts'
import { placeOf } from '../machines/shared/place.machine.ts'
import { isFlush, platformOf } from '../rules/shared/page/shell.ts'
import styles from './App.module.css'
import { useCharts } from './charts.tsx'
import { ConsentBar } from './consent/ConsentBar.tsx'
import { ConsentGate } from './consent/ConsentGate.tsx'
import { focusWithoutScroll } from './kit/focus/focus.ts'
import { Boundary } from './kit/panel/Boundary.tsx'
import { whenIdle } from './kit/when-idle.ts'
import { Notification } from './notification/Notification.tsx'
import { OverlayGate } from './overlay/OverlayGate.tsx'
import { LaterPages } from './routes/LaterPages.tsx'
import { titleOf } from './routes/titles.ts'
import { BottomBar } from './shell/BottomBar.tsx'
import { Footer } from './shell/Footer.tsx'
import { KeysGate } from './shell/keys/KeysGate.tsx'
import { PaletteGate } from './shell/palette/PaletteGate.tsx'
import { TopBar } from './shell/TopBar.tsx'
import { VersionBar } from './shell/VersionBar.tsx'
import { Terminal } from './terminal/Terminal.tsx'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

export function App() {
  const { layout, place } = useCharts()
  const here = useSelector(place, placeOf)
  const title = titleOf(here)
  const isTerminal = platformOf(here) === 'Terminal'
  useEffect(() => {
    document.title = title
  }, [title])
  useLater()
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <div ref={useArrival(here)} className={styles.content}>
        <main id="main" tabIndex={-1} data-platform={platformOf(here)} data-flush={isFlush(here) || undefined}>
          {isTerminal && (
            <Boundary name="This page">
              <Terminal />
            </Boundary>
          )}
          <Boundary name="This page">
            <LaterPages isHere={!isTerminal} />
          </Boundary>
        </main>
        <Footer />
      </div>
      <VersionBar />
      <ConsentBar />
      {useSelector(layout, isMobile) && <BottomBar />}
      <Notification />
      <Boundary name="This dialog">
        <OverlayGate />
        <ConsentGate />
        <KeysGate />
        <PaletteGate />
      </Boundary>
    </div>
  )
}

/** The focus goes with the reader to another page, which is seen from its top; the first one is read from its beginning. */
function useArrival(place: Place) {
  // a symbol's page leads to those of others
  const page = place.page === 'ticker' ? place.symbol : place.page
  const content = useRef<HTMLDivElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (content.current) content.current.scrollTop = 0
    focusWithoutScroll(document.getElementById('main'))
  }, [page])
  return content
}

const later = {
  name: 'later styles',
  load: () => Promise.all([import('./theme/later.ts'), import('./pressed-parts.tsx')]),
}

/** The styles of paper, forced colours and very low windows, the fonts of other alphabets, and the names of the files that presses ask for, come when the first rows are there, or take long, and the browser has nothing else to do. */
function useLater() {
  const { comeFirst, lazyOf } = useCharts()
  useEffect(() => {
    comeFirst().then(() => whenIdle(() => lazyOf(later).send({ type: 'part.wanted' })))
  }, [comeFirst, lazyOf])
}
