/** Symbol, name, other names. A symbol with `~` is a word or an abbreviation as well, and is read where it is marked as a symbol only. */
export type Fund = readonly [symbol: string, name: string, ...others: string[]]
