import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergedSymbols } from '../../../src/rules/watchlists/merged-symbols.ts'

const words = (text: string) => text.split(' ').filter((word) => word !== '')
const merged = (base: string, mine: string, theirs: string) =>
  mergedSymbols(words(base), words(mine), words(theirs)).join(' ')

describe('a list that two have changed', () => {
  it.each([
    ['both add at the end', 'A B', 'A B C', 'A B D', 'A B C D'],
    ['both add the same', 'A B', 'A B C', 'C A B', 'C A B'],
    ['one adds at the top, one in the middle', 'A B', 'C A B', 'A D B', 'C A D B'],
    ['both remove', 'A B C', 'A C', 'A B', 'A'],
    ['one moves, one adds', 'A B C', 'C A B', 'A B C D', 'C D A B'],
    ['the other moves, one removes', 'A B C', 'A B', 'C B A', 'B A'],
    ['both move', 'A B C', 'C A B', 'B A C', 'C A B'],
    ['one removes what the other moves', 'A B C', 'C A B', 'A B', 'A B'],
    ['one empties it, the other adds', 'A B', '', 'A B C', 'C'],
    ['nothing was changed elsewhere', 'A B', 'B A C', 'A B', 'B A C'],
  ])('WCH-03 where %s, nothing of either is lost', (_, base, mine, theirs, result) => {
    expect(merged(base, mine, theirs)).toBe(result)
  })

  it('WCH-03 whatever both do, a symbol is there once, if one has added it or neither has removed it', () => {
    const symbols = fc.uniqueArray(fc.constantFrom(...'ABCDEFGH'), { maxLength: 8 })
    fc.assert(
      fc.property(symbols, symbols, symbols, (base, mine, theirs) => {
        const wanted = [...new Set([...base, ...mine, ...theirs])].filter((one) =>
          base.includes(one) ? mine.includes(one) && theirs.includes(one) : true,
        )
        expect(mergedSymbols(base, mine, theirs).sort()).toEqual(wanted.sort())
      }),
    )
  })
})
