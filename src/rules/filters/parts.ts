import { FilterKey, type FilterPart } from '../../contract/filters/filters.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { ListedSearch } from '../../contract/shared/user/listed-search.ts'
import { hasExclusions, withoutExclusions } from '../shared/search.ts'

/** The parts of a search that ask for or mute something. */
export const partsOf = (search: SearchContext): FilterPart[] => [
  ...FilterKey.options.filter((key) => search[key]?.length),
  ...(hasExclusions(search) ? (['exclude'] as const) : []),
]

/** One part of a search alone. */
export function onlyPart(
  { keywords, queryLanguage, exclude, lists, ...search }: ListedSearch,
  part: FilterPart,
): ListedSearch {
  if (part === 'exclude') return { exclude, lists }
  return part === 'keywords' ? { keywords, queryLanguage, lists } : { [part]: search[part] }
}

/** A search without one of its parts. */
export function withoutPart(search: SearchContext, part: FilterPart): SearchContext {
  if (part === 'exclude') return withoutExclusions(search)
  const { [part]: _, queryLanguage, ...others } = search
  return part === 'keywords' || !queryLanguage ? others : { ...others, queryLanguage }
}
