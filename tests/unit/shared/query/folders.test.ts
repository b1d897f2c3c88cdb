import { describe, expect, it } from 'vitest'
import { matches } from '../../../../src/rules/shared/match.ts'
import { explain } from '../../../../src/rules/shared/query/explain.ts'
import { asksFolder } from '../../../../src/rules/shared/query/phrase.ts'
import { writtenOut } from '../../../../src/rules/shared/query/written-out.ts'
import { newsItem } from '../../feed/news-item.ts'

const query = (...keywords: string[]) => ({ keywords, queryLanguage: 2 as const })
const item = (folder?: string) => newsItem('a', { title: 'Oil', ...(folder !== undefined && { folder }) })

describe('a headline of an own source', () => {
  it('QRY-12 is found by its folder, in any case and without accents, also together with words, and left out by it', () => {
    const searches = [
      query('folder:wires'),
      query('oil folder:WÍRES'),
      query('-folder:wires'),
      { newsSources: ['folder:wires'] },
      { exclude: { newsSources: ['folder:Wires'] } },
      { exclude: query('folder:Wires') },
    ]
    const seen = searches.map((search) =>
      [item('Wires'), item('Wires / Metals'), item()].map((one) => matches(one, search)),
    )
    const [found, leftOut] = [
      [true, false, false],
      [false, true, true],
    ]
    expect(seen).toEqual([found, found, leftOut, found, leftOut, leftOut])
  })

  it('QRY-12 is found by a folder with spaces and slashes in quotation marks', () => {
    expect(matches(item('Wires / Metals'), query('folder:"wires / metals"'))).toBe(true)
  })

  it('QRY-12 is found without the quotation marks in the name of its folder', () => {
    const text = 'folder:"my so-called wires"'
    expect([
      matches(item('My “so-called” "wires"'), query(text)),
      explain(text, [], ['My “so-called” "wires"']).troubles,
    ]).toEqual([true, []])
  })
})

it.each([
  ['folder:wires oil', ['Wires'], 'folder wires and oil', []],
  ['folder:WIRES', undefined, 'folder WIRES', []],
  ['folder:mine', ['Wires'], 'folder mine', ['No such folder: mine']],
  ['folder:mine', [], 'folder mine', ['No such folder: mine']],
])('QRY-04 QRY-12 what is said of %j where the folders are %j', (text, folders, words, troubles) => {
  expect(explain(text, [], folders)).toEqual({ words, isPlain: false, troubles, readings: [] })
})

it('QRY-12 a search wants what is real where it asks for a folder, not where it leaves one out, or only says the word', () => {
  const asks = [query('oil folder:wires'), query('a', 'b OR (folder:wires)'), { newsSources: ['Reuters', 'folder:A'] }]
  const not = [
    query('-folder:wires'),
    query('oil NOT folder:wires'),
    query('"folder:wires"'),
    { keywords: ['folder:a'] },
    {},
  ]
  expect([asks.map(asksFolder), not.map(asksFolder)]).toEqual([asks.map(() => true), not.map(() => false)])
})

it('FED-24 QRY-12 a search that names a folder, wherever, cannot be written out for others', () => {
  const searches = [
    query('oil folder:wires'),
    query('-folder:wires'),
    { newsSources: ['folder:Wires'] },
    { exclude: { newsSources: ['folder:Wires'] } },
    { exclude: query('folder:wires') },
  ]
  expect(searches.map((search) => writtenOut(search, []))).toEqual(searches.map(() => undefined))
  expect(writtenOut({ newsSources: ['Folder Weekly'] }, [])).toEqual({ newsSources: ['Folder Weekly'] })
})
