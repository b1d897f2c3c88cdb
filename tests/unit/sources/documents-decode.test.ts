import { describe, expect, it } from 'vitest'
import { decodeDocument } from '../../../mock-server/sources/documents/decode.ts'

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const wide = (text: string) => [...Buffer.from(text, 'utf16le')]
const swapped = (text: string) => [...Buffer.from(text, 'utf16le').swap16()]
const four = (text: string, isLittle: boolean) =>
  [...text].flatMap((character) => {
    const bytes = Buffer.alloc(4)
    if (isLittle) bytes.writeUInt32LE(character.codePointAt(0) ?? 0)
    else bytes.writeUInt32BE(character.codePointAt(0) ?? 0)
    return [...bytes]
  })
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`

const documents: [fact: string, bytes: number[], text: string][] = [
  ['UTF-8 when nothing is said', [...Buffer.from('<a>é€</a>')], '<a>é€</a>'],
  [
    'the byte order mark before the declaration',
    [0xef, 0xbb, 0xbf, ...Buffer.from(`${declared('latin1')}é`)],
    `${declared('latin1')}é`,
  ],
  [
    'a declared ISO-8859-1, read as browsers do',
    [...ascii(declared('ISO-8859-1')), 0xe9, 0x80],
    `${declared('ISO-8859-1')}é€`,
  ],
  [
    'a declared windows-1251 in single quotes',
    [...ascii("<?xml version='1.0' encoding='windows-1251'?>"), 0xcf],
    "<?xml version='1.0' encoding='windows-1251'?>П",
  ],
  ['two bytes a character, little end first', [0xff, 0xfe, ...wide('<a>é€</a>')], '<a>é€</a>'],
  ['two bytes a character, big end first', [0xfe, 0xff, ...swapped('<a>é€</a>')], '<a>é€</a>'],
  ['two bytes a character without a mark', swapped('<a>é</a>'), '<a>é</a>'],
  ['four bytes a character, little end first', four('\ufeff<a>é😀</a>', true), '<a>é😀</a>'],
  ['four bytes a character, big end first, without a mark', four('<a>é😀</a>', false), '<a>é😀</a>'],
  ['one byte a character though UTF-16 is declared', ascii(`${declared('UTF-16')}<a/>`), `${declared('UTF-16')}<a/>`],
  ['an unknown encoding as UTF-8', [...ascii(declared('x-none')), 0xc3, 0xa9], `${declared('x-none')}é`],
  [
    'an unknown encoding as windows-1252 when it is no UTF-8',
    [...ascii(declared('x-none')), 0xe9],
    `${declared('x-none')}é`,
  ],
  ['UTF-8 with one bad byte as UTF-8', [0xc3, 0xa9, 0xff], 'é\ufffd'],
]

describe('a document is decoded:', () => {
  it.each(documents)('BCK-05 %s', (_fact, bytes, text) => {
    expect(decodeDocument(Uint8Array.from(bytes))).toBe(text)
  })
})
