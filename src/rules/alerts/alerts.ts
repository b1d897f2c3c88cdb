import { ALERTS_LIMIT, type Alert, type AlertSettings, type KeptAlerts } from '../../contract/alerts/alerts.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { parse } from '../shared/query/parse.ts'
import { searchOf } from '../shared/search.ts'

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

/** The alert for what is typed: a symbol alone, with `$` or without, is the ticker's. */
export function alertFor(text: string): Alert {
  const value = text.trim()
  const { query } = parse(value)
  return query?.kind === 'ticker' ? { kind: 'ticker', value: query.symbol } : { kind: 'words', value }
}

/** Alerts with the same key are one. */
export const keyOf = ({ kind, value }: Alert) => `${kind}:${value}`
export const rings = ({ alerts }: KeptAlerts, alert: Alert) => alerts.some((other) => keyOf(other) === keyOf(alert))

/** The alerts after an edit: a new one comes last, and none beyond `ALERTS_LIMIT`. */
export function edited(kept: KeptAlerts, edit: AlertEdit): KeptAlerts {
  if (edit.does === 'set') return { ...kept, settings: { ...kept.settings, ...edit.settings } }
  const others = kept.alerts.filter((other) => keyOf(other) !== keyOf(edit.alert))
  if (edit.does === 'remove') return { ...kept, alerts: others }
  return rings(kept, edit.alert) || others.length >= ALERTS_LIMIT ? kept : { ...kept, alerts: [...others, edit.alert] }
}

/** Why an alert cannot be added; '' where it can. */
export function alertProblem(kept: KeptAlerts, alert: Alert): string {
  if (alert.kind === 'words') {
    const { query } = parse(alert.value)
    if (!query) return 'Type a ticker or words first.'
    if (query.kind === 'not') return 'Type what it should find, too: without, nearly every headline would ring.'
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
  return keyOf(alert) === keyOf(IMPORTANT) ? 'Important headlines' : alert.value
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
