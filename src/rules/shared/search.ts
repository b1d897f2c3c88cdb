import { LONGEST_WORD, type SearchContext } from '../../contract/shared/search-context.ts'
import { type Topic, topicLabels } from '../../contract/shared/topics.ts'

type Lists = Omit<SearchContext, 'exclude' | 'origin'>
type PressedValue = { key: 'tickers'; value: string } | { key: 'topics'; value: Topic }
/** What a user presses in a row: a value, or that only what is important is wanted. */
export type Pressed = PressedValue | { key: 'important' }

const tidy = (phrase: string) => phrase.trim().replace(/\s+/g, ' ')
/** An origin is no list, and does not count. */
const countIn = (lists: Omit<SearchContext, 'exclude'>) =>
  Object.values(lists).reduce((sum, values) => sum + (Array.isArray(values) ? values.length : 0), 0)

/**
 * FED-01: the search box's words become the keyword beside the other filters; a blank phrase sets an empty context, of the same origin. What is
 * there already keeps its meaning (QRY-08).
 */
export function searchOf(phrase: string, search: SearchContext = {}): SearchContext {
  const keyword = tidy(phrase)
  const { origin, keywords = [] } = search
  if (keyword === '') return origin ? { origin } : {}
  return keywords.length === 1 && keywords[0] === keyword ? search : asQuery({ ...search, keywords: [keyword] })
}

/** The same with keywords that are queries. */
const asQuery = <Search extends Pick<SearchContext, 'keywords' | 'queryLanguage'>>(search: Search): Search => ({
  ...search,
  queryLanguage: 2,
})

/** What a page of an earlier release knows of a context. */
export function withoutLanguages({ queryLanguage: _, exclude, ...context }: SearchContext): SearchContext {
  if (!exclude) return context
  const { queryLanguage: __, ...muted } = exclude
  return { ...context, exclude: muted }
}

/** QRY-08: whether keywords have the meaning of an earlier release. */
export const isOlder = ({ keywords, queryLanguage, exclude }: SearchContext): boolean =>
  (keywords?.length && !queryLanguage) || (exclude && isOlder(exclude)) || false

/** What the box shows of a search: its keyword, if it is the only one. Where `phrase` is equivalent, it stays as it was typed. */
export function phraseFor({ keywords = [] }: SearchContext, phrase = '') {
  const [keyword = '', ...others] = keywords
  const shown = others.length > 0 ? '' : keyword
  return tidy(phrase) === shown ? phrase : shown
}

/** How many values a search asks for or mutes, besides the one keyword that stands in the box. */
export function filterCount({ exclude = {}, ...asked }: SearchContext) {
  return countIn(asked) + countIn(exclude) - (asked.keywords?.length === 1 ? 1 : 0)
}

export const isEmpty = ({ exclude = {}, ...asked }: SearchContext) => countIn(asked) + countIn(exclude) === 0

export const hasExclusions = ({ exclude = {} }: SearchContext) => countIn(exclude) > 0

/** The same search with nothing muted. */
export function withoutExclusions({ exclude: _, ...asked }: SearchContext): SearchContext {
  return asked
}

/** Whether a search asks for just that value of its key, or for what is important only. */
export const isPressed = (search: SearchContext, pressed: Pressed) =>
  pressed.key === 'important' ? asksImportant(search) : isChosen(search, pressed)

const isChosen = (search: SearchContext, { key, value }: PressedValue) =>
  search[key]?.length === 1 && search[key].some((other) => other === value)

/** A value pressed in a row becomes the only one of its key, and is no longer muted; pressed again, the key asks for nothing. */
export function press(search: SearchContext, pressed: Pressed): SearchContext {
  if (pressed.key === 'important') return pressImportant(search)
  const { [pressed.key]: _, ...others } = search
  if (isChosen(search, pressed)) return others
  const chosen = pressed.key === 'tickers' ? { tickers: [pressed.value] } : { topics: [pressed.value] }
  return { ...others, ...unmuted(others, pressed), ...chosen }
}

const IMPORTANT = 'is:important'
/** As a term of its own, which is not left out. */
const ASKED = /(?:^|(?<!NOT)\s)is:important(?=\s|$)/i

/** A query without what is in quotation marks or brackets. */
function outside(query: string) {
  let rest = query.replace(/["“„][^"“„”]*(?:["”]|$)/g, '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\([^()]*\)/g, '')
  }
  return rest
}
const isEither = (query: string) => /(?:^|\s)OR(?:\s|$)/.test(outside(query))
const isForImportant = (query: string) => ASKED.test(outside(query)) && !isEither(query)
const asksImportant = ({ keywords = [] }: SearchContext) => keywords.length > 0 && keywords.every(isForImportant)

/** FED-23: each keyword asks for what is important besides, or no longer. The same search where a keyword would become too long. */
function pressImportant(search: SearchContext): SearchContext {
  const { keywords = [], ...others } = search
  if (!asksImportant(search)) {
    const asked = keywords.map((query) => `${IMPORTANT} ${isEither(query) ? `(${query})` : query}`)
    if (asked.some(({ length }) => length > LONGEST_WORD)) return search
    return asQuery({ ...others, keywords: asked.length > 0 ? asked : [IMPORTANT] })
  }
  const left = keywords.map(withoutImportant).filter(Boolean)
  const { queryLanguage: _, ...plain } = others
  return left.length > 0 ? { ...others, keywords: left } : plain
}

function withoutImportant(query: string) {
  const left = query.replace(ASKED, '').trim()
  const [, within] = /^\((.*)\)$/.exec(left) ?? []
  return within !== undefined && !/[()]/.test(outside(within)) ? within : left
}

function unmuted({ exclude }: SearchContext, { key, value }: PressedValue): SearchContext {
  if (!exclude?.[key]?.some((other) => other === value)) return {}
  return {
    exclude:
      key === 'tickers'
        ? { ...exclude, tickers: exclude.tickers?.filter((other) => other !== value) }
        : { ...exclude, topics: exclude.topics?.filter((other) => other !== value) },
  }
}

/** What `filterCount` counts, to be read. */
export const filterWords = ({ keywords = [], ...others }: SearchContext) =>
  searchWords(keywords.length === 1 ? others : { keywords, ...others })

/** QRY-11: whether a keyword may name a list, which has to be looked up. */
export const namesList = (search: SearchContext) => /list:/i.test(JSON.stringify(search))

/** All that a search asks for, to be read: 'EARNINGS' as 'Earnings', what is muted as 'not …'; '' where it asks for everything. */
export const searchWords = ({ exclude = {}, origin: _, ...asked }: SearchContext) =>
  [...wordsIn(asked), ...wordsIn(exclude).map((word) => `not ${word}`)].join(', ')

const wordsIn = ({ topics = [], queryLanguage: _, ...others }: Lists) => [
  ...Object.values(others).flat(),
  ...topics.map((topic) => topicLabels[topic]),
]
