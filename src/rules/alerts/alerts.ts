import { ALERTS_LIMIT, type Alert, type AlertSettings, type KeptAlerts } from '../../contract/alerts/alerts.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { isKnown, symbolOf } from '../shared/query/directory.ts'
import { isEveryday } from '../shared/query/everyday.ts'
import { nameKey } from '../shared/query/list-names.ts'
import { parse } from '../shared/query/parse.ts'
import { unknownLists } from '../shared/query/phrase.ts'
import type { Query } from '../shared/query/query.ts'
import { searchOf } from '../shared/search.ts'
import { isWord } from './symbol-words.ts'

/** What alerts refer to by ids; undefined until it is known. */
export type AlertNames = {
  presets: readonly FeedConfiguration[] | undefined
  lists: readonly Watchlist[] | undefined
}

/** Whether the browser lets this page show notifications. `missing`: browsers without them, and pages that may not have any. */
export type Permission = 'granted' | 'default' | 'denied' | 'missing'

/** What most readers want to be alerted of. */
export const IMPORTANT: Alert = { kind: 'words', value: 'is:important' }

/** What is done to the alerts of a reader. */
export type AlertEdit =
  | { does: 'add' | 'remove'; alert: Alert }
  /** `settings`: those that change. */
  | { does: 'set'; settings: Partial<AlertSettings> }

/** What an alert looks for. */
export type AlertSearch = { key: string; search: SearchContext }

/** Before a reader has chosen anything. */
export const noAlerts: KeptAlerts = {
  alerts: [],
  settings: { sound: 'on', desktop: 'off', quietHours: 'off', quiet: { from: '22:00', to: '07:00' } },
}

/** The alert for what is typed: a symbol alone, with `$` or without, is the ticker's; in small letters where it is a listed one and no word. */
export function alertFor(text: string): Alert {
  const value = text.trim()
  const { query } = parse(value)
  if (query?.kind === 'ticker') return { kind: 'ticker', value: query.symbol }
  return query && isSmallSymbol(value, query) ? { kind: 'ticker', value: symbolOf(value) } : { kind: 'words', value }
}

/** A name of another company, such as 'ford', stays its name. */
function isSmallSymbol(text: string, query: Query) {
  const symbol = symbolOf(text)
  const others =
    query.kind === 'or' ? query.parts.filter((part) => part.kind === 'ticker' && part.symbol !== symbol) : []
  return isKnown(symbol) && !isEveryday(symbol) && !isWord(text.toLowerCase()) && others.length === 0
}

/** What is typed as a search, for it to be explained. */
export function readAs(text: string): string {
  const { kind, value } = alertFor(text)
  return kind === 'ticker' ? `$${value}` : text
}

/** What an alert is called by within the page. */
export const keyOf = ({ kind, value }: Alert) => `${kind}:${value}`

/** Words that are understood alike are one alert. */
export const isOne = (one: Alert, other: Alert) =>
  one.kind === other.kind &&
  (one.value === other.value || (one.kind === 'words' && meaningOf(one.value) === meaningOf(other.value)))

const meaningOf = (text: string) => {
  const { query } = parse(text)
  return query && partOf(query)
}

/** The same for queries that ask for the same in other case or in another order. */
function partOf(query: Query): string {
  if (query.kind === 'not') return `not ${partOf(query.part)}`
  if (query.kind === 'list') return `list ${nameKey(query.name)}`
  if (query.kind !== 'and' && query.kind !== 'or') return JSON.stringify(query)
  const parts = [...new Set(query.parts.filter((part) => !isGuess(part, query)).map(partOf))].sort()
  return parts.length > 1 ? `${query.kind} (${parts.join(', ')})` : (parts[0] ?? '')
}

/** Capitals that no directory has may be a symbol, besides the word that they are. */
const isGuess = (part: Query, { kind, parts }: { kind: string; parts: readonly Query[] }) =>
  kind === 'or' &&
  part.kind === 'ticker' &&
  !isKnown(part.symbol) &&
  parts.some((other) => isWordOf(other, part.symbol))

const isWordOf = (query: Query, symbol: string) =>
  query.kind === 'words' && query.words.length === 1 && query.words[0]?.form === symbol.toLowerCase()

export const rings = ({ alerts }: KeptAlerts, alert: Alert) => alerts.some((other) => isOne(other, alert))

/** The alerts after an edit: a new one comes last, and none beyond `ALERTS_LIMIT`. */
export function edited(kept: KeptAlerts, edit: AlertEdit): KeptAlerts {
  if (edit.does === 'set') return { ...kept, settings: { ...kept.settings, ...edit.settings } }
  const others = kept.alerts.filter((other) => !isOne(other, edit.alert))
  if (edit.does === 'remove') return { ...kept, alerts: others }
  return rings(kept, edit.alert) || others.length >= ALERTS_LIMIT ? kept : { ...kept, alerts: [...others, edit.alert] }
}

/** Why an alert cannot be added; '' where it can. `lists`: those that words can name; undefined until they are known. */
export function alertProblem(kept: KeptAlerts, alert: Alert, lists?: readonly Watchlist[]): string {
  if (alert.kind === 'words') {
    const { query } = parse(alert.value)
    if (!query) return 'Type a ticker or words first.'
    if (query.kind === 'not') return 'Type what it should find, too: without, nearly every headline would ring.'
    const [unknown] = lists ? unknownLists(alert.value, lists) : []
    if (unknown !== undefined) return `No such list: ${unknown}`
  }
  if (rings(kept, alert)) return 'There is an alert for this already.'
  return kept.alerts.length < ALERTS_LIMIT
    ? ''
    : `There are ${ALERTS_LIMIT} alerts, which is the limit. Remove one first.`
}

const presetOf = ({ value }: Alert, { presets }: AlertNames) => presets?.find(({ id }) => id === value)
const listOf = ({ value }: Alert, { lists }: AlertNames) => lists?.find(({ id }) => id === value)

/** What the reader calls it; undefined where the preset or the list is not there. */
export function nameOf(alert: Alert, names: AlertNames): string | undefined {
  if (alert.kind === 'preset') return presetOf(alert, names)?.name
  if (alert.kind === 'list') return listOf(alert, names)?.name
  return isOne(alert, IMPORTANT) ? 'Important headlines' : alert.value
}

/** What it looks for; undefined where the preset or the list is not there. */
function searchFor(alert: Alert, names: AlertNames): SearchContext | undefined {
  if (alert.kind === 'preset') return presetOf(alert, names)?.searchContext
  if (alert.kind === 'ticker') return { tickers: [alert.value] }
  if (alert.kind === 'words') return searchOf(alert.value)
  const list = listOf(alert, names)
  return list && searchOf(`list:"${list.name}"`)
}

/** What all of them look for. */
export const searchesOf = (alerts: readonly Alert[], names: AlertNames): AlertSearch[] =>
  alerts.flatMap((alert) => {
    const search = searchFor(alert, names)
    return search ? [{ key: keyOf(alert), search }] : []
  })
