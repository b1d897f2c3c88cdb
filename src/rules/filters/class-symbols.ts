/** A class of shares: BRK-B and BRK/B are BRK.B. What is longer after the hyphen is something else: BTC-USD. */
export const withDot = (word: string) => word.replace(/^(\w+)[-/](?=[A-Z]{1,2}$)/, '$1.')
export const withoutDollar = (word: string) => word.replace(/^\$+/, '')
/** As TradingView and others write it: NASDAQ:AAPL is AAPL, CME_MINI:ES1! is ES1!. */
export const withoutExchange = (word: string) => word.replace(/^[A-Z][A-Z0-9_]*:(?=.)/, '')
