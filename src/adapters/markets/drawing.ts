import {
  AreaSeries,
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle, CandleSeries } from '../../contract/markets/markets.ts'

/** Colours as a canvas understands them. */
type Colours = Record<'text' | 'faint' | 'line' | 'panel' | 'up' | 'down' | 'accent', string>
type Look = 'candles' | 'line'
type Prices = ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>
type Mark = { index: number; kind: 'news' | 'report'; ids: readonly string[]; isLit?: boolean }
type Asked = { series: CandleSeries; look: Look; colours: Colours; marks: readonly Mark[] }
/** `times`: of each candle, as they were passed to the library. */
type Shown = Asked & { times: readonly Time[] }
type Layers = { prices: Prices; volume: ISeriesApi<'Histogram'>; markers: ISeriesMarkersPluginApi<Time> }

const WHOLE_DAY = 1440
const MINUTE = 60_000

/**
 * Draws a series on canvases in `container`, as large as that is. `point` is called with the index of the candle beneath the pointer, `press` with
 * that of the candle that is pressed.
 */
export function createDrawing(
  container: HTMLElement,
  point: (index: number | undefined) => void,
  press: (index: number) => void,
) {
  // from the start, for the logo is drawn at once, as markup, which pages of ours refuse; the panel names its maker in words, with the link
  const layout = { attributionLogo: false }
  const chart = createChart(container, { layout, autoSize: true, handleScale: false, handleScroll: false })
  let layers: Layers | undefined
  let shown: Shown | undefined
  let marked: Layers | undefined

  // the whole range stays in sight, however large the container becomes
  chart.timeScale().subscribeSizeChange(() => chart.timeScale().fitContent())
  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    const last = (shown?.series.candles.length ?? 0) - 1
    // a crosshair that is set by code is reported by that code
    if (sourceEvent) point(logical === undefined ? undefined : Math.min(Math.max(logical, 0), last))
    else if (logical === undefined) point(undefined)
  })

  chart.subscribeClick(({ logical }) => {
    if (logical !== undefined) press(logical)
  })

  return {
    show(asked: Asked) {
      const next = { ...asked, times: timesOf(asked.series) }
      if (layers && shown && goesOn(shown, next)) update(layers, next)
      else {
        if (layers) for (const layer of [layers.prices, layers.volume]) chart.removeSeries(layer)
        layers = draw(chart, next)
      }
      if (next.marks !== shown?.marks || layers !== marked) layers.markers.setMarkers(markersOf(next))
      marked = layers
      shown = next
    },
    point(at: number | undefined) {
      const [candle, time] = at === undefined ? [] : [shown?.series.candles[at], shown?.times[at]]
      if (candle && time && layers) chart.setCrosshairPosition(candle.close, time, layers.prices)
      else chart.clearCrosshairPosition()
    },
    close: () => chart.remove(),
  }
}

/** Only the last candle has changed. */
function goesOn(before: Shown, { series, look, colours }: Shown) {
  const { candles } = before.series
  return (
    before.look === look &&
    before.colours === colours &&
    before.series.range === series.range &&
    before.series.symbol === series.symbol &&
    candles.length === series.candles.length &&
    candles.at(-2) === series.candles.at(-2)
  )
}

function draw(chart: IChartApi, { series, look, colours, times }: Shown): Layers {
  dress(chart, series, colours)
  const { digits, candles } = series
  const priceFormat = { type: 'price', precision: digits, minMove: 10 ** -digits } as const
  const { up, down, accent, line } = colours
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    color: line,
    lastValueVisible: false,
    priceLineVisible: false,
  })
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } })
  volume.setData(candles.flatMap((candle, at) => amountOf(candle, times[at])))
  const prices =
    look === 'candles'
      ? chart.addSeries(CandlestickSeries, {
          priceFormat,
          upColor: up,
          downColor: down,
          wickUpColor: up,
          wickDownColor: down,
          borderVisible: false,
        })
      : chart.addSeries(AreaSeries, {
          priceFormat,
          lineColor: accent,
          lineWidth: 2,
          topColor: 'transparent',
          bottomColor: 'transparent',
        })
  prices.setData(candles.flatMap((candle, at) => pointOf(candle, times[at])))
  chart.timeScale().fitContent()
  return { prices, volume, markers: createSeriesMarkers<Time>(prices) }
}

/** Headlines stand beneath their candle, with how many there are; reports above it. */
const markersOf = ({ marks, times, colours }: Shown) =>
  marks.flatMap(({ index, kind, ids, isLit }): SeriesMarker<Time>[] => {
    const time = times[index]
    if (time === undefined) return []
    if (kind === 'report') return [{ time, position: 'aboveBar', shape: 'square', color: colours.text, text: 'E' }]
    return [
      {
        time,
        position: 'belowBar',
        shape: 'circle',
        color: isLit ? colours.text : colours.accent,
        size: isLit ? 1.4 : 0.6,
        ...(ids.length > 1 && { text: String(ids.length) }),
      },
    ]
  })

function update({ prices, volume }: Layers, { series: { candles }, times }: Shown) {
  const last = candles.at(-1)
  if (!last) return
  for (const point of pointOf(last, times.at(-1))) prices.update(point)
  for (const amount of amountOf(last, times.at(-1))) volume.update(amount)
}

function dress(chart: IChartApi, { minutes, digits }: CandleSeries, { text, faint, line, panel }: Colours) {
  const { fontFamily } = getComputedStyle(chart.chartElement())
  const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const crosshair = { color: faint, labelBackgroundColor: faint }
  chart.applyOptions({
    layout: {
      background: { type: ColorType.Solid, color: panel },
      textColor: text,
      fontFamily,
      fontSize: 11,
    },
    localization: { priceFormatter: figures.format },
    grid: { vertLines: { visible: false }, horzLines: { color: line } },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: crosshair, horzLine: crosshair },
    rightPriceScale: { borderColor: line, scaleMargins: { top: 0.12, bottom: 0.2 } },
    timeScale: { borderColor: line, timeVisible: minutes < WHOLE_DAY, secondsVisible: false },
  })
}

const pointOf = ({ open, high, low, close }: Candle, time: Time | undefined) =>
  time === undefined ? [] : [{ time, open, high, low, close, value: close }]

const amountOf = ({ volume }: Candle, time: Time | undefined) =>
  time === undefined ? [] : [{ time, value: volume ?? 0 }]

/**
 * The library knows no zones: it is given the user's wall clock as if that were UTC, of a trading day its date. Where clocks are put back an hour
 * comes twice, which the library refuses: its candles stand a second apart.
 */
function timesOf({ candles, minutes }: CandleSeries): Time[] {
  let before = 0
  return candles.flatMap(({ startDateTime }): Time[] => {
    const start = new Date(startDateTime)
    if (minutes === WHOLE_DAY) return [new Date(start.getTime() + 12 * 60 * MINUTE).toISOString().slice(0, 10)]
    before = Math.max((start.getTime() - start.getTimezoneOffset() * MINUTE) / 1000, before + 1)
    return isTimestamp(before) ? [before] : []
  })
}

const isTimestamp = (seconds: number): seconds is UTCTimestamp => Number.isFinite(seconds)
