import { fundRows } from '../../mock-server/feed/directory/funds.ts'
import { listedOf } from '../../mock-server/feed/directory/listed.ts'
import { listed, markedName } from '../../mock-server/feed/meaning/directory.ts'
import { tokensOf } from '../../src/rules/shared/query/tokens.ts'

/** Names that mean something else unless they have a capital, by the stems of their words. */
const ordinary: ReadonlySet<string> = new Set(
  `block carnival charter chewy coke delta gap lucid match monster mosaic paramount progressive shell snap snowflake southwest
  strategy tapestry target toast traveler united vertex visa zoom`.split(/\s+/),
)

/**
 * What the query language knows of companies: all symbols, and the curated names as the stems of their words, with the ticker and a '?' where
 * only a capital says that the company is meant. Products are no names.
 */
export function queryNames(rows: readonly string[]) {
  const curated = listed.filter(({ company }) => company.ticker !== '')
  const symbols = [...rows, ...fundRows].flatMap((row) => listedOf(row).symbols.map(({ symbol }) => symbol))
  const names = new Map<string, string>()
  for (const { company, names: written } of curated) {
    for (const { name } of written.map(markedName).filter(({ mark }) => mark !== 'product')) {
      const key = tokensOf(name)
        .filter(({ isJoined }) => !isJoined)
        .map(({ stem }) => stem)
        .join(' ')
      const row = `${key}|${company.ticker}${ordinary.has(key) ? '|?' : ''}`
      if (key !== '' && !names.has(key)) names.set(key, row)
    }
  }
  return {
    symbols: [...new Set([...symbols, ...curated.map(({ company }) => company.ticker)])].sort().join(' '),
    names: [...names.values()].sort(),
  }
}
