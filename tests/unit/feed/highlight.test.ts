import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight } from '../../../src/rules/feed/highlight.ts'
import { matches } from '../../../src/rules/shared/match.ts'
import { wordsOf } from '../../../src/rules/shared/words.ts'
import { newsItem } from './news-item.ts'

const marked = (text: string, ...keywords: string[]) =>
  highlight(text, { keywords })
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

describe('highlight', () => {
  it.each([
    ['Oil rises', ['oil'], '[Oil] rises'],
    ['Crude oil and OIL', ['crude  OIL'], '[Crude] [oil] and [OIL]'],
    ['banana', ['ana', 'nab'], 'b[anana]'],
    ['aaaa', ['aa'], '[aaaa]'],
    ['<b>&amp;</b>', ['<b>'], '[<b>]&amp;</b>'],
    ['a.c abc', ['a.c'], '[a.c] abc'],
    ['İstanbul İ oil', ['oil', 'i'], '[İ]stanbul [İ] o[i]l'.replace('o[i]l', '[oil]')],
    ['ΑΣ ας', ['ας'], '[ΑΣ] [ας]'],
    ['nothing', [], 'nothing'],
    ['', ['oil'], ''],
  ])('FED-15 in %j the words %j: %s', (text, keywords, expected) => {
    expect(marked(text, ...keywords)).toBe(expected)
  })

  it('QRY-05 QRY-09 the words and phrases of queries are marked, and nothing within other words', () => {
    const parts = highlight("War warns: Apple's rate cuts, cuts", {
      keywords: ['war', 'apple "rate cut"'],
      queryLanguage: 2,
    })
    expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['War', "Apple's", 'rate cuts'])
  })

  const alphabet = fc.constantFrom('a', 'A', 'b', 'İ', 'ß', 'Σ', '\u{1F4C8}', ' ', '<', '.')
  const text = fc.array(alphabet, { maxLength: 12 }).map((parts) => parts.join(''))
  const words = fc.array(text, { maxLength: 3 })

  it('FED-15 the parts alternate and make up the text, and every text that matches by a word has a mark', () => {
    fc.assert(
      fc.property(text, words, (title, keywords) => {
        const parts = highlight(title, { keywords })
        expect(parts.map((part) => part.text).join('')).toBe(title)
        expect(parts.every(({ isHit }, i) => i === 0 || isHit !== parts[i - 1]?.isHit)).toBe(true)
        const isAsked = keywords.some((keyword) => keyword.trim() !== '')
        if (isAsked && matches(newsItem('x', { title, summary: '' }), { keywords })) {
          expect(parts.some(({ isHit }) => isHit)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('wordsOf', () => {
  it('FED-15 returns the words between spaces, in lower case, each once', () => {
    expect([wordsOf(), wordsOf([' Oil \t price', 'OIL'])]).toEqual([[], ['oil', 'price']])
  })
})
