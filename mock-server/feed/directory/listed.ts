export type ListedKind = 'share' | 'class' | 'ADR' | 'ETF' | 'fund' | 'coin'
/** A registrant of the SEC with its symbols, the main one first, and the names that texts call it by (marked as in `CompanyRow`). */
export type Listed = {
  cik: number
  exchange: string
  symbols: { symbol: string; kind: ListedKind }[]
  name: string
  names: string[]
}
const kinds: ReadonlySet<string> = new Set<ListedKind>(['share', 'class', 'ADR', 'ETF', 'fund', 'coin'])
const isKind = (text: string): text is ListedKind => kinds.has(text)

export function listedOf(row: string): Listed {
  const [cik = '', exchange = '', symbols = '', name = '', names = ''] = row.split('|')
  return {
    cik: Number(cik),
    exchange,
    symbols: symbols.split(' ').map((written) => {
      const [symbol = '', kind = ''] = written.split(':')
      return { symbol, kind: isKind(kind) ? kind : 'share' }
    }),
    name,
    names: names.split(';').filter(Boolean),
  }
}

/** Hyphens, dots and slashes in symbols are one thing: BRK-B, BRK.B and BRK/B. */
export const symbolOf = (written: string) => written.trim().toUpperCase().replaceAll(/[-/]/g, '.')
