import { useSelector } from '@xstate/react'
import type { Origin } from '../../contract/shared/news.ts'
import type { Ledger } from '../../contract/sources/ledger.ts'
import { dayOf, orderOf } from '../../machines/sources/ledger.machine.ts'
import { fullTime, rowTime, sinceTime } from '../../rules/shared/time/formats.ts'
import { type Column, type LedgerRow, rowsOf } from '../../rules/sources/ledger-rows.ts'
import { durationWords, withinWords } from '../../rules/sources/ledger-words.ts'
import { useToday } from '../kit/focus/useToday.ts'
import { Panel, SimulatedChip } from '../kit/panel/Panel.tsx'
import { SortHeads } from '../kit/SortHeads.tsx'
import styles from './LedgerPanel.module.css'
import type { LedgerChart } from './SourcesPage.tsx'

const titles: Record<Origin, string> = { real: 'Real sources', simulated: 'Simulated sources' }
const columns: readonly [Column, string][] = [
  ['name', 'Source'],
  ['items', 'Headlines'],
  ['median', 'Median lag'],
  ['p95', '95 % within'],
  ['firsts', 'First'],
  ['corrections', 'Corrections'],
  ['silence', 'Longest silence'],
]

type Props = { ledger: Ledger; chart: LedgerChart['ledger'] }

/** The ledger of one origin, as a table that can be sorted. */
export function LedgerPanel({ ledger, chart }: Props) {
  const { origin, since, sources, count } = ledger
  const rows = rowsOf(ledger, useSelector(chart, dayOf), useSelector(chart, orderOf))
  return (
    <Panel
      title={titles[origin]}
      className={styles.panel}
      signs={
        <>
          <span className={styles.since}>since {sinceTime(Date.parse(since), useToday())}</span>
          {origin === 'simulated' && <SimulatedChip what="Invented headlines, made by this program" />}
        </>
      }
    >
      {rows && rows.length > 0 ? (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <Heads chart={chart} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.empty}>{rows ? 'No headlines yet.' : 'No headlines of this day.'}</p>
      )}
      {count > sources.length && <p className={styles.empty}>and {count - sources.length} more sources</p>}
    </Panel>
  )
}

function Heads({ chart }: Pick<Props, 'chart'>) {
  return (
    <thead>
      <tr>
        <SortHeads
          columns={columns}
          order={useSelector(chart, orderOf)}
          onPress={(column) => chart.send({ type: 'column.pressed', column })}
          className={styles.sign}
        />
        <th scope="col">Last headline</th>
      </tr>
    </thead>
  )
}

function Row({ row: { name, newestAt, figures } }: { row: LedgerRow }) {
  const { items, lag, firsts, corrections, silence } = figures
  return (
    <tr>
      <th scope="row" dir="auto" title={name}>
        <span className={styles.name}>{name}</span>
      </th>
      <td>{items.toLocaleString('en')}</td>
      <td>{lag ? durationWords(lag.median) : '-'}</td>
      <td>{lag ? withinWords(lag.p95) : '-'}</td>
      <td>{firsts}</td>
      <td>{corrections}</td>
      <td>
        {silence?.isUnusual && <span className={styles.unusual}>Unusual </span>}
        {silence ? durationWords(silence.longest) : '-'}
      </td>
      <td>
        <time dateTime={newestAt} title={fullTime(newestAt)}>
          {rowTime(newestAt, useToday())}
        </time>
      </td>
    </tr>
  )
}
