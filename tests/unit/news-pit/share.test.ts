// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest'
import { hasSystemSheet, shareLink } from '../../../src/adapters/shared/share.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

const copied: string[] = []
const shared: ShareData[] = []
type Outside = { clipboard?: 'works' | 'refuses' | 'none'; sheet?: 'works' | DOMException | 'none' }

function outside({ clipboard = 'works', sheet = 'none' }: Outside) {
  const writeText = async (text: string) => {
    if (clipboard === 'refuses') throw new DOMException('no', 'NotAllowedError')
    copied.push(text)
  }
  const share = async (content: ShareData) => {
    if (sheet instanceof DOMException) throw sheet
    shared.push(content)
  }
  vi.stubGlobal('navigator', {
    ...(clipboard !== 'none' && { clipboard: { writeText } }),
    ...(sheet !== 'none' && { share, canShare: () => true }),
  })
}

afterEach(() => {
  copied.length = 0
  shared.length = 0
})

const item = { title: 'Rates held', link: 'https://example.test/a', way: 'sheet' as const }
const page = { title: 'Simulated: Rates held', link: '/news-pit/n1', way: 'sheet' as const }
type Asked = Parameters<typeof shareLink>[0]

it.each<[string, Outside, Asked, unknown]>([
  ['copied', {}, item, ['copied', ['https://example.test/a'], []]],
  ['copied, of our own page', {}, page, ['copied', [`${location.origin}/news-pit/n1`], []]],
  [
    'copied where that is asked for, sheet or not',
    { sheet: 'works' },
    { ...item, way: 'copy' },
    ['copied', [item.link], []],
  ],
  ['handed to the system', { sheet: 'works' }, item, ['handedOver', [], [{ title: 'Rates held', url: item.link }]]],
  ['given up in the sheet', { sheet: new DOMException('', 'AbortError') }, item, ['handedOver', [], []]],
  [
    'copied when the sheet cannot open',
    { sheet: new DOMException('', 'NotAllowedError') },
    item,
    ['copied', [item.link], []],
  ],
])('FED-15 a link is %s', async (_, world, what, expected) => {
  outside(world)
  expect([await shareLink(what, browserEnvironment()), copied, shared]).toEqual(expected)
})

it.each<Outside>([{ clipboard: 'refuses' }, { clipboard: 'none' }])(
  'FED-15 a clipboard that cannot be written is a failure: %j',
  async (world) => {
    outside(world)
    await expect(shareLink(item, browserEnvironment())).rejects.toEqual(new Failure('refused'))
  },
)

it('PIT-11 the sheet is offered where the system has one', () => {
  outside({ sheet: 'works' })
  const there = hasSystemSheet(browserEnvironment())
  outside({})
  expect([there, hasSystemSheet(browserEnvironment())]).toEqual([true, false])
})
