import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { readTextFile } from '../../../src/adapters/watchlists/list-file.ts'
import { readFile } from '../../../src/root/watchlists/list-files.ts'

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)])
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
  ['nothing', new Blob([]), ''],
])('WCH-10 a file of %s is read', async (_, file, text) => {
  expect(await readTextFile(file)).toEqual({ kind: 'text', text })
})

it('WCH-10 a file of 1 MB is read, a larger one and one that is no text are not', async () => {
  const workbook = bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00)
  const files = [new Blob(['A'.repeat(1_000_000)]), new Blob(['A'.repeat(1_000_001)]), workbook]
  const read = await Promise.all(files.map(readTextFile))
  expect(read.map(({ kind }) => kind)).toEqual(['text', 'tooLarge', 'binary'])
})

it('WCH-10 the symbols of a chosen file are read; what cannot be read is refused', async () => {
  const read = (input: File | undefined) => toPromise(createActor(readFile, { input }).start())
  expect([
    await read(new File(['Symbol\nNVDA\n'], 'a.csv')),
    await read(new File(['NVIDIA,NVDA,BTCUSD\n'], 'a.csv')),
    await read(new File(['\0'], 'a.csv')),
    await read(undefined),
  ]).toEqual([
    { kind: 'symbols', symbols: ['NVDA'], unclear: [] },
    { kind: 'symbols', symbols: ['NVDA', 'BTCUSD'], unclear: [{ line: 1, text: 'NVIDIA' }] },
    { kind: 'binary' },
    { kind: 'failed' },
  ])
})
