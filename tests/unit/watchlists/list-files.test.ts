import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { readFile } from '../../../src/root/watchlists/list-files.ts'

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
