/** Other classes of shares, and the symbol that stands for their company. */
const otherClasses: Readonly<Record<string, string>> = {
  GOOG: 'GOOGL',
  FOX: 'FOXA',
  NWS: 'NWSA',
  'BRK.A': 'BRK.B',
  'BF.A': 'BF.B',
  Z: 'ZG',
  UA: 'UAA',
}

/** One symbol for all classes of a company's shares. */
export const mainClassOf = (ticker: string) => otherClasses[ticker] ?? ticker
