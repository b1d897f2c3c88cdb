import { array, assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileSearch } from '../../../src/rules/shared/pattern.ts'

const found = (search: string, ...texts: string[]) => texts.filter(compileSearch(search))

/** The result of JavaScript's own engine; an invalid pattern is taken literally. */
function expected(search: string, text: string) {
  try {
    return new RegExp(search, 'i').test(text)
  } catch {
    return text.toLowerCase().includes(search.toLowerCase())
  }
}

describe('the search of a list', () => {
  it.each([
    ['gas', ['Oil & Gas', 'Gas Utilities'], ['Gold']],
    ['^gas', ['Gas Utilities'], ['Oil & Gas']],
    ['oil|gold', ['Oil & Gas', 'Gold'], ['Silver']],
    ['re.*t', ['Real Estate', 'Retail'], ['Gold']],
    ['[gs]old', ['Gold', 'sold'], ['old']],
    ['\\bit\\b', ['IT Services'], ['Fitness']],
    ['s{2,}', ['Press'], ['Prose']],
    ['', ['Anything', ''], []],
  ])('FED-09 %j is matched in any case, as a pattern', (search, hits, misses) => {
    expect(found(search, ...hits, ...misses)).toEqual(hits)
  })

  it.each([
    ['(oil', '(Oil', 'oil'],
    ['c++', 'C++', 'c'],
    ['[a', '[A', 'a'],
    ['*', 'a*b', 'ab'],
    ['a{3,1}', 'A{3,1}', 'aaa'],
    ['(?=a)', '(?=A)', 'a'],
    ['(a)\\1', '(A)\\1', 'aa'],
    ['\\u0041', '\\U0041', 'a'],
    ['[\\b]', '[\\B]', 'b'],
    ['(?', '(?', '('],
    ['(?b', '(?B', 'b'],
  ])('FED-09 %j is taken literally, because it is not a supported pattern', (search, hit, miss) => {
    expect(found(search, hit, miss)).toEqual([hit])
  })

  const samples = [
    'a1 _b',
    'ab',
    'abc',
    'ac',
    'ABAB',
    'xxxxxxxxxx',
    'xxxxxxxxxxx',
    'aac',
    'xxxxxxxxxxxx',
    '5',
    'q',
    'z',
    'É',
    'é',
    'ß',
    'SS',
    'ſ',
    'ı',
    '\u212a',
    's',
    'k',
    '-',
    ']',
    '.',
    '\\',
    '',
  ]
  const blanks = ['\n', '\t', '\r', '\f', '\v', ' ', 'n', 't', 'r', 'f', 'v', 's', 'd', 'w']
  it.each([
    ...[
      '\\d',
      '\\D',
      '\\w',
      '\\W',
      '\\s',
      '\\S',
      '\\n',
      '\\t',
      '\\r',
      '\\f',
      '\\v',
      '\\B',
      'a\\Bb',
      '\\.',
      '\\\\',
      '\\q',
    ],
    ...[
      '[\\d]',
      '[\\n]',
      '[\\w-z]',
      '[a-\\d]',
      '[q-]',
      '[-q]',
      '[\\]]',
      '[\\-q]',
      '[z-a]',
      '[b-b]',
      '[B]',
      '[É]',
      '[^É]',
      '[k]',
      '[^k]',
      'k',
      '[ſ]',
      '[a-z]',
      '[^a-z]',
      'ı',
      '[]',
      '[^]',
      '[\\q]',
    ],
    ...[
      '^x{10}$',
      '^x{12}$',
      '^x{11,}$',
      '^x{2,10}$',
      'ab?c',
      '^a?c',
      '(?:ab)+$',
      '^(?:ab)$',
      '(ab){2}',
      'É',
      'ß',
      'ss',
      'a{,2}',
      '{',
      'a{1',
    ],
  ])('FED-09 %j finds what JavaScript’s engine finds', (search) => {
    const texts = [...samples, ...blanks]
    expect(found(search, ...texts)).toEqual(texts.filter((text) => expected(search, text)))
  })

  // a backtracking engine would not finish within the time limit of the test
  it.each([
    ['(a+)+$', false],
    ['(a|aa)+$', false],
    ['(a|a)*$', true],
    ['(.*)*x$', false],
    ['((a*)*)*b', false],
    ['(a?){200}', false],
    ['((a{20}){20}){20}', false],
  ])('FED-09 %j takes time in proportion to its length', (search, isHit) => {
    expect(compileSearch(search)(`${'a'.repeat(5000)}!`)).toBe(isHit)
  })

  const atom = constantFrom(
    'a',
    'b',
    'B',
    '.',
    '[ab]',
    '[^a]',
    '[a-c-]',
    '\\w',
    '\\S',
    '^',
    '$',
    '\\b',
    '(a|b)',
    '(?:ab)',
  )
  const sign = constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?', '|')
  const patterns = oneof(
    array(oneof(atom, sign), { maxLength: 7 }).map((parts) => parts.join('')),
    array(constantFrom(...'ab()[]|*+?^$.{}1,\\-'), { maxLength: 7 }).map((parts) => parts.join('')),
  )
  const texts = oneof(stringMatching(/^[abcAB 1]{0,8}$/), string({ maxLength: 8 }))

  it('FED-09 finds what JavaScript’s engine finds', () => {
    assert(
      property(patterns, texts, (search, text) => {
        // what only we take literally
        if (/\\\d|\(\?[^:]|\(\?$/.test(search)) return
        expect([search, text, compileSearch(search)(text)]).toEqual([search, text, expected(search, text)])
      }),
      { numRuns: 5000 },
    )
  })
})
