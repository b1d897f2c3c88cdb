import { expect, it } from 'vitest'
import type { Feed } from '../../../src/contract/shared/workspace.ts'
import { destinations, feedCommands, pageCommands } from '../../../src/rules/shell/commands.ts'
import { type Deed, deedFor, deedName, newFeed, outcomeOf } from '../../../src/rules/shell/deeds.ts'
import { type Entry, symbolEntry } from '../../../src/rules/shell/palette.ts'

const feedOf = (id: string, searchContext = {}): Feed => ({ id, name: '', searchContext })
const [one, two, three] = [feedOf('feed-1'), feedOf('feed-2'), feedOf('feed-3')]
const pitFeed = feedOf('pit')
const nvda = symbolEntry({ symbol: 'NVDA', name: 'Nvidia Corp', exchange: 'Nasdaq' })
const preset = { id: 'p', name: 'Chips', searchContext: { tickers: ['AMD'] } }
const chips: Entry = { key: 'preset p', kind: 'preset', name: 'Chips', preset }
const metals: Entry = { key: 'topic METALS', kind: 'topic', name: 'Metals', value: 'METALS' }
const goes = { type: 'place.asked', path: '/terminal' }
const only = { tickers: ['NVDA'] }

it('LAY-30 a symbol becomes the only ticker of the feed that was used last; its other filters stay', () => {
  const before = feedOf('feed-1', { topics: ['CRYPTO'], tickers: ['AAPL'], exclude: { tickers: ['NVDA'] } })
  const after = feedOf('feed-1', { topics: ['CRYPTO'], tickers: ['NVDA'] })
  expect(outcomeOf(nvda, 'filter', { slot: 0, feeds: [before], pitFeed })).toEqual({
    steps: [{ type: 'feed.replaced', slot: 0, feed: after }],
    replaced: { slot: 0, before, after },
  })
})

it.each<[string, Deed, object, unknown]>([
  [
    'on a page without a feed, in the Terminal’s first',
    'filter',
    { slot: undefined },
    [goes, { type: 'feed.replaced', slot: 0, feed: feedOf('feed-1', only) }],
  ],
  [
    'in the News Pit’s feed',
    'filter',
    { slot: 'newsPit' },
    [{ type: 'feed.replaced', slot: 'newsPit', feed: feedOf('pit', only) }],
  ],
  ['selected', 'select', {}, [{ type: 'symbol.chosen', symbol: 'NVDA', slot: 0 }]],
  [
    'selected, on a page without a feed',
    'select',
    { slot: undefined },
    [goes, { type: 'symbol.chosen', symbol: 'NVDA', slot: 0 }],
  ],
  ['on a page of its own', 'page', {}, [{ type: 'place.asked', path: '/ticker/NVDA' }]],
  ['as muted', 'mute', {}, [{ type: 'feed.replaced', slot: 0, feed: feedOf('feed-1', { exclude: only }) }]],
  ['in the chart', 'chart', {}, [{ type: 'symbol.shown', symbol: 'NVDA' }]],
  ['in a feed more', 'open', {}, [{ type: 'feed.added' }, { type: 'search.chosen', slot: 1, search: only }]],
  [
    'in a feed more of the Terminal, from the News Pit',
    'open',
    { slot: 'newsPit' },
    [goes, { type: 'feed.added' }, { type: 'search.chosen', slot: 1, search: only }],
  ],
  [
    'where there are three feeds, in place of the one that was used last',
    'open',
    { slot: 1, feeds: [one, two, three] },
    [{ type: 'feed.replaced', slot: 1, feed: feedOf('unsaved-1', only) }],
  ],
  [
    'where there are three feeds and none was used, in place of the last',
    'open',
    { slot: 'newsPit', feeds: [one, two, three] },
    [goes, { type: 'feed.replaced', slot: 2, feed: feedOf('unsaved-2', only) }],
  ],
])('LAY-30 a symbol is shown %s', (_, deed, desk, steps) => {
  expect(outcomeOf(nvda, deed, { slot: 0, feeds: [one], pitFeed, ...desk }).steps).toEqual(steps)
})

it('LAY-30 a preset is loaded into the feed, or opened in one more', () => {
  const desk = { slot: 0, feeds: [one], pitFeed }
  const feed = { ...preset, saved: preset.searchContext }
  expect([outcomeOf(chips, 'load', desk).steps, outcomeOf(chips, 'open', desk).steps]).toEqual([
    [{ type: 'feed.replaced', slot: 0, feed }],
    [{ type: 'feed.added' }, { type: 'feed.replaced', slot: 1, feed }],
  ])
})

