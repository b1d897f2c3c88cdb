import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { SIMULATED } from '../../../contract/shared/news.ts'
import { asOf, hasFailed, isLoading, itemsOf } from '../../../machines/news-pit/library.machine.ts'
import { reachOf } from '../../../machines/shared/connection.machine.ts'
import { clockTime } from '../../../rules/shared/time/formats.ts'
import { useCharts } from '../../charts.tsx'
import { AgainIcon } from '../../kit/later-icons.tsx'
import { Panel, SimulatedChip } from '../../kit/panel/Panel.tsx'
import { Standing, type Tone } from '../../kit/panel/Standing.tsx'
import { usePit } from '../pit.tsx'
import { ReaderGate } from '../reader/ReaderGate.tsx'
import { Behind } from './Behind.tsx'
import { LibraryList } from './LibraryList.tsx'
import { LibraryEmpty, LibraryFailed, LibraryLoading } from './LibraryStates.tsx'

/** The News Pit's whole list, newest first, and the reader over it. */
export function Library() {
  const { library } = usePit()
  const { keys } = useCharts()
  const facts = useLibrary()
  useEffect(() => {
    keys.send({ type: 'feed.came', slot: 'library' })
    return () => keys.send({ type: 'feed.left', slot: 'library' })
  }, [keys])
  const signs = (
    <>
      <Standing {...standingOf(facts)} />
      {facts.isSimulated && <SimulatedChip what="Invented events about real companies, made by this program" />}
    </>
  )
  const refresh = (
    <button
      type="button"
      aria-label="Load the newest"
      title="Load the newest"
      disabled={facts.isLoading}
      onClick={() => library.send({ type: 'refresh.pressed' })}
    >
      <AgainIcon />
    </button>
  )
  return (
    <Panel title="Library" signs={signs} tools={refresh}>
      <Body {...facts} />
      <ReaderGate />
    </Panel>
  )
}

type Facts = ReturnType<typeof useLibrary>

function useLibrary() {
  const { connection } = useCharts()
  const { library } = usePit()
  return {
    isOffline: useSelector(connection, reachOf) === 'offline',
    isLoading: useSelector(library, isLoading),
    hasFailed: useSelector(library, hasFailed),
    asOf: useSelector(library, asOf),
    count: useSelector(library, (snapshot) => itemsOf(snapshot).length),
    isSimulated: useSelector(library, (snapshot) => itemsOf(snapshot).some(({ source }) => source === SIMULATED)),
  }
}

function Body({ isOffline, isLoading, hasFailed, count }: Facts) {
  if (count > 0) {
    return (
      <>
        {hasFailed && !isOffline && <Behind />}
        <LibraryList />
      </>
    )
  }
  if (isLoading) return <LibraryLoading />
  return hasFailed ? <LibraryFailed isOffline={isOffline} /> : <LibraryEmpty />
}

/** The list does not grow by itself, so it shows its time. */
function standingOf({ isOffline, isLoading, hasFailed, asOf }: Facts): { tone: Tone; word: string } {
  if (isOffline) return { tone: 'gone', word: 'Offline' }
  if (isLoading) return { tone: 'waiting', word: 'Loading…' }
  if (asOf === undefined)
    return hasFailed ? { tone: 'stale', word: 'No answer' } : { tone: 'waiting', word: 'Loading…' }
  const time = clockTime(asOf)
  return hasFailed ? { tone: 'stale', word: `Stale since ${time}` } : { tone: 'waiting', word: `As of ${time}` }
}
