import { useSelector } from '@xstate/react'
import { type KeyboardEvent, use, useEffect, useId, useRef } from 'react'
import type { CandleSeries } from '../../../contract/markets/markets.ts'
import { pointedOf } from '../../../machines/markets/chart.machine.ts'
import { candleFigures, candleTime, rangeNames, summaryOf } from '../../../rules/markets/candles.ts'
import { type ChartMark, markWords } from '../../../rules/markets/marks.ts'
import { useWanted } from '../../kit/lazy.ts'
import { readColours, useAppliedTheme } from '../heatmap/colours.ts'
import { MarketState } from '../MarketState.tsx'
import { ChartMarks, type CreateDrawing, type Drawing, type PictureLook, useMarkets } from '../market-charts.ts'
import styles from './CandleChart.module.css'

type Props = { series: CandleSeries; look: PictureLook; isBusy: boolean }

/** Candles or a line, with the figures of the candle that is pointed at: by the mouse, a finger, or the arrow keys. */
export function CandleChart({ series, look, isBusy }: Props) {
  const { chart, loadDrawing } = useMarkets()
  const { part: create, hasFailed, retry } = useWanted({ name: 'drawing', load: loadDrawing })
  const pointed = useSelector(chart, pointedOf)
  const { marks, press } = use(ChartMarks)
  const summary = useId()
  const last = series.candles.length - 1
  const at = Math.min(pointed ?? last, last)
  const pressAt = (index: number) => {
    const mark = marks.find((one) => one.index === index)
    if (mark) press(mark)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return pressAt(at)
    const index = indexAfter(event.key, at, last)
    if (index === undefined) return
    event.preventDefault()
    chart.send({ type: 'candle.pointed', index })
  }

  if (hasFailed) {
    return (
      <MarketState what="The chart could not be loaded." onRetry={retry}>
        The table has its figures.
      </MarketState>
    )
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.picture}
      aria-label={`${series.title}, ${rangeNames[series.range]}`}
      aria-describedby={summary}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={at + 1}
      aria-valuetext={wordsOf(series, at, pointed !== undefined, marks)}
      aria-busy={isBusy}
      onKeyDown={onKey}
      onBlur={() => chart.send({ type: 'candle.pointed' })}
    >
      <p id={summary} className="visually-hidden">
        {summaryOf(series)}
      </p>
      <Figures series={series} at={at} />
      {create && <Canvas create={create} series={series} look={look} pointed={pointed} marks={marks} press={pressAt} />}
    </div>
  )
}

/** Where a key leads from a candle; undefined for other keys. */
function indexAfter(key: string, at: number, last: number) {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    PageUp: -10,
    PageDown: 10,
    Home: -last,
    End: last,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), last)
}

/** Leaves out the figures while no candle is pointed at: those of the newest one change all the time, and each change would be read out. */
function wordsOf(
  { candles, minutes, digits }: CandleSeries,
  at: number,
  hasFigures: boolean,
  marks: readonly ChartMark[],
) {
  const candle = candles[at]
  if (!candle) return undefined
  const marked = markWords(marks, at)
  if (!hasFigures) return candleTime(candle, minutes)
  const names: Record<string, string> = { O: 'open', H: 'high', L: 'low', C: 'close', V: 'volume' }
  const figures = candleFigures(candle, digits).map(([name, figure]) => `${names[name]} ${figure}`)
  return `${candleTime(candle, minutes)}: ${[...figures, ...(marked ? [marked] : [])].join(', ')}`
}

function Figures({ series: { candles, minutes, digits }, at }: { series: CandleSeries; at: number }) {
  const candle = candles[at]
  if (!candle) return null
  return (
    <p className={styles.figures} aria-hidden="true">
      <span className={styles.time}>{candleTime(candle, minutes)}</span>
      {candleFigures(candle, digits).map(([name, figure]) => (
        <span key={name}>
          <span className={styles.name}>{name}</span> {figure}
        </span>
      ))}
    </p>
  )
}

type CanvasProps = {
  create: CreateDrawing
  series: CandleSeries
  look: PictureLook
  pointed: number | undefined
  marks: readonly ChartMark[]
  press: (index: number) => void
}

function Canvas({ create, series, look, pointed, marks, press }: CanvasProps) {
  const { chart } = useMarkets()
  const container = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const colours = useRef<ReturnType<typeof readColours>>(undefined)
  const theme = useAppliedTheme()
  const pressed = useRef(press)
  pressed.current = press

  useEffect(() => {
    if (!container.current) return
    const point = (at: number | undefined) => {
      if (at !== pointedOf(chart.getSnapshot())) chart.send({ type: 'candle.pointed', index: at })
    }
    const made = create(container.current, point, (at) => pressed.current(at))
    drawing.current = made
    return made.close
  }, [create, chart])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read again when the theme changes
  useEffect(() => {
    if (container.current) colours.current = readColours(container.current)
  }, [theme])
  // biome-ignore lint/correctness/useExhaustiveDependencies: … and shown
  useEffect(() => {
    if (colours.current) drawing.current?.show({ series, look, colours: colours.current, marks })
  }, [series, look, theme, marks])
  useEffect(() => drawing.current?.point(pointed), [pointed])

  return <div ref={container} className={styles.canvas} aria-hidden="true" />
}
