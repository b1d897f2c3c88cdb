import type { SearchContext } from '../../../contract/shared/search-context.ts'

/** The search with the tickers, shown and muted, that it had before it followed. */
export function turnedBack(
  { tickers: _, exclude = {}, ...search }: SearchContext,
  before: SearchContext,
): SearchContext {
  const { tickers: __, ...others } = exclude
  const muted = { ...others, ...(before.exclude?.tickers && { tickers: before.exclude.tickers }) }
  return {
    ...search,
    ...(before.tickers && { tickers: before.tickers }),
    ...(Object.keys(muted).length > 0 && { exclude: muted }),
  }
}
