import { describe, expect, it } from 'vitest'
import { importable, importProblem, importReport, opmlRead } from '../../../../src/rules/sources/own/import.ts'

const list = (count: number, ...others: string[]) =>
  opmlRead(
    `<opml>${Array.from({ length: count }, (_, index) => `<outline xmlUrl="https://s${index}.example/"/>`).join('')}${others.join('')}</opml>`,
  )
const unfit = '<outline xmlUrl="ftp://x.example/"/>'
const outcome = { added: 0, known: 0, refused: [], sources: [] }
const no = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `https://www.s${index}.example/`, why: 'No feed there.' }))

describe('a list that is imported', () => {
  it('SRC-07 is added as far as 100 sources go', () => {
    expect([100, 101, 3].map((count) => importable(list(count)).length)).toEqual([100, 100, 3])
    expect(importable({ kind: 'binary' })).toEqual([])
  })

  it('SRC-07 is refused with the reason where there is nothing to add', () => {
    const reads = [opmlRead('<rss/>'), list(0), list(0, unfit), list(1)]
    const others = (['failed', 'tooLarge', 'binary'] as const).map((kind) => ({ kind }))
    expect([...reads, ...others].map((read) => importProblem('“a.opml”', read))).toEqual([
      '“a.opml” is not an OPML list. Other readers have one as “Export”.',
      '“a.opml” names no source.',
      '“a.opml” names no address that begins with http.',
      '',
      '“a.opml” could not be read. Please try again.',
      '“a.opml” is larger than 1 MB, which no list of sources needs.',
      '“a.opml” is not a text file.',
    ])
  })

  it.each<[string, ReturnType<typeof list>, Partial<typeof outcome>]>([
    ['1 source added from “a”.', list(1), { added: 1 }],
    ['3 sources added from “a”. 1 was there already.', list(4), { added: 3, known: 1 }],
    ['Nothing was added from “a”. All were there already.', list(4), { known: 4 }],
    ['Nothing was added from “a”. 1 was there already.', list(2), { known: 1 }],
    ['100 sources added from “a”. 1 is left out: 100 are possible.', list(101), { added: 100 }],
    ['100 sources added from “a”. 20 are left out: 100 are possible.', list(120), { added: 100 }],
    ['2 sources added from “a”. 1 has no address of the web.', list(2, unfit), { added: 2 }],
  ])('SRC-07 is reported: %s', (words, read, became) => {
    expect(importReport('“a”', read, { ...outcome, ...became })).toEqual({ words, lines: [] })
  })

  it('SRC-07 says which sources could not be added and why, ten of them', () => {
    const report = importReport('“a”', list(14, unfit, '<outline xmlUrl="x"/>'), {
      ...outcome,
      added: 2,
      refused: no(12),
    })
    expect(report).toEqual({
      words: '2 sources added from “a”. 2 have no address of the web. 12 could not be added:',
      lines: [...Array.from({ length: 10 }, (_, index) => `s${index}.example: No feed there.`), 'and 2 more'],
    })
  })
})
