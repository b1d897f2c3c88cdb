import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate'
import type { ChartChoices } from '../../../src/contract/markets/chart-choices.ts'
import type { CandleSeries } from '../../../src/contract/markets/markets.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import {
  type ChartAsk,
  type ChoicesEvent,
  chartMachine,
  hasFailed,
  isBehind,
  isLoading,
  isOff,
  isUnknownSymbol,
  lookOf,
  pointedOf,
  rangeOf,
  seriesOf,
  symbolOf,
} from '../../../src/machines/markets/chart.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'
import { series } from './market-data.ts'

const input = { symbol: 'ES1' }
const opened = { type: 'panel.opened' }
const left = { type: 'panel.left' }
const choose = (symbol: string) => ({ type: 'symbol.chosen', says: symbol, symbol })
const give = (symbol: string) => ({ type: 'symbol.given', says: symbol, symbol })
const range = (one: string) => ({ type: 'range.chosen', says: one, range: one })
const table = { type: 'look.chosen', look: 'table' }
const point = (index?: number) => ({ type: 'candle.pointed', says: String(index), index })
const loaded = { type: 'xstate.done.actor.loadSeries', output: series('ES1') }
const unloaded = { type: 'xstate.error.actor.loadSeries', says: 'silent', error: silent }
const unknown = { type: 'xstate.error.actor.loadSeries', says: 'unknown', error: new Failure('refused', 404) }
const retry = { type: 'retry.pressed' }
const returned = { type: 'network.returned' }
const minute = (state: string) => ({ type: `xstate.after.freshTime.chart.open.${state}`, after: 60_000 })
const cases = [
  opened,
  left,
  choose('NVDA'),
  choose('ES1'),
  give('CL1'),
  give('ES1'),
  range('5D'),
  range('1D'),
  table,
  point(1),
  loaded,
  unloaded,
  unknown,
  retry,
  returned,
  minute('shown'),
  minute('behind'),
  { type: 'kind.ended' },
  { type: 'kind.begun' },
]

type State = 'away' | 'loading' | 'shown' | 'refreshing' | 'behind' | 'failed' | 'unknown' | 'off'

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let state = 'away' as State
  let [symbol, shownRange, look]: string[] = ['ES1', '1D', 'candles']
  let pointed: number | undefined
  let has: unknown
  const kept: unknown[] = []
  const keep = () => kept.push({ type: 'choices.made', choices: { range: shownRange, look } })
  const isOpen = () => state !== 'away' && state !== 'off'
  const load = (how: 'loading' | 'refreshing') => {
    state = how
    calls.push({ port: 'loadSeries', input: { symbol, range: shownRange } })
  }
  const show = (shown?: string) =>
    said.push(shown ? { type: 'symbol.shown', symbol: shown } : { type: 'symbol.hidden' })
  const take = (next: string) => {
    if (next === symbol) return
    const wasOpen = isOpen()
    symbol = next
    has = undefined
    pointed = undefined
    if (!wasOpen) return
    show(symbol)
    load('loading')
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'panel.opened': () => {
      if (state !== 'away') return
      show(symbol)
      load('loading')
    },
    'panel.left': () => {
      if (!isOpen()) return
      show()
      state = 'away'
    },
    'symbol.given': (event) => {
      if (event.symbol !== symbol && isOpen()) show()
      take(event.symbol)
    },
    'symbol.chosen': (event) => {
      if (event.symbol !== symbol && isOpen()) show()
      said.push({ type: 'symbol.chosen', symbol: event.symbol })
      take(event.symbol)
    },
    'range.chosen': (event) => {
      const isNew = event.range !== shownRange
      if (isOpen() && !isNew) return
      shownRange = event.range
      pointed = undefined
      keep()
      if (isOpen()) load('loading')
    },
    'kind.ended': () => {
      if (isOpen()) show()
      state = 'off'
      has = undefined
    },
    'kind.begun': () => {
      if (state === 'off') state = 'away'
    },
    'look.chosen': (event) => {
      look = event.look
      keep()
    },
    'candle.pointed': (event) => {
      pointed = event.index
    },
    'xstate.done.actor.loadSeries': (event) => {
      if (state !== 'loading' && state !== 'refreshing') return
      state = 'shown'
      has = event.output
    },
    'xstate.error.actor.loadSeries': (event) => {
      if (state === 'refreshing') state = 'behind'
      if (state !== 'loading') return
      state = event === unknown ? 'unknown' : 'failed'
      has = undefined
    },
    'retry.pressed': () => again(),
    'network.returned': () => again(),
    [minute('shown').type]: () => state === 'shown' && load('refreshing'),
    [minute('behind').type]: () => state === 'behind' && load('refreshing'),
  }
  function again() {
    if (state === 'failed') load('loading')
    if (state === 'behind') load('refreshing')
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    symbol,
    range: shownRange,
    look,
    pointed,
    series: has,
    isLoading: state === 'away' || state === 'loading',
    isBehind: state === 'behind',
    hasFailed: state === 'failed',
    isUnknown: state === 'unknown',
    isOff: state === 'off',
    calls,
    said,
    kept,
  }
}

