import { useSelector } from '@xstate/react'
import type { NewsItem } from '../../../contract/shared/news.ts'
import { isStale, itemsShown } from '../../../machines/markets/timeline.machine.ts'
import { byHour, type Hour } from '../../../rules/markets/timeline.ts'
import { sortDatetimeOf } from '../../../rules/shared/merge.ts'
import { clockTime } from '../../../rules/shared/time/formats.ts'
import { useToday } from '../../kit/focus/useToday.ts'
import { MarketState } from '../MarketState.tsx'
import { useMarkets } from '../market-charts.ts'
import { useOpenPanel } from '../useOpenPanel.ts'
import styles from './Timeline.module.css'

/** Lengths of the grey headlines, in percent: they should look like text. */
const skeleton = [82, 64, 91, 73, 58, 86, 69, 77]

/** The newest headlines, hour by hour. */
export function Timeline({ isWaiting }: { isWaiting: boolean }) {
  const { timeline } = useMarkets()
  const today = useToday()
  const items = useSelector(timeline, itemsShown)
  const isGone = useSelector(timeline, isStale)
  useOpenPanel(timeline)
  const hours = byHour(items, today)
  if (hours.length > 0) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      <section className={styles.scroller} aria-label="Headlines by the hour" tabIndex={0}>
        {hours.map((hour) => (
          <OneHour key={hour.key} hour={hour} />
        ))}
      </section>
    )
  }
  if (isGone) return <MarketState what="Connection lost.">Headlines will appear automatically.</MarketState>
  return isWaiting ? <Loading /> : <MarketState what="No news items." />
}

function OneHour({ hour: { name, items } }: { hour: Hour }) {
  return (
    <section className={styles.hour} aria-label={name}>
      <h3 className={styles.name}>
        {name}
        <span className={styles.count}>
          {items.length}
          <span className="visually-hidden"> headlines</span>
        </span>
      </h3>
      <ol>
        {items.map((item) => (
          <Moment key={item.id} item={item} />
        ))}
      </ol>
    </section>
  )
}

function Moment({ item }: { item: NewsItem }) {
  const { title, link, articleSource } = item
  const at = sortDatetimeOf(item)
  return (
    <li className={styles.moment}>
      <time className={styles.time} dateTime={at}>
        {clockTime(at)}
      </time>
      <div>
        {link ? (
          <a dir="auto" className={styles.title} href={link} target="_blank" rel="noopener noreferrer">
            {title}
            <span className="visually-hidden"> (new tab)</span>
          </a>
        ) : (
          <p dir="auto" className={styles.title}>
            {title}
          </p>
        )}
        <p dir="auto" className={styles.source}>
          {articleSource}
        </p>
      </div>
    </li>
  )
}

function Loading() {
  return (
    <div aria-hidden="true">
      {skeleton.map((width) => (
        <div key={width} className={styles.ghost}>
          <span style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
