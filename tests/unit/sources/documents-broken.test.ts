import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BrokenDocument, MAX_DOCUMENT_BYTES } from '../../../mock-server/sources/documents/broken-document.ts'
import { readDocument } from '../../../mock-server/sources/documents/read-document.ts'

const folder = new URL('../../fixtures/feeds/broken/', import.meta.url)
const read = (bytes: Uint8Array) => readDocument(bytes, 'document.rss', 0)
const rss = (items: string) => `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`

const broken: [name: string, why: string][] = [
  ['empty.rss', 'The file is empty.'],
  ['notes.xml', "It is not XML: it begins with 'Buy tin, sell zinc'."],
  ['page.xml', 'It is a web page (HTML), not a feed.'],
  ['outline.xml', 'It is XML, but neither RSS nor Atom: its outermost element is <opml>.'],
  ['bomb.xml', 'It declares entities of its own (<!ENTITY>): that is refused, as they can exhaust the memory.'],
  ['nothing-in-items.rss', 'None of its items has a title, a text or a link.'],
]

const malformed: [text: string, what: string][] = [
  ['<rss><channel>5 < 6</channel></rss>', "a '<' on line 1 does not begin a tag"],
  ['<rss>\n<channel title="open></channel></rss>', 'a tag on line 2 is not closed'],
  ['<rss>\n\n<!-- open', 'a comment on line 3 is not closed'],
  ['<rss><![CDATA[ open </rss>', 'a CDATA section on line 1 is not closed'],
  ['<rss/><rss/>', 'line 1 begins a second outermost element, <rss>'],
  ['<rss></rss></rss>', '</rss> on line 1 closes nothing'],
  ['<rss><!DOCTYPE rss></rss>', "line 1 has '<!' where text stands"],
  ['<!DOCTYPE rss', 'its DOCTYPE is not closed'],
]

function whyBroken(reading: () => unknown) {
  try {
    reading()
  } catch (error) {
    if (error instanceof BrokenDocument) return error.message
  }
  return undefined
}

describe('a broken document', () => {
  it.each(broken)('BCK-05 %s', (name, why) => {
    expect(whyBroken(() => read(readFileSync(new URL(name, folder))))).toBe(why)
  })

  it.each(malformed)('BCK-05 %j is not well-formed', (text, what) => {
    expect(whyBroken(() => read(Buffer.from(text)))).toBe(`It is not well-formed XML: ${what}.`)
  })

  it('BCK-05 is refused when it is too deep, too large or empty', () => {
    const deep = rss('<a>'.repeat(200) + '</a>'.repeat(200))
    const large = Buffer.alloc(MAX_DOCUMENT_BYTES + 1, ' ')
    expect([
      whyBroken(() => read(Buffer.from(deep))),
      whyBroken(() => read(large)),
      whyBroken(() => read(Buffer.from('<rss version="2.0"></rss>'))),
    ]).toEqual([
      'Its elements are nested more than 100 deep.',
      'It is larger than 10 MB.',
      'It begins like a feed, with <rss>, but lacks the parts of one.',
    ])
  })
})
