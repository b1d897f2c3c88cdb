import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import {
  eventOf,
  hasHistoryFailed,
  historyOf,
  isHistoryEmpty,
  isReleaseUnknown,
  namingOf,
} from '../../../machines/calendar/release-history.machine.ts'
import { reachOf } from '../../../machines/shared/connection.machine.ts'
import { useCharts } from '../../charts.tsx'
import { focusOn, isFocusGone } from '../../kit/focus/focus.ts'
import words from '../../kit/panel/PanelWords.module.css'
import { useWidgets } from '../../widgets.tsx'
import { LIST_ID } from '../CalendarTabs.tsx'
import { BackIcon } from '../icons.tsx'
import { eventRowId } from './event-row.ts'
import { HeadlineMark } from './HeadlineMark.tsx'
import { HistoryChart } from './HistoryChart.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import styles from './ReleaseHistory.module.css'
import { useHeadlineKey } from './useHeadlineKey.ts'

type Props = { id: string; zone: string }

/** The focus goes to a history that is opened, unless it is elsewhere in the page, and back to the row when it would be nowhere. */
function useFocusOf(id: string) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isElsewhere = activeElement?.contains(panel.current) || panel.current?.parentElement?.contains(activeElement)
    if (isElsewhere) focusOn(panel.current)
    return () => {
      if (isFocusGone()) focusOn(document.getElementById(eventRowId(id)) ?? document.getElementById(LIST_ID))
    }
  }, [id])
  return panel
}

/** CAL-15: lies over the calendar until it is left. `id` is that of an event. */
export function ReleaseHistory({ id, zone }: Props) {
  const { releaseHistory } = useWidgets()
  const event = useSelector(releaseHistory, eventOf)
  const naming = useSelector(releaseHistory, namingOf)
  const onHeadlineKey = useHeadlineKey(event)
  const panel = useFocusOf(id)
  const leave = () => releaseHistory.send({ type: 'history.left' })
  const name = naming?.eventName ?? 'Economic event'
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={`History of ${name}`}
      className={styles.history}
      onKeyDown={(pressed) => {
        onHeadlineKey(pressed)
        if (pressed.key !== 'Escape') return
        pressed.preventDefault()
        pressed.stopPropagation()
        leave()
      }}
    >
      <header className={styles.head}>
        <button type="button" className={styles.back} aria-label="Back to the calendar" onClick={leave}>
          <BackIcon />
        </button>
        <h3 className={styles.title}>
          <bdi title={name}>{name}</bdi>
          {naming && (
            <span dir="auto" className={styles.country}>
              {naming.country}
            </span>
          )}
        </h3>
        {event?.isReported && <HeadlineMark event={event} />}
      </header>
      <Body id={id} zone={zone} />
    </div>
  )
}

function Body({ id, zone }: Props) {
  const { releaseHistory } = useWidgets()
  const history = useSelector(releaseHistory, historyOf)
  const isEmpty = useSelector(releaseHistory, isHistoryEmpty)
  const isUnknown = useSelector(releaseHistory, isReleaseUnknown)
  const hasFailed = useSelector(releaseHistory, hasHistoryFailed)
  if (isUnknown) return <Unknown />
  if (isEmpty) return <Empty />
  if (history.length === 0) return hasFailed ? <Failed /> : <Loading />
  return (
    <>
      {hasFailed && <Failed />}
      <HistoryChart history={history} zone={zone} />
      <HistoryTable history={history} zone={zone} opened={id} />
    </>
  )
}

const Empty = () => (
  <div className={words.state} role="status">
    <p className={words.what}>No earlier figures are known.</p>
    <p>Speeches, minutes and holidays have none.</p>
  </div>
)

const Unknown = () => (
  <div className={words.state} role="status">
    <p className={words.what}>The calendar has no such event.</p>
  </div>
)

function Failed() {
  const { releaseHistory } = useWidgets()
  const isOffline = useSelector(useCharts().connection, reachOf) === 'offline'
  const panel = useRef<HTMLDivElement>(null)
  const retry = () => {
    // the button goes, and the focus must not go with it
    focusOn(panel.current?.closest('[role="dialog"]'))
    releaseHistory.send({ type: 'retry.pressed' })
  }
  return (
    <div ref={panel} className={words.state} role="alert">
      <p className={words.what}>{isOffline ? 'You are offline.' : 'The history could not be loaded.'}</p>
      <button type="button" className={words.act} onClick={retry}>
        Retry
      </button>
    </div>
  )
}

const ghosts = Array.from({ length: 12 }, (_, index) => index)

const Loading = () => (
  <>
    <p className="visually-hidden">Loading the history</p>
    <div aria-hidden="true">
      <div className={styles.ghostChart} />
      {ghosts.map((index) => (
        <div key={index} className={styles.ghost}>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  </>
)
