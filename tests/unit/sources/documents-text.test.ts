import { describe, expect, it } from 'vitest'
import { parseDate } from '../../../mock-server/sources/documents/dates.ts'
import { cut, toLine, toParagraphs } from '../../../mock-server/sources/documents/to-text.ts'

const lines: [markup: string, line: string][] = [
  ['AT&T', 'AT&T'],
  ['AT&amp;T', 'AT&T'],
  ['AT&amp;amp;T', 'AT&T'],
  ['&#8220;Up&#x201D; &hellip;', '“Up” …'],
  ['It&#146;s', 'It’s'],
  ['  a\n\tb&nbsp; c ', 'a b c'],
  ['x<y and 5 < 6', 'x<y and 5 < 6'],
  ['Vodafone <VOD.L> <b>falls</b> 2%', 'Vodafone <VOD.L> falls 2%'],
  ['&lt;b&gt;Twice&lt;/b&gt; encoded', 'Twice encoded'],
  ['<p>a &lt;b&gt; c</p>', 'a <b> c'],
  ['<a href="https://x.example">Link</a><img src="x" alt="pixel">', 'Link'],
  ['<script>alert(1)</script><style>p {}</style><!-- no -->Text', 'Text'],
  ['<p>cut in the middle of a <a href="https://x', 'cut in the middle of a'],
  ['<![CDATA[Twice wrapped]]>', 'Twice wrapped'],
  ['a\u202eb\u0000c\u00add', 'abcd'],
]

const paragraphs: [markup: string, text: string][] = [
  ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two'],
  ['<table><tr><th>Open</th><td>5</td></tr><tr><td>Close</td><td>6</td></tr></table>', 'Open 5\nClose 6'],
  ['<h2>Loud</h2><blockquote>Said</blockquote>', 'Loud\n\nSaid'],
  ['wrapped\nby an editor\n\n\n\nnext', 'wrapped by an editor\n\nnext'],
]

const dates: [text: string, instant: string | undefined][] = [
  ['Fri, 24 Jan 2025 11:00:00 -0500', '2025-01-24T16:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00:00 EST', '2025-01-24T16:00:00.000Z'],
  ['Thu, 24 Jul 2025 11:00:00 EDT', '2025-07-24T15:00:00.000Z'],
  ['24 Jan 25 11:00 PST', '2025-01-24T19:00:00.000Z'],
  ['24 Jan 99 11:00 GMT', '1999-01-24T11:00:00.000Z'],
  ['Friday, 24-Jan-25 11:00:00 UT', '2025-01-24T11:00:00.000Z'],
  ['24 January 2025 11:00:00 +0100 (CET)', '2025-01-24T10:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00:00 JST', '2025-01-24T02:00:00.000Z'],
  ['Fri, 24 Jan 2025 11:00:00 QQQ', '2025-01-24T11:00:00.000Z'],
  ['Jan 24, 2025 4:05 PM EST', '2025-01-24T21:05:00.000Z'],
  ['2025-01-24T11:00:00+05:30', '2025-01-24T05:30:00.000Z'],
  ['2025-01-24T11:00:00.1239Z', '2025-01-24T11:00:00.123Z'],
  ['2025-01-24 11:00', '2025-01-24T11:00:00.000Z'],
  ['2025-01-24', '2025-01-24T00:00:00.000Z'],
  ['2025-02-31', undefined],
  ['2025-01-24T25:00:00Z', undefined],
  ['0001-01-01T00:00:00Z', undefined],
  ['Item 5', undefined],
  ['yesterday', undefined],
  ['', undefined],
]

const unsure = (value: string) => ({ value, isHtml: false })

describe('text of a document', () => {
  it.each(lines)('BCK-05 %j is one line', (markup, line) => {
    expect(toLine(unsure(markup))).toBe(line)
  })

  it.each(paragraphs)('BCK-05 %j keeps its paragraphs', (markup, text) => {
    expect(toParagraphs(unsure(markup))).toBe(text)
  })

  it('BCK-05 unknown elements are removed where the format declares HTML', () => {
    expect(toLine({ value: '<Foo>bar</Foo>', isHtml: true })).toBe('bar')
  })

  it('BCK-05 long text is cut at a word and never through a character', () => {
    const cuts = ['one two three', 'one two, three', 'abcdefghijkl', 'abcdefgh😀😀', 'just fits!'].map((text) =>
      cut(text, 10),
    )
    expect(cuts).toEqual(['one two…', 'one two…', 'abcdefghi…', 'abcdefgh…', 'just fits!'])
  })
})

describe('a date', () => {
  it.each(dates)('BCK-05 %j is read with its zone', (text, instant) => {
    const time = parseDate(text)
    expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(instant)
  })
})
