import type { FilterKey, FilterOption } from '../../contract/filters/filters.ts'
import type { Origin } from '../../contract/shared/news.ts'
import { type QueryLanguages, SearchContext } from '../../contract/shared/search-context.ts'
import { Topic, topicLabels } from '../../contract/shared/topics.ts'
import { isSame } from '../shared/merge.ts'
import { compileSearch } from '../shared/pattern.ts'
import { folderIn, isFolder } from '../shared/query/list-names.ts'
import { tickersIn } from './tickers.ts'

/** FED-03. Free ones are typed, the others chosen from a list; `hasAll`: whether the whole list can be chosen at once. */
export type Category = { key: FilterKey; name: string; isFree: boolean; hasAll: boolean }
export const categories: readonly Category[] = [
  { key: 'keywords', name: 'Keywords', isFree: true, hasAll: false },
  { key: 'topics', name: 'Topics Tags', isFree: false, hasAll: true },
  { key: 'tickers', name: 'Tickers', isFree: true, hasAll: false },
  { key: 'sectors', name: 'Sectors', isFree: false, hasAll: true },
  { key: 'industries', name: 'Industries', isFree: false, hasAll: true },
  { key: 'newsSources', name: 'News Sources', isFree: false, hasAll: false },
]

/** FED-05, and beyond it: `flip` turns a value between shown and muted, `restore` takes a key as it is in another context. */
export type ListAction =
  | { type: 'override'; search: SearchContext }
  | { type: 'clearAll' }
  | { type: 'clear'; key: FilterKey }
  | { type: 'set'; key: FilterKey; values: readonly string[] }
  | { type: 'remove' | 'flip'; key: FilterKey; value: string }
  /** `origin`: of what the value finds, where the search has to be for that. */
  | { type: 'add' | 'toggle'; key: FilterKey; value: string; origin?: Origin | undefined }
  | { type: 'restore'; key: FilterKey; from: SearchContext }

/** What is asked for in one key, and what is muted: no value stands in both. */
type Lists = { shown: readonly string[]; muted: readonly string[] }
/** A value of the Active list. */
export type Active = { value: string; label: string; isMuted: boolean }

function listsOf(search: SearchContext, key: FilterKey): Lists {
  const muted = distinct(search.exclude?.[key] ?? [])
  return { shown: distinct(search[key] ?? []).filter((value) => !muted.includes(value)), muted }
}

const distinct = (values: readonly string[]) => [...new Set(values)]
const without = (values: readonly string[], value: string) => values.filter((other) => other !== value)

/** The context after an action; undefined when it would be more than a context may hold. Empty lists are left out. */
export function changeFilters(search: SearchContext, action: ListAction): SearchContext | undefined {
  switch (action.type) {
    case 'override':
      return contextOf(action.search)
    case 'clearAll':
      return {}
    case 'restore':
      return withLists(search, action.key, listsOf(action.from, action.key), languagesOf(action.from))
    default: {
      const before = listsOf(search, action.key)
      const after = changeLists(before, action)
      if (isSame(before, after)) return search
      return withLists({ ...search, ...originAfter(action, after) }, action.key, after, { asked: 2, muted: 2 })
    }
  }
}

/** What is of one origin is not found in a list of the other. */
const originAfter = (action: KeyAction, { shown }: Lists) =>
  'origin' in action && action.origin && shown.includes(action.value) ? { origin: action.origin } : {}

type KeyAction = Exclude<ListAction, { type: 'override' | 'clearAll' | 'restore' }>

function changeLists({ shown, muted }: Lists, action: KeyAction): Lists {
  if (action.type === 'clear') return { shown: [], muted: [] }
  if (action.type === 'set') {
    const values = distinct(action.values)
    const staysMuted = (value: string) => muted.includes(value)
    return { shown: values.filter((value) => !staysMuted(value)), muted: values.filter(staysMuted) }
  }
  const { value } = action
  const rest = { shown: without(shown, value), muted: without(muted, value) }
  const isShown = shown.includes(value)
  const isMuted = muted.includes(value)
  switch (action.type) {
    case 'remove':
      return rest
    case 'flip':
      if (isShown) return { ...rest, muted: [...muted, value] }
      return isMuted ? { ...rest, shown: [...shown, value] } : { shown, muted }
    case 'toggle':
      return isShown || isMuted ? rest : { shown: [...shown, value], muted }
    case 'add':
      return isShown || isMuted ? { shown, muted } : { shown: [...shown, value], muted }
  }
}

/** Keywords that were changed are queries from now on, those of an earlier release, too (QRY-08). */
function withLists(
  { exclude, ...search }: SearchContext,
  key: FilterKey,
  { shown, muted }: Lists,
  { asked, muted: ofMuted }: QueryLanguages,
) {
  const languages = key === 'keywords' ? [{ queryLanguage: asked }, { queryLanguage: ofMuted }] : []
  return contextOf({
    ...{ ...search, ...languages[0], [key]: shown },
    exclude: { ...exclude, ...languages[1], [key]: muted },
  })
}