it('STY-12 a feed without other reports has none either after a preset is loaded there, which Undo takes back, and its command is for the feed that was used last', () => {
  const off: Feed = { ...two, stories: 'off' }
  const desk = { slot: 1, feeds: [one, off], pitFeed }
  const after = { ...preset, saved: preset.searchContext, stories: 'off' }
  const command = feedCommands.find(({ says }) => says.order.type === 'stories.toggled')
  if (!command) throw new Error('no command')
  const entry: Entry = { key: 'c', kind: 'command', name: command.name, command }
  const order = { type: 'stories.toggled', slot: 1 }
  expect([outcomeOf(chips, 'load', desk), outcomeOf(entry, 'give', desk)]).toEqual([
    { steps: [{ type: 'feed.replaced', slot: 1, feed: after }], replaced: { slot: 1, before: off, after } },
    { steps: [{ type: 'workspace.ordered', order }] },
  ])
})

it('LAY-30 a topic, a headline, a place and a command do what they say', () => {
  const desk = { slot: 0, feeds: [one], pitFeed }
  const headline: Entry = { key: 'headline h', kind: 'headline', name: 'A', id: 'h', slot: 2 }
  const [library] = destinations.filter(({ isLibrary }) => isLibrary)
  const [, , add] = pageCommands
  if (!library) throw new Error('no Library')
  const steps = (entry: Entry, slot: 0 | 'newsPit' = 0) =>
    outcomeOf(entry, deedFor(entry, false), { ...desk, slot }).steps
  expect([
    steps(metals),
    steps(headline),
    steps({ key: 'l', kind: 'destination', name: 'Library', destination: library }),
    steps({ key: 'c', kind: 'command', name: add.name, command: add }, 'newsPit'),
  ]).toEqual([
    [{ type: 'feed.replaced', slot: 0, feed: feedOf('feed-1', { topics: ['METALS'] }) }],
    [{ type: 'row.asked', slot: 2, id: 'h' }],
    [{ type: 'place.asked', path: '/news-pit' }, { type: 'library.asked' }],
    [goes, { type: 'workspace.ordered', order: { type: 'feed.added' } }],
  ])
})

it('LAY-30 Shift opens a feed where that can be, and a deed is named after its feed', () => {
  const desk = { slot: 1, feeds: [one, two], pitFeed }
  expect([
    deedFor(nvda, true),
    deedFor(metals, false),
    deedName(nvda, 'mute', desk),
    deedName(chips, 'load', { ...desk, slot: 'newsPit' }),
  ]).toEqual(['open', 'filter', 'Mute NVDA in feed 2', 'Load Chips into this feed'])
})

it('ALT-07 a ticker and a preset can ring, and an alert that is on can be switched off', () => {
  const desk = { slot: 0, feeds: [one], pitFeed }
  const named = (entry: Entry) => [deedName(entry, 'alert', desk), deedName(entry, 'alert', desk, true)]
  const steps = (entry: Entry) => outcomeOf(entry, 'alert', desk).steps
  expect([named(nvda), named(chips), steps(nvda), steps(chips)]).toEqual([
    ['Alert me about NVDA', 'Stop alerting me about NVDA'],
    ['Alert me about Chips', 'Stop alerting me about Chips'],
    [{ type: 'alert.ordered', alert: { kind: 'ticker', value: 'NVDA' }, name: 'NVDA' }],
    [{ type: 'alert.ordered', alert: { kind: 'preset', value: 'p' }, name: 'Chips' }],
  ])
})

it('FED-03 LAY-30 a source of the user’s own is shown in a search for real headlines, and muted in whichever it is', () => {
  const entry: Entry = { key: 'source Mine', kind: 'source', name: 'Mine', value: 'Mine', origin: 'real' }
  const searchesAfter = (deed: Deed) =>
    outcomeOf(entry, deed, { slot: 0, feeds: [one], pitFeed }).steps.flatMap((step) =>
      step.type === 'feed.replaced' ? step.feed.searchContext : step.type === 'search.chosen' ? step.search : [],
    )
  const real = { newsSources: ['Mine'], origin: 'real' }
  expect([searchesAfter('filter'), searchesAfter('open'), searchesAfter('mute')]).toEqual([
    [real],
    [real],
    [{ exclude: { newsSources: ['Mine'] } }],
  ])
})

it('SRC-05 where only the first feed is in sight a source is shown in it, and Undo brings back what it looked for', () => {
  const search = { newsSources: ['Mine'], origin: 'real' as const }
  const before = feedOf('feed-1', { topics: ['CRYPTO'] })
  const after = feedOf('unsaved-0', search)
  expect(newFeed(search, { slot: undefined, feeds: [before, two], pitFeed }, true)).toEqual({
    steps: [goes, { type: 'feed.replaced', slot: 0, feed: after }],
    replaced: { slot: 0, before, after },
  })
})
