import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  chosenOf,
  firstRunMachine,
  isAsking,
  isDeciding,
  isMaking,
} from '../../../src/machines/watchlists/first-run.machine.ts'
import type { Lists } from '../../../src/rules/watchlists/edits.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const feed = (id: string, ...keywords: string[]) => ({
  id,
  name: '',
  searchContext: keywords.length ? { keywords } : {},
})
const ofGold = feed('feed-1', 'gold')
const search = { keywords: ['list:Watchlist'], queryLanguage: 2 }
const cars = { id: '1', name: 'Cars', symbols: ['F', 'GM'] }
const looked = (says: string, ...feeds: ReturnType<typeof feed>[]) => ({ type: 'feeds.changed', says, feeds })
const came = (says: string, lists: Lists | undefined) => ({ type: 'lists.changed', says, lists })
const toggled = (symbol: string) => ({ type: 'tile.toggled', says: symbol, symbol })
const cases = [
  ...[looked('nothing', feed('feed-1')), looked('gold', ofGold), looked('gold thrice', ofGold, ofGold, ofGold)],
  ...[came('unknown', undefined), came('none', []), came('one', [cars]), { type: 'lists.failed' }],
  ...[toggled('NVDA'), toggled('F'), { type: 'follow.pressed' }, { type: 'later.pressed' }],
  ...[{ type: 'edits.ended', lists: [cars] }, { type: 'edit.refused' }],
  { type: 'xstate.done.actor.lookUp', says: 'unasked', output: 'unasked' },
  { type: 'xstate.done.actor.lookUp', says: 'answered', output: 'answered' },
  { type: 'xstate.error.actor.lookUp', error: silent },
  { type: 'xstate.done.actor.keepAnswer', output: undefined },
  { type: 'xstate.error.actor.keepAnswer', error: silent },
]

type State = 'arriving' | 'lookingUp' | 'waiting' | 'asking' | 'making' | 'answering' | 'settled'

/** A newcomer is asked once, and what they choose becomes a list and what a feed looks for. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: string[] = []
  let state: State = 'arriving'
  let lists: Lists | undefined
  let looksFor: string[][] = []
  let chosen: string[] = []
  const enter = (next: State) => {
    state = next
    if (next === 'lookingUp') calls.push('lookUp')
    if (next === 'answering') calls.push('keepAnswer')
    if (next === 'making')
      said.push({ type: 'edit.made', edit: { kind: 'added', name: 'Watchlist', symbols: [...chosen] } })
    if (next === 'waiting' && lists) enter(lists.length > 0 || looksFor.flat().length > 0 ? 'settled' : 'asking')
  }
  /** … of the first feed that looks for nothing, of a new one, or of none. */
  function show() {
    const free = looksFor.findIndex((words) => words.length === 0)
    const slot = free >= 0 ? free : looksFor.length < 3 ? looksFor.length : undefined
    if (slot === looksFor.length) said.push({ type: 'feed.added' })
    if (slot !== undefined) said.push({ type: 'search.chosen', slot, search })
    said.push({ type: 'list.followed', symbols: chosen.length, slot })
  }
  const take: Record<string, (event: AnyEventObject) => unknown> = {
    'feeds.changed': ({ feeds }) => {
      looksFor = feeds.map((one: typeof ofGold) => one.searchContext.keywords ?? [])
      if (state === 'arriving') enter(looksFor.flat().length > 0 ? 'settled' : 'lookingUp')
    },
    'lists.changed': (event) => {
      lists = event.lists
      const goesOn = state === 'making' ? lists !== undefined : lists?.length === 0
      const isAsked = state === 'asking' || state === 'making'
      if (isAsked && !goesOn) chosen = []
      if ((isAsked && !goesOn) || state === 'waiting') enter('waiting')
    },
    'lists.failed': () => state === 'waiting' && enter('settled'),
    'tile.toggled': ({ symbol }) => {
      if (state !== 'asking') return
      chosen = chosen.includes(symbol) ? chosen.filter((other) => other !== symbol) : [...chosen, symbol]
    },
    'follow.pressed': () => state === 'asking' && chosen.length > 0 && enter('making'),
    'later.pressed': () => state === 'asking' && enter('answering'),
    'edits.ended': () => {
      if (state !== 'making') return
      show()
      enter('answering')
    },
    'edit.refused': () => state === 'making' && enter('asking'),
    'xstate.done.actor.lookUp': ({ output }) => enter(output === 'unasked' ? 'waiting' : 'settled'),
    'xstate.error.actor.lookUp': () => enter('settled'),
    'xstate.done.actor.keepAnswer': () => enter('settled'),
    'xstate.error.actor.keepAnswer': () => enter('settled'),
  }
  for (const event of events) take[event.type]?.(event)
  const now = state as State
  return {
    ...{ said, calls, chosen },
    isDeciding: ['arriving', 'lookingUp', 'waiting'].includes(now),
    isAsking: now === 'asking' || now === 'making',
    isMaking: now === 'making',
  }
}

const start = () => drive(firstRunMachine, { promises: ['lookUp', 'keepAnswer'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  ...{ said, calls: calls.map(({ port }) => port), chosen: [...chosenOf(snapshot())] },
  isDeciding: isDeciding(snapshot()),
  isAsking: isAsking(snapshot()),
  isMaking: isMaking(snapshot()),
})

describe('the question what a newcomer follows', () => {
  const covered = coverage(firstRunMachine)
  /** What the guards of a state read. */
  const facets = ({ value, context: { feeds, lists, chosen } }: AnyMachineSnapshot) => {
    if (value === 'asking') return [chosen.length]
    if (value === 'making') return [chosen.length, feeds.map((one: typeof ofGold) => one.searchContext.keywords)]
    return value === 'settled' || value === 'answering' ? [] : [feeds.length, feeds[0]?.searchContext, lists?.length]
  }
  for (const { name, events } of walks(firstRunMachine, cases, facets)) {
    it(`TRM-10 ${name}`, async () => {
      const chart = start()
      await chart.walk(events, (soFar) => expect(seen(chart)).toEqual(outcomeOf(soFar)))
      covered.add(chart.walked)
    })
  }
  covered.prove()
})
