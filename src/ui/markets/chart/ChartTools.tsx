import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ChartLook } from '../../../contract/markets/chart-choices.ts'
import { ChartRange } from '../../../contract/markets/markets.ts'
import { lookOf, rangeOf } from '../../../machines/markets/chart.machine.ts'
import { rangeNames } from '../../../rules/markets/candles.ts'
import { CandlesIcon, LineIcon, TableIcon } from '../icons.tsx'
import { useMarkets } from '../market-charts.ts'
import styles from './ChartTools.module.css'

const looks: { look: ChartLook; label: string; icon: ReactNode }[] = [
  { look: 'candles', label: 'Candles', icon: <CandlesIcon /> },
  { look: 'line', label: 'Line', icon: <LineIcon /> },
  { look: 'table', label: 'Table', icon: <TableIcon /> },
]

/** Over which time, and as what. */
export function ChartTools() {
  const { chart } = useMarkets()
  const range = useSelector(chart, rangeOf)
  const shown = useSelector(chart, lookOf)
  return (
    <div className={styles.tools}>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">Range</legend>
        {ChartRange.options.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === range}
            aria-label={rangeNames[one]}
            onClick={() => chart.send({ type: 'range.chosen', range: one })}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">Shown as</legend>
        {looks.map(({ look, label, icon }) => (
          <button
            key={look}
            type="button"
            aria-pressed={look === shown}
            aria-label={label}
            title={label}
            onClick={() => chart.send({ type: 'look.chosen', look })}
          >
            {icon}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
