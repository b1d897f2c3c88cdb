import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { dayOf, hasFailed, isAsking, type ledgerMachine, ledgersOf } from '../../machines/sources/ledger.machine.ts'
import { isSettled } from '../../machines/sources/own-sources.machine.ts'
import { weekdayAndDate } from '../../rules/shared/time/day-names.ts'
import { useCharts } from '../charts.tsx'
import { useLive } from '../kit/live.ts'
import { PageHeader } from '../kit/panel/PageHeader.tsx'
import { useFailure } from '../markets/MarketState.tsx'
import { LedgerPanel } from './LedgerPanel.tsx'
import { LoadState } from './LoadState.tsx'
import { OwnSources } from './own/OwnSources.tsx'
import { type OwnCharts, OwnProvider } from './own/own-charts.tsx'
import styles from './SourcesPage.module.css'

export type LedgerChart = { ledger: ActorRefFrom<typeof ledgerMachine> }
export type SourcesCharts = LedgerChart & OwnCharts

/** The sources of the user (SRC-05), and, once it is known how much space these take, what each publisher has brought, and how fast (SRC-01). */
export function SourcesPage({ charts }: { charts: SourcesCharts }) {
  const { ledger, ownSources } = useLive(useCharts().root, charts)
  const loaded = useSelector(ledger, ledgersOf)
  const ledgers = useSelector(ownSources, isSettled) ? loaded : undefined
  return (
    <div className={styles.page}>
      <PageHeader>{ledgers && <DayChoice ledger={ledger} />}</PageHeader>
      <OwnProvider value={charts}>
        <OwnSources />
      </OwnProvider>
      <Failure ledger={ledger} />
      {ledgers?.map((one) => (
        <LedgerPanel key={one.origin} ledger={one} chart={ledger} />
      ))}
      {ledgers && <Notes />}
    </div>
  )
}

/** SRC-04: of all days, or of one. */
function DayChoice({ ledger }: LedgerChart) {
  const days = new Set(useSelector(ledger, ledgersOf)?.flatMap((one) => one.days))
  const [today, ...others] = [...days].sort().reverse()
  return (
    <select
      className={styles.choice}
      aria-label="Days"
      value={useSelector(ledger, dayOf) ?? ''}
      onChange={({ target }) => ledger.send({ type: 'day.chosen', day: target.value || undefined })}
    >
      <option value="">All days</option>
      {today && <option value={today}>Today</option>}
      {others.map((day) => (
        <option key={day} value={day}>
          {weekdayAndDate(day)}
        </option>
      ))}
    </select>
  )
}

function Failure({ ledger }: LedgerChart) {
  return (
    <LoadState
      className={styles.failure}
      what={useFailure('What the sources have brought could not be loaded.')}
      hasFailed={useSelector(ledger, hasFailed)}
      isAsking={useSelector(ledger, isAsking)}
      isWaiting={useSelector(ledger, ledgersOf) === undefined}
      onRetry={() => ledger.send({ type: 'retry.pressed' })}
    />
  )
}

const Notes = () => (
  <p className={styles.notes}>
    Days are those of UTC. Lag is the time from when a source published a headline to when it was received here, for
    headlines published since the source was first read. First counts headlines that were ahead of all other sources of
    the same story. A silence is marked as unusual when it is more than one and a half times as long as on other days;
    over all days, when that of the last one is.
  </p>
)
