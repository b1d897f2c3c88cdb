import type { CSSProperties } from 'react'
import type { NewsItem } from '../../contract/shared/news.ts'
import panel from '../feed/Feed.module.css'
import row from '../feed/rows/FeedRow.module.css'
import { rowIn } from '../feed/rows/FeedRow.tsx'
import { LaterDetails } from '../feed/rows/LaterDetails.tsx'
import { Standing } from '../kit/panel/Standing.tsx'
import styles from './KitPage.module.css'
import { Piece } from './Piece.tsx'

const item: NewsItem = {
  id: 'row',
  publishedDatetime: '2026-03-02T14:30:00.000Z',
  receivedDatetime: '2026-03-02T14:30:01.000Z',
  title: 'A chip maker raises its forecast for the quarter as orders from data centres outrun what it can deliver',
  source: 'simulated',
  articleSource: 'Simulated Wire',
  link: null,
  summary: 'The company now expects revenue above what analysts had asked for.',
  sentiment: 'positive',
  sentimentScore: 0.62,
  tickers: ['NVDA', 'AMD'],
  topics: ['EARNINGS', 'TECHNOLOGY'],
  sectors: [],
  industries: [],
}

const shown = { item, day: '2026-03-02', sought: { keywords: ['chip'] } }
const noop = () => undefined
const heights: CSSProperties & Record<`--${string}`, string> = { '--one-line': '24px', '--two-lines': '44px' }

const rows = [
  { name: 'closed', look: '', isOpen: false },
  { name: 'new', look: row.arrived, isOpen: false },
  { name: 'read', look: '', isOpen: false, isRead: true },
  { name: 'muted', look: row.muted, isOpen: false, isMuted: true },
  { name: 'open', look: row.open, isOpen: true },
]

/** The `theme` keeps the ids of the two boards apart. */
export function KitRows({ theme }: { theme: string }) {
  return (
    <Piece name="Panel and rows: closed, new, read, muted, open">
      <div className={`${panel.panel} ${styles.rows}`} style={heights}>
        <header className={panel.header}>
          <div className={panel.title}>
            <h4>News</h4>
            <span className={panel.count}>312</span>
            <Standing tone="live" word="Live" />
            <span className={panel.chip}>Simulated</span>
          </div>
        </header>
        <div className={panel.space}>
          {rows.map(({ name, look, isOpen, isRead = false, isMuted = false }) => (
            <article key={name} data-read={isRead || undefined} className={`${row.item} ${look}`}>
              {rowIn({ ...shown, id: `kit-${theme}-${name}`, isOpen, isRead, isMuted }, noop)}
              {isOpen && <LaterDetails {...shown} />}
            </article>
          ))}
        </div>
      </div>
    </Piece>
  )
}
