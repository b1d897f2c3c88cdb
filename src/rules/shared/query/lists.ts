import type { SearchContext } from '../../../contract/shared/search-context.ts'
import { LISTED_LIMIT, type ListedSearch } from '../../../contract/shared/user/listed-search.ts'
import { listNamed } from './list-names.ts'
import { parse } from './parse.ts'
import type { NamedSymbols, Query } from './query.ts'

/** The names of the lists that a query asks for. */
function namesIn(query: Query): readonly string[] {
  if (query.kind === 'list') return [query.name]
  if (query.kind === 'not') return namesIn(query.part)
  return query.kind === 'and' || query.kind === 'or' ? query.parts.flatMap(namesIn) : []
}

/** QRY-10: a search together with the symbols of the lists that its keywords name, as the backend needs it. */
export function withLists(search: SearchContext, known: readonly NamedSymbols[]): ListedSearch {
  const queries = [...keywordsIn(search), ...keywordsIn(search.exclude ?? {})]
  const asked = queries.flatMap((text) => parse(text).query ?? []).flatMap(namesIn)
  const lists = [...new Set(asked.flatMap((name) => listNamed(known, name) ?? []))]
  return lists.length === 0 ? search : { ...search, lists: fitting(lists) }
}

const keywordsIn = ({ keywords = [], queryLanguage }: Pick<SearchContext, 'keywords' | 'queryLanguage'>) =>
  queryLanguage ? keywords : []

/** As many of their symbols as one search may name. */
function fitting(lists: readonly NamedSymbols[]) {
  let left = LISTED_LIMIT
  return lists.map(({ name, symbols }) => {
    const taken = symbols.slice(0, left)
    left -= taken.length
    return { name, symbols: [...taken] }
  })
}
