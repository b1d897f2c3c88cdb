import { assert, property, stringMatching, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WatchedSymbol, WatchlistName } from '../../../../src/contract/shared/user/watchlist.ts'
import { withDot } from '../../../../src/rules/filters/class-symbols.ts'
import { symbolsOf } from '../../../../src/rules/watchlists/file/file-symbols.ts'
import { written } from '../../../../src/rules/watchlists/file/written.ts'

const named = (name: string) => written({ name, symbols: [] }).name

describe('the file of a list', () => {
  it('WCH-10 has a heading, then a symbol to a line, in the order of the list', () => {
    expect(written({ name: 'My cars', symbols: ['TM', '^VIX', 'EURUSD=X'] })).toEqual({
      name: 'My cars.csv',
      text: 'Symbol\r\nTM\r\n^VIX\r\nEURUSD=X\r\n',
    })
  })

  it.each([
    ['Öl & Gas', 'Öl & Gas.csv'],
    ['../a\\b:c*?<d>|e', 'a-b-c-d-e.csv'],
    ['.hidden. -', 'hidden.csv'],
    ['Com1', 'Com1-list.csv'],
    ['falcon', 'falcon.csv'],
    ['CON', 'CON-list.csv'],
    ['lpt1', 'lpt1-list.csv'],
    ['console', 'console.csv'],
    ['abc\u202evsc.exe', 'abc-vsc.exe.csv'],
    ['株', '株.csv'],
  ])('WCH-10 of the list %j is called %j', (name, file) => {
    expect(named(name)).toBe(file)
  })

  it('WCH-10 has a name on every system, whatever the list is called', () => {
    const name = stringMatching(/^[ -~\u00a0-\u00ff\u200b-\u202e]{1,50}$/).filter(
      (one) => WatchlistName.safeParse(one).success,
    )
    assert(
      property(name, (one) => {
        expect(named(one)).toMatch(
          /^(?!(?:con|prn|aux|nul|com\d|lpt\d)\.csv$)[^\\/:*?"<>|\p{Cc}.\s-][^\\/:*?"<>|\p{Cc}\p{Bidi_C}]*\.csv$/iu,
        )
      }),
    )
  })

  it('WCH-10 has no cell that a spreadsheet takes for a formula, and none that needs quotation marks', () => {
    const refused = ['=1+1', '+A', '-A', '@A', '\tA', '\rA', 'A,B', 'A;B', 'A"B', 'A\nB', 'A B']
    expect(refused.filter((text) => WatchedSymbol.safeParse(text).success)).toEqual([])
  })

  it('WCH-10 gives back the list when it is read', () => {
    const symbol = stringMatching(/^[A-Z0-9^][A-Z0-9.^=&/_-]{0,15}$/).map(withDot)
    assert(
      property(uniqueArray(symbol, { maxLength: 20 }), (symbols) => {
        expect(symbolsOf(written({ name: 'A', symbols }).text)).toEqual({ symbols, unclear: [] })
      }),
    )
  })
})
