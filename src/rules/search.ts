import type { SearchContext } from '../contract/search-context.ts'

/** FED-01: the search box's words become the keyword, a blank phrase an empty context. */
export function searchOf(phrase: string): SearchContext {
  const keyword = phrase.trim().replace(/\s+/g, ' ')
  return keyword === '' ? {} : { keywords: [keyword] }
}
