import type { SearchContext } from '../../../contract/shared/search-context.ts'

/** QRY-08: the same search with keywords that are queries. */
export const renewed = ({ exclude, ...asked }: SearchContext): SearchContext => ({
  ...inQueries(asked),
  ...(exclude && { exclude: inQueries(exclude) }),
})

const inQueries = <Lists extends Pick<SearchContext, 'keywords' | 'queryLanguage'>>(lists: Lists): Lists =>
  lists.keywords?.length ? { ...lists, queryLanguage: 2 } : lists
