import { describe, expect, it } from 'vitest'
import {
  type FileRead,
  hasNew,
  importEdit,
  importProblem,
  importReport,
} from '../../../../src/rules/watchlists/file/import.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'BRK-B'] }
const many = (count: number) => Array.from({ length: count }, (_, at) => `S${at}`)
const read = (symbols: string[], ...texts: string[]): FileRead => ({
  kind: 'symbols',
  symbols,
  unclear: texts.map((text, at) => ({ line: at + 1, text })),
})
const into = (list: typeof cars | undefined, of: FileRead, file = 'mine.csv') => ({ list, file, read: of })

describe('a file that is read into a list', () => {
  it('WCH-10 adds what the list does not have at its end, BRK.B being BRK-B', () => {
    expect(importEdit(into(cars, read(['TM', 'BRK.B', 'GM'])))).toEqual({
      kind: 'changed',
      id: 'cars',
      symbols: ['F', 'BRK-B', 'TM', 'GM'],
      base: { symbols: ['F', 'BRK-B'] },
    })
    const reads = [read(['BRK.B']), { kind: 'failed' } as const, read(['TM'])]
    expect(reads.map((of) => hasNew(into(cars, of)))).toEqual([false, false, true])
  })

  it.each([
    ['Oil & gas.csv', 'Oil & gas'],
    ['list', 'list'],
    [' my.oil .csv', 'my.oil'],
    ['"A".csv', 'Watchlist'],
    [`${'x'.repeat(51)}.csv`, 'Watchlist'],
    ['.csv', 'Watchlist'],
  ])('WCH-10 without a list, %j makes one called %j', (file, name) => {
    expect(importEdit(into(undefined, read(['TM']), file))).toEqual({ kind: 'added', name, symbols: ['TM'] })
  })

  it.each<[FileRead, string]>([
    [{ kind: 'failed' }, '“mine.csv” could not be read. Please try again.'],
    [{ kind: 'tooLarge' }, '“mine.csv” is larger than 1 MB, which no list of symbols needs.'],
    [{ kind: 'binary' }, '“mine.csv” is not a text file. Save the list as CSV, then import that.'],
    [read([]), '“mine.csv” has nothing in it.'],
    [read([], '%%'), '“mine.csv” has no symbols. They stand in a column “Symbol”, or one to a line.'],
    [read(many(998)), ''],
    [read(many(999)), 'With the file “Cars” would have 1,001 symbols; 1,000 are possible. Nothing was added.'],
    [read([...many(998), 'BRK.B'], '%%'), ''],
  ])('WCH-10 %j: %j', (of, words) => {
    expect(importProblem(into(cars, of))).toBe(words)
  })

  it('WCH-10 without a list, a file may have 1,000 symbols', () => {
    expect([1000, 1001].map((count) => importProblem(into(undefined, read(many(count)))))).toEqual([
      '',
      'With the file “mine” would have 1,001 symbols; 1,000 are possible. Nothing was added.',
    ])
  })

  it.each<[string, ReturnType<typeof into>, string, string[]]>([
    ['all is new', into(cars, read(['TM', 'GM'])), '2 symbols added to “Cars”.', []],
    ['a list was made', into(undefined, read(['TM'])), '1 symbol added to “mine”.', []],
    ['one was there', into(cars, read(['TM', 'F'])), '1 symbol added to “Cars”. 1 was there already.', []],
    [
      'some were there, and one is no symbol',
      into(cars, read(['TM', 'F', 'BRK.B'], '%%')),
      '1 symbol added to “Cars”. 2 were there already. 1 entry is no symbol:',
      ['Line 1: %%'],
    ],
    [
      'the only one was there',
      into(cars, read(['F'])),
      'Nothing to add: 1 symbol of the file is on “Cars” already.',
      [],
    ],
    [
      'all were there',
      into(cars, read(['F', 'BRK.B'])),
      'Nothing to add: 2 symbols of the file are on “Cars” already.',
      [],
    ],
    [
      'five are no symbols',
      into(cars, read(['TM'], ...'abcde')),
      '1 symbol added to “Cars”. 5 entries are no symbols:',
      ['Line 1: a', 'Line 2: b', 'Line 3: c', 'Line 4: d', 'Line 5: e'],
    ],
    [
      'many are no symbols',
      into(cars, read(['TM'], ...'abcdef', 'x'.repeat(41))),
      '1 symbol added to “Cars”. 7 entries are no symbols:',
      ['Line 1: a', 'Line 2: b', 'Line 3: c', 'Line 4: d', 'Line 5: e', 'and 2 more'],
    ],
  ])('WCH-10 says what became of it where %s', (_, of, words, unclear) => {
    expect(importReport(of)).toEqual({ words, unclear })
  })

  it('WCH-10 names an entry once that stands in a line twice, and shortens long ones', () => {
    const unclear = ['%%', '%%', 'x'.repeat(40), 'y'.repeat(41)].map((text) => ({ line: 2000, text }))
    const { words, unclear: lines } = importReport(into(cars, { kind: 'symbols', symbols: ['F'], unclear }))
    expect([words, lines]).toEqual([
      'Nothing to add: 1 symbol of the file is on “Cars” already. 3 entries are no symbols:',
      ['Line 2,000: %%', `Line 2,000: ${'x'.repeat(40)}`, `Line 2,000: ${'y'.repeat(39)}…`],
    ])
  })
})
