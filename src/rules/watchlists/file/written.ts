import type { Watchlist } from '../../../contract/shared/user/watchlist.ts'

/** Under these, Windows knows devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * WCH-10: a list as a CSV file. No symbol needs quotation marks, and none begins with what a spreadsheet takes for a formula (`WatchedSymbol`): a letter,
 * a digit or ^ comes first.
 */
export const written = ({ name, symbols }: Pick<Watchlist, 'name' | 'symbols'>) => ({
  name: `${fileName(name)}.csv`,
  text: ['Symbol', ...symbols, ''].join('\r\n'),
})

/** Without what no file name may have on some system, and what turns the direction of letters; with a hyphen in its place. A letter or a digit is left. */
function fileName(name: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_C}]+/gu, '-').replace(/^[.\s-]+|[.\s-]+$/g, '')
  return DEVICE.test(safe) ? `${safe}-list` : safe
}
