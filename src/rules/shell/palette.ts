import type { FilterOption } from '../../contract/filters/filters.ts'
import type { SymbolSuggestion } from '../../contract/filters/symbols.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { NewsItem, Origin } from '../../contract/shared/news.ts'
import type { FeedSlot } from '../shared/page/workspace.ts'
import type { Command, Destination } from './commands.ts'

type Symbol = Pick<SymbolSuggestion, 'symbol' | 'name' | 'exchange'>
/** `slot`: of its feed. */
type Headline = Pick<NewsItem, 'id' | 'title'> & { slot: FeedSlot }
/** What the palette offers. `key` tells one entry from another. */
export type Entry = { key: string; name: string } & (
  | { kind: 'symbol'; symbol: string; exchange: string }
  | { kind: 'preset'; preset: FeedConfiguration }
  | { kind: 'headline'; id: string; slot: FeedSlot }
  | { kind: 'source'; value: string; origin?: Origin | undefined }
  | { kind: 'topic'; value: string }
  | { kind: 'destination'; destination: Destination }
  | { kind: 'command'; command: Command }
)
export type Kind = Entry['kind']
export type Group = { kind: Kind; title: string; entries: readonly Entry[] }
/** What there is to choose from. `found`: what the directory has suggested for `foundFor`. */
export type Candidates = {
  foundFor: string
  found: readonly Symbol[]
  presets: readonly FeedConfiguration[]
  headlines: readonly Headline[]
  sources: readonly (FilterOption & { origin?: Origin })[]
  topics: readonly FilterOption[]
  destinations: readonly Destination[]
  commands: readonly Command[]
}

/** As many as are looked over at a glance. */
const LIMITS: Record<Kind, number> = {
  symbol: 6,
  preset: 5,
  headline: 5,
  source: 4,
  topic: 4,
  destination: 4,
  command: 6,
}
const TITLES: Record<Kind, string> = {
  symbol: 'Tickers',
  preset: 'Presets',
  headline: 'Headlines',
  source: 'Sources',
  topic: 'Topics',
  destination: 'Places',
  command: 'Actions',
}
/** A sign before what is typed asks for one kind alone. */
const signs: Partial<Record<string, Kind>> = { '>': 'command', '@': 'source', '#': 'topic' }

const ACCENTS = /\p{M}/gu
const plain = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase().trim()
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A symbol as the directory has it: `brk-b`, `BRK/B` and `$BRK.B` are `BRK.B`. */
export const symbolIn = (text: string) => text.trim().replace(/^\$+/, '').replace(/[-/]/g, '.').toUpperCase()

/** What is typed, without the sign before it, and the kind that the sign asks for. */
export function readingOf(text: string): { phrase: string; only: Kind | undefined } {
  const trimmed = text.trimStart()
  const only = signs[trimmed[0] ?? '']
  return { phrase: (only ? trimmed.slice(1) : trimmed).trim(), only }
}

/** What is looked for in the directory; '' where a sign asks for something else. */
export const soughtSymbol = (text: string) => {
  const { phrase, only } = readingOf(text)
  return only ? '' : phrase.replace(/^\$+/, '')
}

/** 0: the exact symbol, 1: its beginning, 2: the name's beginning, 3: each word begins one of the name's; undefined: no match. */
export function rankOf(phrase: string, { symbol, name }: { symbol?: string; name: string }): number | undefined {
  if (symbol !== undefined && symbol === symbolIn(phrase)) return 0
  if (symbol?.startsWith(symbolIn(phrase))) return 1
  if (plain(name).startsWith(plain(phrase))) return 2
  const words = wordsOf(name)
  const sought = wordsOf(phrase)
  return sought.length > 0 && sought.every((one) => words.some((word) => word.startsWith(one))) ? 3 : undefined
}

type Ranked = { entry: Entry; rank: number }
const LAST = 4

/** The groups that match, the one with the best match first. The exact symbol is always the first of all. */
export function ranked(text: string, candidates: Candidates): Group[] {
  const { phrase, only } = readingOf(text)
  const groups = entriesOf(candidates).map(([kind, entries]) => {
    const found = entries
      .map((entry) => ({ entry, rank: phrase === '' ? LAST : rankIn(entry, phrase, candidates.foundFor) }))
      .filter((one): one is Ranked => one.rank !== undefined)
      .sort((a, b) => a.rank - b.rank)
    return { kind, found }
  })
  return groups
    .filter(({ kind, found }) => found.length > 0 && isWanted(kind, phrase, only))
    .sort((a, b) => (a.found[0]?.rank ?? LAST) - (b.found[0]?.rank ?? LAST))
    .map(({ kind, found }) => ({
      kind,
      title: TITLES[kind],
      entries: found.slice(0, only ? undefined : LIMITS[kind]).map(({ entry }) => entry),
    }))
}

/** Before anything is typed there are presets, places and actions: the others are too many. */
const isWanted = (kind: Kind, phrase: string, only: Kind | undefined) =>
  only ? kind === only : phrase !== '' || ['preset', 'destination', 'command'].includes(kind)

/** The directory also knows names that it does not show: what it has suggested for just this is a match. */
function rankIn(entry: Entry, phrase: string, foundFor: string) {
  if (entry.kind !== 'symbol') return rankOf(phrase, entry)
  return rankOf(phrase, entry) ?? (foundFor === phrase.replace(/^\$+/, '') ? LAST : undefined)
}

const entriesOf = (from: Candidates): [Kind, Entry[]][] => [
  ['symbol', from.found.map(symbolEntry)],
  ['preset', from.presets.map((preset) => ({ key: `preset ${preset.id}`, kind: 'preset', name: preset.name, preset }))],
  [
    'headline',
    from.headlines.map(({ id, title, slot }) => ({ key: `headline ${id}`, kind: 'headline', name: title, id, slot })),
  ],
  ['source', from.sources.map(sourceEntry)],
  ['topic', from.topics.map(({ label, value }) => ({ key: `topic ${value}`, kind: 'topic', name: label, value }))],
  ['destination', from.destinations.map(destinationEntry)],
  [
    'command',
    from.commands.map((command) => ({ key: `command ${command.name}`, kind: 'command', name: command.name, command })),
  ],
]

export const symbolEntry = ({ symbol, name, exchange }: Symbol): Entry => ({
  key: `symbol ${symbol}`,
  kind: 'symbol',
  symbol,
  name,
  exchange,
})
const destinationEntry = (destination: Destination): Entry => ({
  key: `destination ${destination.name}`,
  kind: 'destination',
  name: destination.name,
  destination,
})
const sourceEntry = ({ label, value, origin }: Candidates['sources'][number]): Entry => ({
  key: `source ${value}`,
  kind: 'source',
  name: label,
  value,
  ...(origin && { origin }),
})
