import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../mock-server/sources/documents/read-document.ts'

const read = (content: string | Uint8Array) =>
  readDocument(Buffer.from(content), 'document.rss', Date.UTC(2026, 10, 10, 12))
const readFile = (name: string) => read(readFileSync(new URL(`../../fixtures/feeds/broken/${name}`, import.meta.url)))
/** An item and, after it, one that a fault in the first must not touch. */
const rss = (first: string, { before = '', after = '' } = {}) =>
  `${before}<?xml version="1.0"?>\n<rss version="2.0"><channel><title>T</title>\n<item>${first}</item>\n${whole}</channel></rss>${after}`
const whole = '<item><title>Whole</title><description>Text</description><link>https://w.example/1</link></item>'
const one = '<title>One</title>'

const repaired: [fault: string, document: string, title: string, summary: string, repair: string][] = [
  [
    'a script after the end',
    rss(one, { after: '<script>if (a < b) x()</script>' }),
    'One',
    '',
    '1 repair: there is text after the feed on line 4',
  ],
  [
    'a message of the server before the XML',
    rss(one, { before: '<br />\n<b>Notice</b>: Undefined index in <b>/srv/feed.php</b>\n' }),
    'One',
    '',
    '1 repair: there is text before the feed on line 1',
  ],
  [
    'a break that is not closed',
    rss(`${one}<description>Up<br>Down &amp; out</description>`),
    'One',
    'Up\nDown & out',
    '1 repair: <description> has markup in its text on line 3',
  ],
  [
    "a '<' in a title",
    rss('<title>EPS < 5c &amp; more</title>'),
    'EPS < 5c & more',
    '',
    '1 repair: <title> has markup in its text on line 3',
  ],
  [
    'what looks like a tag in a title',
    rss('<title>a <b c</title>'),
    'a <b c',
    '',
    '1 repair: <title> has markup in its text on line 3',
  ],
  [
    'an item that is not closed',
    rss(one).replace('</item>', ''),
    'One',
    '',
    '1 repair: <item> is not closed on line 4',
  ],
  [
    'a title that is not closed',
    rss('<title>One <link>https://o.example/</link>'),
    'One',
    '',
    '1 repair: <title> is not closed on line 3',
  ],
  [
    'a section that is not closed',
    rss(`${one}<description><![CDATA[Up<br></description>`),
    'One',
    'Up',
    '1 repair: <description> has markup in its text on line 3',
  ],
  ['an element that is not closed', rss(`<rank>${one}`), 'One', '', '1 repair: <rank> is not closed on line 3'],
  [
    'markup of a page between elements',
    rss(`<p>${one}</p>`),
    'One',
    '',
    '2 repairs, the first: <p> is no part of a feed on line 3',
  ],
  [
    'a quote that is not closed',
    rss(one).replace('<item>', '<item class="news>'),
    'One',
    '',
    '1 repair: <item> is not closed on line 3',
  ],
  ['an end that closes nothing', rss(`${one}</guid>`), 'One', '', '1 repair: </guid> closes nothing on line 3'],
  [
    'no channel',
    rss(one).replace('<channel><title>T</title>', '').replace('</channel>', ''),
    'One',
    '',
    '1 repair: <channel> is missing on line 3',
  ],
]

describe('a document with a flaw', () => {
  it.each(repaired)('BCK-20 keeps every item in spite of %s', (_fault, document, title, summary, repair) => {
    const { items, problems } = read(document)
    expect([items.map((item) => [item.title, item.summary]), problems]).toEqual([
      [
        [title, summary],
        ['Whole', 'Text'],
      ],
      [`Read with ${repair}.`],
    ])
  })

  it('BCK-20 keeps the items before the point where it is cut off', () => {
    const cut = rss(`${one}<description>Half a sen`)
    const document = cut.slice(0, cut.indexOf('Half a sen') + 10)
    const before = document.replace('<item>', `${whole}<item>`)
    expect(
      [readFile('cut-off.rss'), read(before)].map(({ items, problems }) => [items.map(({ title }) => title), problems]),
    ).toEqual([
      [['Whole'], ['Read with 1 repair: it is cut off on line 9.']],
      [['Whole'], ['Read with 1 repair: it is cut off on line 3.']],
    ])
  })

  it('BCK-20 is read strictly where it is well-formed, and says nothing then', () => {
    expect(read(rss('<title>a &lt;b&gt; c</title>')).problems).toEqual([])
  })

  it('BCK-20 may declare entities for characters, and no others', () => {
    const declaring = (declaration: string) =>
      rss('<title>a&nbsp;b &x; <![CDATA[&x;]]></title>').replace('<rss', `<!DOCTYPE rss [${declaration}]>\n<rss`)
    const refused = (declaration: string) => {
      try {
        return read(declaring(declaration)).items.length
      } catch (error) {
        return String(error)
      }
    }
    expect(read(declaring('<!ENTITY nbsp "&#160;"><!ENTITY x "Acme">')).items[0]?.title).toBe('a b Acme &x;')
    expect(
      [
        '<!ENTITY x SYSTEM "file:///etc/passwd">',
        '<!ENTITY x "&y;&y;">',
        '<!ENTITY % x "a">',
        `<!ENTITY x "${'a'.repeat(41)}">`,
      ].map(refused),
    ).toEqual(
      Array.from(
        { length: 4 },
        () =>
          'RefusedDocument: It declares entities of its own (<!ENTITY>): that is refused, as they can exhaust the memory.',
      ),
    )
  })

  it('BCK-20 that has no items is healthy', () => {
    const { items, problems } = readFile('no-items.rss')
    expect([items, problems]).toEqual([[], []])
  })
})
