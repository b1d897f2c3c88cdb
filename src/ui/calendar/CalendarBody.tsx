import { useSelector } from '@xstate/react'
import { reachOf } from '../../machines/shared/connection.machine.ts'
import { unknownLists } from '../../rules/shared/query/phrase.ts'
import { useCharts } from '../charts.tsx'
import { Off } from '../installation/Off.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './CalendarStates.module.css'
import { LIST_ID, tabId } from './CalendarTabs.tsx'
import { DayLists } from './days/DayLists.tsx'
import type { Calendar } from './useCalendar.ts'

/** Lengths of the grey names, in percent: they should look like text. */
const skeleton = [58, 71, 46, 64, 52, 76, 49, 67, 55, 61, 73, 44]

export function CalendarBody({ view }: { view: Calendar }) {
  const { items, shown, lists, isLoading, hasFailed, tab, zone } = view
  if (view.isOff) {
    return (
      <TabPanel tab={tab}>
        <Absent tab={tab} />
      </TabPanel>
    )
  }
  if (items.length === 0 && isLoading) return <TabPanel tab={tab}>{<Loading />}</TabPanel>
  if (items.length === 0 && hasFailed) {
    return (
      <TabPanel tab={tab}>
        <Failed tab={tab} />
      </TabPanel>
    )
  }
  return (
    <>
      {hasFailed && <Partial tab={tab} />}
      {items.length > 0 && shown.length === 0 && <NoMatch view={view} />}
      <DayLists lists={lists} zone={zone} tab={tab} isBusy={isLoading} />
    </>
  )
}

const Absent = ({ tab }: OfTab) => (
  <Off kind={tab === 'economic' ? 'releases' : 'reports'} installation={useWidgets().installation} />
)

type OfTab = Pick<Calendar, 'tab'>

const TabPanel = ({ tab, children }: OfTab & { children: React.ReactNode }) => (
  <div id={LIST_ID} role="tabpanel" aria-labelledby={tabId(tab)} className={styles.tabPanel}>
    {children}
  </div>
)

function Loading() {
  return (
    <>
      <p className="visually-hidden">Loading the calendar</p>
      <div aria-hidden="true">
        <div className={styles.ghostHead}>
          <span />
        </div>
        {skeleton.map((width) => (
          <div key={width} className={styles.ghost}>
            <span />
            <span style={{ width: `${width}%` }} />
            <span className={styles.ghostFacts} style={{ width: `${width / 2}%` }} />
          </div>
        ))}
      </div>
    </>
  )
}

function useRetry(tab: Calendar['tab']) {
  const { economicCalendar, earningsCalendar } = useWidgets()
  const list = tab === 'economic' ? economicCalendar : earningsCalendar
  return () => list.send({ type: 'retry.pressed' })
}

function Failed({ tab }: OfTab) {
  const isOffline = useSelector(useCharts().connection, reachOf) === 'offline'
  const retry = useRetry(tab)
  return (
    <div className={styles.state}>
      <p className={styles.what}>{isOffline ? 'You are offline.' : 'The calendar could not be loaded.'}</p>
      <button type="button" className={styles.act} onClick={retry}>
        Retry
      </button>
    </div>
  )
}

function Partial({ tab }: OfTab) {
  const retry = useRetry(tab)
  return (
    <p className={styles.strip}>
      Some days could not be loaded.
      <button type="button" onClick={retry}>
        Retry
      </button>
    </p>
  )
}

function NoMatch({ view: { tab, asked } }: { view: Calendar }) {
  const { calendar } = useWidgets()
  const [unknown] = tab === 'earnings' && asked.lists ? unknownLists(asked.phrase, asked.lists) : []
  const clear = () => {
    calendar.send({ type: 'phrase.changed', phrase: '' })
    calendar.send({ type: 'filters.cleared' })
  }
  return (
    <p className={styles.strip} role="status">
      {unknown === undefined ? 'Nothing matches in these days.' : `No such list: “${unknown}”.`}
      <button type="button" onClick={clear}>
        Show all
      </button>
    </p>
  )
}
