import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  hasFailed,
  heatmapOf as heatmapIn,
  heatmapMachine,
  isBehind,
  isOff,
  pointedOf,
  reachedOf,
} from '../../../src/machines/markets/heatmap.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'
import { heatmapOf, tile } from './market-data.ts'

const opened = { type: 'panel.opened' }
const left = { type: 'panel.left' }
const loaded = { type: 'xstate.done.actor.loadHeatmap', output: heatmapOf(tile('NVDA', 10), tile('XOM', 5)) }
const unloaded = { type: 'xstate.error.actor.loadHeatmap', error: silent }
const retry = { type: 'retry.pressed' }
const returned = { type: 'network.returned' }
const moment = (state: string) => ({ type: `xstate.after.freshTime.heatmap.${state}`, after: 10_000 })
const cases = [
  opened,
  left,
  loaded,
  unloaded,
  retry,
  returned,
  moment('shown'),
  moment('behind'),
  { type: 'kind.ended' },
  { type: 'kind.begun' },
  { type: 'tile.pointed', symbol: 'XOM' },
  { type: 'tile.focused', symbol: 'NVDA' },
  { type: 'tile.left' },
  { type: 'tile.chosen', symbol: 'XOM' },
]

type State = 'away' | 'loading' | 'shown' | 'refreshing' | 'behind' | 'failed' | 'off'

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let state = 'away' as State
  let calls = 0
  let heatmap: unknown
  let pointed: string | undefined
  let reached: string | undefined
  const load = () => {
    state = heatmap ? 'refreshing' : 'loading'
    calls += 1
  }
  const point = (symbol?: string) => {
    pointed = symbol
    said.push(symbol ? { type: 'symbol.shown', symbol } : { type: 'symbol.hidden' })
  }
  const again = () => (state === 'failed' || state === 'behind') && load()
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'panel.opened': () => state === 'away' && load(),
    'panel.left': () => {
      if (state === 'off') return
      state = 'away'
      point()
    },
    'kind.ended': () => {
      state = 'off'
      heatmap = undefined
      point()
    },
    'kind.begun': () => {
      if (state === 'off') state = 'away'
    },
    'xstate.done.actor.loadHeatmap': ({ output }) => {
      if (state !== 'loading' && state !== 'refreshing') return
      state = 'shown'
      heatmap = output
    },
    'xstate.error.actor.loadHeatmap': () => {
      if (state === 'loading') state = 'failed'
      else if (state === 'refreshing') state = 'behind'
    },
    'retry.pressed': again,
    'network.returned': again,
    [moment('shown').type]: () => state === 'shown' && load(),
    [moment('behind').type]: () => state === 'behind' && load(),
    'tile.pointed': ({ symbol }) => point(symbol),
    'tile.focused': ({ symbol }) => {
      reached = symbol
      point(symbol)
    },
    'tile.left': () => point(),
    'tile.chosen': ({ symbol }) => said.push({ type: 'symbol.chosen', symbol }),
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    heatmap,
    pointed,
    reached,
    isBehind: state === 'behind',
    hasFailed: state === 'failed',
    isOff: state === 'off',
    calls,
    said,
  }
}

const start = () => drive(heatmapMachine, { promises: ['loadHeatmap'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  heatmap: heatmapIn(snapshot()),
  pointed: pointedOf(snapshot()),
  reached: reachedOf(snapshot()),
  isBehind: isBehind(snapshot()),
  hasFailed: hasFailed(snapshot()),
  isOff: isOff(snapshot()),
  calls: calls.length,
  said: [...said],
})

describe('the heatmap', () => {
  const covered = coverage(heatmapMachine)
  for (const { name, events } of walks(heatmapMachine, cases, ({ context }) => [
    context.heatmap !== undefined,
    context.pointed,
  ])) {
    it(`CHT-02 heatmap: ${name}`, async () => {
      const heatmap = start()
      await heatmap.walk(events, (soFar) => expect(seen(heatmap)).toEqual(outcomeOf(soFar)))
      covered.add(heatmap.walked)
    })
  }
  covered.prove()
})
