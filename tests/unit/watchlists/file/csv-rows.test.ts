import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { rowsOf } from '../../../../src/rules/watchlists/file/csv-rows.ts'

const cells = (text: string) => rowsOf(text).map((row) => row.cells)

it.each<[string, string, string[][]]>([
  ['one column', 'A\nB\r\nC\rD', [['A'], ['B'], ['C'], ['D']]],
  ['lines without anything', '\n\nA,\n , \n"",\nB', [['A', ''], ['B']]],
  [
    'quoted cells',
    '"A, Inc.", "say ""A""" ,B\n"two\nlines",C,D',
    [
      ['A, Inc.', 'say "A"', 'B'],
      ['two\nlines', 'C', 'D'],
    ],
  ],
  ['a quotation mark in a cell', '12" disk,A"B"', [['12" disk', 'A"B"']]],
  [
    'one that nothing closes',
    'A,"B\nC,D',
    [
      ['A', '"B'],
      ['C', 'D'],
    ],
  ],
  [
    'semicolons with decimal commas',
    'A;1,5;2,5\nB;0,5;1',
    [
      ['A', '1,5', '2,5'],
      ['B', '0,5', '1'],
    ],
  ],
  [
    'tabs',
    'A, Inc.\tB\nC, D, E\tF',
    [
      ['A, Inc.', 'B'],
      ['C, D, E', 'F'],
    ],
  ],
  ['one line with a semicolon', '###A;B,C,D', [['###A;B', 'C', 'D']]],
  ['upright lines', 'A|B', [['A', 'B']]],
  ['a separator that Excel names', 'sep=;\r\nA;B,C,D,E', [['A', 'B,C,D,E']]],
  ['that name further down', 'A,B\nsep=;\nC,D', [['A', 'B'], ['sep=;'], ['C', 'D']]],
  ['a decimal comma', 'A;1,5', [['A', '1,5']]],
  [
    'old ends of lines',
    'A, Inc.\tB\rC, D, E\tF',
    [
      ['A, Inc.', 'B'],
      ['C, D, E', 'F'],
    ],
  ],
  ['another one', 'sep=^\nA^B', [['A', 'B']]],
  ['nothing', '', []],
])('WCH-10 the rows of a file with %s', (_, text, rows) => {
  expect(cells(text)).toEqual(rows)
})

it('WCH-10 a row knows its line, also after cells of several lines', () => {
  expect(rowsOf('A\n\n"B\n\nB",C\nD').map(({ line }) => line)).toEqual([1, 3, 6])
  expect(rowsOf('sep=,\rA\rB\r\nC').map(({ line }) => line)).toEqual([2, 3, 4])
})

it('WCH-10 every table is read as it was written, whatever is in its cells', () => {
  const cell = string({ unit: constantFrom('a', 'B', '"', ',', ';', '\t', '|', '\n', ' ', '1'), maxLength: 6 })
  const table = integer({ min: 2, max: 5 }).chain((width) =>
    array(array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  )
  assert(
    property(constantFrom(',', ';', '\t', '|'), constantFrom('\n', '\r\n', '\r'), table, (separator, end, rows) => {
      const line = (row: string[]) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator)
      const wanted = rows.map((row) => row.map((one) => one.trim())).filter((row) => row.some((one) => one !== ''))
      expect(cells(rows.map(line).join(end))).toEqual(wanted)
    }),
  )
})
