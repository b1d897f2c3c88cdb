/** A class of shares: BRK-B and BRK/B are BRK.B. What is longer after the hyphen is something else: BTC-USD. */
export const withDot = (word: string) => word.replace(/^(\w+)[-/](?=[A-Z]{1,2}$)/, '$1.')
export const withoutDollar = (word: string) => word.replace(/^\$+/, '')