const start = () => drive(chartMachine, { promises: ['loadSeries'], streams: ['keepChoices'], input })
const seen = ({ snapshot, said, calls, sentTo }: ReturnType<typeof start>) => ({
  symbol: symbolOf(snapshot()),
  range: rangeOf(snapshot()),
  look: lookOf(snapshot()),
  pointed: pointedOf(snapshot()),
  series: seriesOf(snapshot()),
  isLoading: isLoading(snapshot()),
  isBehind: isBehind(snapshot()),
  hasFailed: hasFailed(snapshot()),
  isUnknown: isUnknownSymbol(snapshot()),
  isOff: isOff(snapshot()),
  calls: [...calls],
  said: [...said],
  kept: sentTo('keepChoices'),
})

describe('the single chart', () => {
  const covered = coverage(chartMachine)
  const facets = ({ context }: { context: { symbol: string; range: string; series?: unknown } }) => [
    context.symbol,
    context.range,
    context.series !== undefined,
  ]
  for (const { name, events } of walks(chartMachine, cases, facets, input)) {
    it(`CHT-02 chart: ${name}`, async () => {
      const chart = start()
      await chart.walk(events, (soFar) => expect(seen(chart)).toEqual(outcomeOf(soFar)))
      covered.add(chart.walked)
    })
  }
  covered.prove()

  it('EMB-02 begins as its user last looked at one, at a day of candles where that is not known', () => {
    const from = (choices?: ChartChoices) => {
      const { snapshot } = drive(chartMachine, {
        promises: ['loadSeries'],
        streams: ['keepChoices'],
        input: { ...input, choices },
      })
      return [symbolOf(snapshot()), rangeOf(snapshot()), lookOf(snapshot())]
    }
    expect([from({ range: '6M', look: 'line' }), from()]).toEqual([
      ['ES1', '6M', 'line'],
      ['ES1', '1D', 'candles'],
    ])
  })

  it('RT-05 a late answer to an older range never takes the place of the newer', async () => {
    const asked: { range: string; answer(series: CandleSeries): void }[] = []
    const loadSeries = fromPromise<CandleSeries, ChartAsk>(
      ({ input: { range: wanted } }) => new Promise((resolve) => asked.push({ range: wanted, answer: resolve })),
    )
    const keepChoices = fromCallback<ChoicesEvent>(() => undefined)
    const chart = createActor(chartMachine.provide({ actors: { loadSeries, keepChoices } }), { input }).start()
    chart.send({ type: 'panel.opened' })
    chart.send({ type: 'range.chosen', range: '5D' })
    asked[1]?.answer(series('ES1', { range: '5D' }))
    asked[0]?.answer(series('ES1', { range: '1D' }))
    await new Promise((settled) => setImmediate(settled))
    expect([asked.map((one) => one.range), seriesOf(chart.getSnapshot())?.range]).toEqual([['1D', '5D'], '5D'])
  })
})
