import type { EarningsReport } from '../../../contract/calendar/calendar.ts'
import { inShort, perShare, surpriseOfEarnings } from '../../../rules/calendar/calendar-words.ts'
import { tickerPath } from '../../../rules/shared/page/ticker-path.ts'
import { timeIn } from '../../../rules/shared/time/zones.ts'
import { PlaceLink } from '../../kit/PlaceLink.tsx'
import styles from './Days.module.css'
import { SurpriseMark } from './SurpriseMark.tsx'

/** CAL-08; beneath, quietly, when it is due and what it says. */
export function EarningsRow({ report, zone }: { report: EarningsReport; zone: string }) {
  const { ticker, companyName, currency, eps, estimatedEps, revenue, estimatedRevenue, earningsDateTime } = report
  const surprise = surpriseOfEarnings(report)
  return (
    <li className={`${styles.row} ${styles.report}`}>
      <PlaceLink className={styles.ticker} href={tickerPath(ticker)}>
        {ticker}
      </PlaceLink>
      <span dir="auto" className={styles.name} title={companyName}>
        {companyName}
      </span>
      <span className={styles.currency}>{currency}</span>
      <time className={styles.when} dateTime={earningsDateTime}>
        {timeIn(zone, Date.parse(earningsDateTime))}
      </time>
      <span className={styles.figures}>
        EPS{' '}
        <span className={surprise && styles[surprise.outcome]}>
          {perShare(eps)}
          {surprise && <SurpriseMark surprise={surprise} />}
        </span>{' '}
        E: {perShare(estimatedEps)}
        <span className={styles.revenue} title={`Revenue ${inShort(revenue)}, estimated ${inShort(estimatedRevenue)}`}>
          {' '}
          Rev {inShort(revenue)} E: {inShort(estimatedRevenue)}
        </span>
      </span>
    </li>
  )
}
