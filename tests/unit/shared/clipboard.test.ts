// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { copyWhenKnown } from '../../../src/adapters/shared/clipboard.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

class FakeItem {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}
type Clipboard = 'items' | 'texts' | 'refuses' | 'none'

/** What was asked for as the press is answered, and what has come to the clipboard. */
function outside(clipboard: Clipboard) {
  const asked: string[] = []
  const copied: string[] = []
  vi.stubGlobal('ClipboardItem', clipboard === 'texts' ? undefined : FakeItem)
  const write = async ([item]: FakeItem[]) => {
    asked.push('write')
    if (clipboard === 'refuses') throw new DOMException('no', 'NotAllowedError')
    const blob = await item?.parts['text/plain']
    if (blob) copied.push(await blob.text())
  }
  const writeText = async (text: string) => void copied.push(text)
  vi.stubGlobal('navigator', clipboard === 'none' ? {} : { clipboard: { write, writeText } })
  return { asked, copied }
}

it.each<[string, Clipboard, boolean, string[]]>([
  ['as it comes, having been asked for at once', 'items', true, ['/terminal?shared=t1']],
  ['once it has come, where the clipboard takes texts alone', 'texts', true, ['/terminal?shared=t1']],
  ['not at all, where that is refused', 'refuses', false, []],
  ['not at all, where there is no clipboard', 'none', false, []],
])('FED-24 ERR-05 an address that is on its way is copied %s', async (_, clipboard, isCopied, paths) => {
  const { asked, copied } = outside(clipboard)
  let arrive = (_: string) => {}
  const path = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const copying = copyWhenKnown(path, browserEnvironment())
  const atOnce = [...asked]
  arrive('/terminal?shared=t1')
  expect([await copying, copied, atOnce]).toEqual([
    isCopied,
    paths.map((one) => `${location.origin}${one}`),
    clipboard === 'items' || clipboard === 'refuses' ? ['write'] : [],
  ])
})

it('FED-24 an address that does not come is not copied, and why is passed on', async () => {
  const { copied } = outside('items')
  const gone = new Failure('refused', 404)
  await expect(copyWhenKnown(Promise.reject(gone), browserEnvironment())).rejects.toBe(gone)
  expect(copied).toEqual([])
})
