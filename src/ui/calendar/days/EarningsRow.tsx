import type { EarningsReport } from '../../../contract/calendar/calendar.ts'
import { inShort, occasionOf, occasions, perShare, surpriseOfEarnings } from '../../../rules/calendar/calendar-words.ts'
import { tickerPath } from '../../../rules/shared/page/ticker-path.ts'
import { timeIn } from '../../../rules/shared/time/zones.ts'
import { PlaceLink } from '../../kit/PlaceLink.tsx'
import styles from './Days.module.css'
import { SurpriseMark } from './SurpriseMark.tsx'

/** CAL-08; beneath, quietly, when it is due and what it says. */
export function EarningsRow({ report, zone, isNew }: { report: EarningsReport; zone: string; isNew: boolean }) {
  const { ticker, companyName, currency, eps, estimatedEps, revenue, estimatedRevenue, earningsDateTime } = report
  const surprise = surpriseOfEarnings(report)
  const occasion = occasionOf(report)
  return (
    <li className={`${styles.row} ${styles.report}`} data-new={isNew || undefined}>
      <PlaceLink className={styles.ticker} href={tickerPath(ticker)}>
        {ticker}
      </PlaceLink>
      <span dir="auto" className={styles.name} title={companyName}>
        {companyName}
      </span>
      <span className={styles.currency}>
        <abbr title={occasions[occasion]}>{occasion}</abbr> {currency}
      </span>
      <time className={styles.when} dateTime={earningsDateTime}>
        {timeIn(zone, Date.parse(earningsDateTime))}
      </time>
      <span className={styles.figures}>
        <span title="Earnings per share" className={surprise && styles[surprise.outcome]}>
          EPS {perShare(eps)}
          {surprise && <SurpriseMark surprise={surprise} />}
        </span>{' '}
        <span title="Estimated earnings per share">E: {perShare(estimatedEps)}</span>{' '}
        <span className={styles.revenue} title="Revenue">
          Rev {inShort(revenue)}
        </span>{' '}
        <span className={styles.revenue} title="Estimated revenue">
          E: {inShort(estimatedRevenue)}
        </span>
      </span>
    </li>
  )
}
