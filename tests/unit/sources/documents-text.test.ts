import { describe, expect, it } from 'vitest'
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
  ['safe<iframe src="x"> <b>text</b>', 'safe text'],
  ['safe<object data="x"><param name="y"></object> text', 'safe text'],
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