const languagesOf = ({ queryLanguage, exclude }: SearchContext): QueryLanguages => ({
  asked: queryLanguage,
  muted: exclude?.queryLanguage,
})

/** Without empty lists; undefined for what is off the contract. */
function contextOf({ exclude = {}, ...shown }: Readonly<Record<string, unknown>>): SearchContext | undefined {
  const muted = filled(typeof exclude === 'object' && exclude !== null ? exclude : {})
  const parsed = SearchContext.safeParse({ ...filled(shown), ...(isSame(muted, {}) ? {} : { exclude: muted }) })
  return parsed.success ? parsed.data : undefined
}

/** Without keywords there is no language of them. */
function filled(lists: object) {
  const full = Object.entries(lists).filter(
    ([, values]) => values !== undefined && !(Array.isArray(values) && values.length === 0),
  )
  const hasKeywords = full.some(([key]) => key === 'keywords')
  return Object.fromEntries(full.filter(([key]) => hasKeywords || key !== 'queryLanguage'))
}

/** FED-09: the options whose label has what is searched for; all of them for a blank search. */
export function searchOptions(options: readonly FilterOption[], text: string): readonly FilterOption[] {
  if (text.trim() === '') return options
  const isFound = compileSearch(text.trim())
  return options.filter(({ label }) => isFound(label))
}

/** FED-06: undefined where there is nothing to select. */
export function selectAll(
  search: SearchContext,
  key: FilterKey,
  { options, text }: { options: readonly FilterOption[]; text: string },
): ListAction | undefined {
  const { shown, muted } = listsOf(search, key)
  const active = [...shown, ...muted]
  const values = searchOptions(options, text).map(({ value }) => value)
  if (values.length === 0) return undefined
  if (values.every((value) => active.includes(value))) return { type: 'clear', key }
  return { type: 'set', key, values: text.trim() === '' ? values : [...active, ...values] }
}

/** FED-08: what is typed in the field of a key, besides what is active there. */
export function addTyped(search: SearchContext, key: FilterKey, text: string): ListAction {
  const { shown, muted } = listsOf(search, key)
  const typed = key === 'tickers' ? tickersIn(text) : [text.trim()].filter((value) => value !== '')
  return { type: 'set', key, values: [...shown, ...muted, ...typed] }
}

/** A value in the words that people read. */
export function labelOf(key: FilterKey, value: string): string {
  if (key === 'newsSources' && isFolder(value)) return `${folderIn(value)} (folder)`
  const topic = key === 'topics' ? Topic.options.find((one) => one === value) : undefined
  return topic ? topicLabels[topic] : value
}

/** FED-04: what is active in a key, by the alphabet, so that nothing moves when a value is flipped. */
export function activeOf(search: SearchContext, key: FilterKey): Active[] {
  const { shown, muted } = listsOf(search, key)
  const active = (isMuted: boolean) => (value: string) => ({ value, label: labelOf(key, value), isMuted })
  return [...shown.map(active(false)), ...muted.map(active(true))].sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

export function countOf(search: SearchContext, key: FilterKey) {
  const { shown, muted } = listsOf(search, key)
  return shown.length + muted.length
}

/** How many values are active in all keys. */
export const totalOf = (search: SearchContext) => categories.reduce((sum, { key }) => sum + countOf(search, key), 0)

/** Whether two contexts ask for the same, in whatever order. */
export const asksSame = (a: SearchContext, b: SearchContext) =>
  isSame(languagesOf(a), languagesOf(b)) && categories.every(({ key }) => isSame(activeOf(a, key), activeOf(b, key)))

/** The filters of a context that another has not, as the Active lists show them: 'gas', 'Not TSLA'. */
export const onlyIn = (search: SearchContext, other: SearchContext) =>
  categories.flatMap(({ key }) => {
    const isOther = key === 'keywords' && !isSame(languagesOf(search), languagesOf(other))
    const others = isOther ? [] : activeOf(other, key)
    return activeOf(search, key)
      .filter(({ value, isMuted }) => !others.some((one) => isMuted === one.isMuted && one.value === value))
      .map(({ label, isMuted }) => (isMuted ? `Not ${label}` : label))
  })

/** What a context asks for, in a few words: 'Topics Tags 3 · Tickers 7'. */
export const summaryOf = (search: SearchContext) =>
  categories
    .filter(({ key }) => countOf(search, key) > 0)
    .map(({ key, name }) => `${name} ${countOf(search, key)}`)
    .join(' · ') || 'No filters'
