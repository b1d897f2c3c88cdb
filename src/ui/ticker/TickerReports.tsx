import { useSelector } from '@xstate/react'
import type { EarningsReport } from '../../contract/calendar/calendar.ts'
import { SIMULATED } from '../../contract/shared/news.ts'
import { profileOf } from '../../machines/ticker/ticker.machine.ts'
import { inShort, perShare, surpriseOfEarnings } from '../../rules/calendar/calendar-words.ts'
import { fullTime, rowTime } from '../../rules/shared/time/formats.ts'
import { SurpriseMark } from '../calendar/days/SurpriseMark.tsx'
import { useToday } from '../kit/focus/useToday.ts'
import { Panel, SimulatedChip } from '../kit/panel/Panel.tsx'
import styles from './TickerLists.module.css'
import { useTicker } from './ticker.tsx'

/** TCK-04: the next report, and the last ones, the newest first. */
export function TickerReports() {
  const reports = useSelector(useTicker().ticker, profileOf)?.reports ?? []
  if (reports.length === 0) return null
  const isSimulated = reports.some(({ source }) => source === SIMULATED)
  return (
    <Panel
      title="Earnings"
      className={styles.panel}
      signs={isSimulated && <SimulatedChip what="Invented reports, made by this program" />}
    >
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">EPS</th>
              <th scope="col">Est.</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {reports.toReversed().map((report) => (
              <Row key={report.id} report={report} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function Row({ report }: { report: EarningsReport }) {
  const { earningsDateTime, eps, estimatedEps, revenue, estimatedRevenue } = report
  const surprise = surpriseOfEarnings(report)
  const isNext = eps === null
  return (
    <tr>
      <th scope="row">
        <time dateTime={earningsDateTime} title={fullTime(earningsDateTime)}>
          {rowTime(earningsDateTime, useToday())}
        </time>
        {isNext && <span className={styles.next}> Next</span>}
      </th>
      <td className={surprise && styles[surprise.outcome]}>
        {perShare(eps)}
        {surprise && <SurpriseMark surprise={surprise} />}
      </td>
      <td>{perShare(estimatedEps)}</td>
      <td>{revenue === null ? `E: ${inShort(estimatedRevenue)}` : inShort(revenue)}</td>
    </tr>
  )
}
