import { browserEnvironment } from '../../../src/root/environment.ts'
import '../../../src/ui/theme/fonts.css'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { type EventObject, fromCallback } from 'xstate'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { ContentSearchContext } from '../../../src/contract/content/content.ts'
import { newsPitMachine } from '../../../src/machines/news-pit/news-pit.machine.ts'
import { spotlightWith } from '../../../src/machines/spotlight/spotlight.machine.ts'
import { createFrame } from '../../../src/root/shell/frame.ts'
import { startRoot } from '../../../src/root/start.ts'
import { createReading } from '../../../src/root/terminal/terminal.ts'
import { estimate, GAP } from '../../../src/rules/content/card-lanes.ts'
import { type Charts, ChartsProvider } from '../../../src/ui/charts.tsx'
import { ContentCard } from '../../../src/ui/news-pit/cards/ContentCard.tsx'
import { type Pit, PitProvider } from '../../../src/ui/news-pit/pit.tsx'
import masonryStyles from '../../../src/ui/news-pit/spotlight/Masonry.module.css'
import { Masonry } from '../../../src/ui/news-pit/spotlight/Masonry.tsx'
import styles from '../../../src/ui/news-pit/spotlight/SpotlightView.module.css'
import { items } from './items.ts'

const PLAIN = 50
const noop = () => undefined

/** The app's own masonry of all cards. */
function Ours() {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div style={{ height: '100vh' }}>
      <div ref={scroller} id="scroller" className={styles.scroller}>
        <Masonry scroller={scroller} isBusy={false} />
      </div>
    </div>
  )
}

const LANES = 3
/** The width of a lane of the bench's window. Pixels. */
const LANE_WIDTH = 470
const estimateSize = (index: number) => estimate(items[index], LANE_WIDTH, false)
const getItemKey = (index: number) => items[index]?.id ?? index

/** The same cards in the lanes of @tanstack/react-virtual, as its documentation recommends: keys, an estimate, and each card measured. */
function Virtual() {
  const scroller = useRef<HTMLDivElement>(null)
  const getScrollElement = useCallback(() => scroller.current, [])
  const list = useVirtualizer({
    ...{ count: items.length, lanes: LANES, gap: GAP, overscan: 12 },
    ...{ getScrollElement, estimateSize, getItemKey },
  })
  return (
    <div style={{ height: '100vh' }}>
      <div ref={scroller} id="scroller" className={styles.scroller}>
        <div className={masonryStyles.list} data-lanes={LANES} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, lane, start }) => {
            const item = items[index]
            if (!item) return null
            return (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                className={masonryStyles.card}
                style={{ top: start, left: `calc(${lane} * (100% + var(--gap)))` }}
              >
                <ContentCard item={item} isOpen={false} isRead={false} isStop={false} hasLead onToggle={noop} />
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** The same cards in the same space, in three columns, few and all of them drawn: scrolling changes nothing. */
const Plain = () => (
  <div style={{ height: '100vh' }}>
    <div id="scroller" className={styles.scroller}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8, alignItems: 'start' }}>
        {items.slice(0, PLAIN).map((item) => (
          <ContentCard key={item.id} item={item} isOpen={false} isRead={false} isStop={false} hasLead onToggle={noop} />
        ))}
      </div>
    </div>
  </div>
)

const kinds: Record<string, ReactNode> = { plain: <Plain />, ours: <Ours />, virtual: <Virtual /> }

function mount(kind: string) {
  const environment = browserEnvironment()
  const choices = createChoices(createStorage(environment), environment)
  const frame = createFrame(choices, { watchVersion: () => () => undefined }, createWorld(environment))
  const reading = createReading(choices, environment)
  const searchContent = fromCallback<EventObject, ContentSearchContext>(({ sendBack }) => {
    sendBack({ type: 'connection.opened' })
    sendBack({ type: 'items.replaced', items })
  })
  const { root, admit } = startRoot(browserEnvironment())
  const { newsPit, pitSpotlight, ...charts } = admit({
    ...frame,
    reading,
    newsPit: { logic: newsPitMachine.provide({ actors: { keepChoices: fromCallback(() => undefined) } }) },
    pitSpotlight: { logic: spotlightWith(searchContent) },
  })
  const pit = { view: newsPit, spotlight: pitSpotlight }
  createRoot(document.getElementById('root')!).render(
    <ChartsProvider value={{ ...charts, root } as unknown as Charts}>
      <PitProvider value={pit as unknown as Pit}>{kinds[kind]}</PitProvider>
    </ChartsProvider>,
  )
}

/** Scrolls by this many pixels a frame, to the end and back. */
const scroll = (frames: number, step: number) =>
  new Promise<void>((done) => {
    const scroller = document.getElementById('scroller')!
    let [left, by] = [frames, step]
    const next = () => {
      if (left === 0) return done()
      left -= 1
      const before = scroller.scrollTop
      scroller.scrollTop += by
      if (scroller.scrollTop === before) by = -by
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

/** Resolves when no card has appeared or disappeared for half a second. */
const rest = () =>
  new Promise<void>((done) => {
    let last: AbortSignal
    const wait = () => {
      const mine = AbortSignal.timeout(500)
      last = mine
      mine.onabort = () => {
        if (last !== mine) return
        changes.disconnect()
        done()
      }
    }
    const changes = new MutationObserver(wait)
    changes.observe(document.getElementById('scroller')!, { childList: true, subtree: true })
    wait()
  })

declare global {
  interface Window {
    masonry: { mount: typeof mount; scroll: typeof scroll; rest: typeof rest }
  }
}
window.masonry = { mount, scroll, rest }
