import directory from './directory.json' with { type: 'json' }

/** Some names are everyday words as well: 'Target' names the company with a capital only. */
type Named = { symbol: string; isWord: boolean }

const symbols: ReadonlySet<string> = new Set(directory.symbols.split(' '))
const names: ReadonlyMap<string, Named> = new Map(
  directory.names.map((row) => {
    const [key = '', symbol = '', mark] = row.split('|')
    return [key, { symbol, isWord: mark !== undefined }]
  }),
)

/** BRK-B, BRK/B and BRK.B are one symbol. */
export const symbolOf = (written: string) => written.toUpperCase().replace(/[-/]/g, '.')
export const isKnown = (symbol: string) => symbols.has(symbol)
/** The company that is called by these words, given by their stems with a space between. */
export const companyNamed = (stems: string) => names.get(stems)
