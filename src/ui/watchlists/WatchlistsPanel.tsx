import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { SIMULATED } from '../../contract/shared/news.ts'
import { quoteOf } from '../../machines/markets/quotes.machine.ts'
import { unreadOf } from '../../machines/watchlists/unread.machine.ts'
import { currentList } from '../../machines/watchlists/watch-panel.machine.ts'
import { hasFailed, knownLists } from '../../machines/watchlists/watchlists.machine.ts'
import { newWords, unreadInAll } from '../../rules/watchlists/unread.ts'
import { Panel, SimulatedChip } from '../kit/panel/Panel.tsx'
import words from '../kit/panel/PanelWords.module.css'
import { useWidgets } from '../widgets.tsx'
import { FileReport } from './FileReport.tsx'
import { FileTools } from './FileTools.tsx'
import { ListOffer } from './ListOffer.tsx'
import { WatchBar } from './WatchBar.tsx'
import { WatchEmpty } from './WatchEmpty.tsx'
import { WatchField } from './WatchField.tsx'
import styles from './Watchlists.module.css'
import { WatchRows } from './WatchRows.tsx'
import { useWatch, type WatchCharts, WatchProvider } from './watch-charts.tsx'

type Props = { isOpen: boolean; collapse: ReactNode }

export const watchlistsPanelOf = (charts: WatchCharts) => (props: Props) => (
  <WatchProvider value={charts}>
    <WatchlistsPanel {...props} />
  </WatchProvider>
)

/** WCH-07: the user's lists, of which one is seen. */
function WatchlistsPanel({ isOpen, collapse }: Props) {
  const { watchlists, watchPanel, unread } = useWatch()
  const isKnown = useSelector(watchlists, (snapshot) => knownLists(snapshot) !== undefined)
  const failed = useSelector(watchlists, hasFailed)
  const list = useSelector(watchPanel, currentList)
  const news = newWords(useSelector(unread, (snapshot) => unreadInAll(unreadOf(snapshot))))
  const isSimulated = useSelector(
    useWidgets().quotes,
    (snapshot) => isOpen && list?.symbols.some((symbol) => quoteOf(snapshot, symbol)?.source === SIMULATED),
  )
  return (
    <Panel
      title="Watchlists"
      isOpen={isOpen}
      signs={
        <>
          {/* the choice of lists has the count, too */}
          {news !== '' ? (
            <span className={styles.new} title="Headlines about your lists since you last looked at them">
              {news}
            </span>
          ) : (
            list && isKnown && <span className={styles.count}>{list.symbols.length.toLocaleString('en-US')}</span>
          )}
          {isSimulated && <SimulatedChip what="Invented prices, made by this program" />}
        </>
      }
      tools={
        <>
          {isOpen && isKnown && <FileTools />}
          {collapse}
        </>
      }
    >
      {failed ? <Failed /> : isKnown ? <Known /> : <Loading />}
    </Panel>
  )
}

function Known() {
  const list = useSelector(useWatch().watchPanel, currentList)
  return (
    <>
      <ListOffer />
      <WatchBar />
      <WatchField />
      <FileReport />
      {list && list.symbols.length > 0 ? <WatchRows key={list.id} list={list} /> : <WatchEmpty />}
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">Loading…</span>
      {[44, 38, 52, 40, 46, 36].map((width) => (
        <div key={width} className={styles.skeleton} aria-hidden="true">
          <span className={styles.ghost} style={{ width }} />
          <span className={styles.ghost} style={{ width: 34 }} />
        </div>
      ))}
    </div>
  )
}

function Failed() {
  const { watchlists } = useWatch()
  return (
    <div className={words.state} role="alert">
      <p className={words.what}>Your watchlists could not be loaded.</p>
      <button type="button" className={words.act} onClick={() => watchlists.send({ type: 'lists.wanted' })}>
        Retry
      </button>
    </div>
  )
}
