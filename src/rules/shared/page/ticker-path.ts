/** The address of a symbol's page: a dot would name a file, so a class stands after a hyphen, as in `/ticker/BRK-B`. */
export const tickerPath = (symbol: string) => `/ticker/${symbol.replaceAll('.', '-')}`
