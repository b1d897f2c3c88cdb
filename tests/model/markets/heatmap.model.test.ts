import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  hasFailed,
  heatmapOf as heatmapIn,
  heatmapMachine,
  isBehind,
  isOff,
  listsOf,
  phraseOf,
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
  { type: 'phrase.changed', phrase: 'list:mine' },
  { type: 'lists.changed', lists: [] },
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
  let [phrase, lists]: [string, unknown] = ['', undefined]
  const wanted: [unknown[], unknown[]] = [[], []]
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
    'phrase.changed'(event) {
      phrase = event.phrase
      wanted[0].push({ type: 'phrase.said', phrase })
      wanted[1].push({ type: 'choices.made', choices: { phrase } })
    },
    'lists.changed'(event) {
      lists = event.lists
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
    phrase,
    lists,
    wanted,
  }
}

const start = () =>
  drive(heatmapMachine, { promises: ['loadHeatmap'], streams: ['followLists', 'keepChoices'], input: {} })
const seen = ({ snapshot, said, calls, sentTo }: ReturnType<typeof start>) => ({
  heatmap: heatmapIn(snapshot()),
  pointed: pointedOf(snapshot()),
  reached: reachedOf(snapshot()),
  isBehind: isBehind(snapshot()),
  hasFailed: hasFailed(snapshot()),
  isOff: isOff(snapshot()),
  calls: calls.length,
  said: [...said],
  phrase: phraseOf(snapshot()),
  lists: listsOf(snapshot()),
  wanted: [sentTo('followLists'), sentTo('keepChoices')],
})

describe('the heatmap', () => {
  const covered = coverage(heatmapMachine)
  for (const { name, events } of walks(
    heatmapMachine,
    cases,
    ({ context }) => [context.heatmap !== undefined, context.pointed],
    {},
  )) {
    it(`CHT-02 heatmap: ${name}`, async () => {
      const heatmap = start()
      await heatmap.walk(events, (soFar) => expect(seen(heatmap)).toEqual(outcomeOf(soFar)))
      covered.add(heatmap.walked)
    })
  }
  covered.prove()
})
