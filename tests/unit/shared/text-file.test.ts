import { expect, it } from 'vitest'
import { readTextFile } from '../../../src/adapters/shared/text-file.ts'

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)])
const declared = (encoding: string, ...values: number[]) =>
  new Blob([`<?xml version="1.0" encoding="${encoding}"?>`, new Uint8Array(values)])
const utf16 = (text: string, isLittle: boolean) =>
  [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0)
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })

it.each<[string, Blob, string]>([
  ['UTF-8', new Blob(['Öl']), 'Öl'],
  ['UTF-8 with a mark', new Blob(['\ufeffSymbol\r\nÖl']), 'Symbol\r\nÖl'],
  ['UTF-16 of Excel', bytes(0xff, 0xfe, ...utf16('Öl\tA', true)), 'Öl\tA'],
  ['UTF-16 with high bytes first', bytes(0xfe, 0xff, ...utf16('Öl', false)), 'Öl'],
  ['Western letters of Windows', bytes(0xd6, 0x6c), 'Öl'],
  ['Cyrillic letters that it declares', declared('koi8-r', 0xf2, 0xe2), '<?xml version="1.0" encoding="koi8-r"?>РБ'],
  ['an encoding that nothing knows', declared('x-none', 0xd6), '<?xml version="1.0" encoding="x-none"?>Ö'],
  [
    'letters that are not in the UTF-8 that it declares',
    declared('UTF-8', 0xd6),
    '<?xml version="1.0" encoding="UTF-8"?>Ö',
  ],
  ['nothing', new Blob([]), ''],
])('WCH-10 SRC-07 a file of %s is read', async (_, file, text) => {
  expect(await readTextFile(file)).toEqual({ kind: 'text', text })
})

it('WCH-10 SRC-07 a file of 1 MB is read, a larger one and one that is no text are not', async () => {
  const workbook = bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00)
  const files = [new Blob(['A'.repeat(1_000_000)]), new Blob(['A'.repeat(1_000_001)]), workbook]
  const read = await Promise.all(files.map(readTextFile))
  expect(read.map(({ kind }) => kind)).toEqual(['text', 'tooLarge', 'binary'])
})
