// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import type { NewsItem } from '../../../../src/contract/shared/news.ts'
import type { SourcePreview } from '../../../../src/contract/sources/own-sources.ts'
import { source } from './own-scene.ts'
import { press, rows, showOwn } from './ui-own-scene.tsx'

const item: NewsItem = {
  ...{ id: '1', publishedDatetime: '2026-06-15T10:00:00.000Z', receivedDatetime: '2026-06-15T10:00:00.000Z' },
  ...{ title: 'Fed holds rates', source: 'feed:x', articleSource: 'The Fed', link: null, summary: '' },
  ...{ sentiment: 'neutral', sentimentScore: 0, tickers: ['SPY', 'TLT'], topics: ['OTHER', 'MACRO'] },
  ...{ sectors: [], industries: [] },
}
const found = (more: Partial<SourcePreview> = {}): SourcePreview => ({
  ...{ address: 'https://fed.example/feed', title: 'The Fed', count: 40, items: [item] },
  ...{ problems: ['Read with 1 repair.'], knownTo: null, ...more },
})
const field = () => screen.getByLabelText<HTMLInputElement>('Address of a feed or a news site')
const card = () => screen.queryByRole('article', { name: 'What is there' })

it('SRC-06 what is at an address is shown, added by Add, and has its row at once', async () => {
  const asked: string[] = []
  const { user } = await showOwn([], {
    async preview(address) {
      asked.push(address)
      return found()
    },
    async add(address) {
      asked.push(address)
      return source('fed', { title: '', state: 'waiting' })
    },
  })
  await user.type(field(), ' fed.example{Enter}')
  await waitFor(() => expect(card()).not.toBeNull())
  const shown = card()?.textContent
  const before = rows().length
  await user.click(press('Add'))
  await screen.findByText('“The Fed” was added.')
  expect([asked, before, rows(), field().value, card()]).toEqual([
    ['fed.example', 'https://fed.example/feed'],
    0,
    [['fed.example/feed', 'fed.example/feed', 'Not read yet']],
    '',
    null,
  ])
  for (const words of [
    'The Fed',
    'fed.example/feed',
    '40 headlines',
    'Fed holds rates',
    'SPY TLT',
    'Read with 1 repair.',
  ])
    expect(shown).toContain(words)
})

it('SRC-06 Cancel adds nothing and leaves the address to be corrected', async () => {
  const { user } = await showOwn([], { preview: async () => found() })
  await user.type(field(), 'fed.example')
  await user.click(press('Look'))
  await user.click(press('Cancel'))
  expect([card(), field().value, document.activeElement]).toEqual([null, 'fed.example', field()])
})

it.each<['user' | 'installation', string]>([
  ['user', 'You have this source already.'],
  ['installation', 'Everybody has this source already: its headlines are in all feeds.'],
])('SRC-06 what the %s has already cannot be added', async (knownTo, words) => {
  const { user } = await showOwn([], { preview: async () => found({ knownTo }) })
  await user.type(field(), 'fed.example{Enter}')
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})

it('SRC-06 where nothing can be read the reason stands beneath the address, which stays', async () => {
  const message = 'There is no feed at this address.'
  const preview = () => Promise.reject(new Failure('refused', 400, { code: 'invalid', message }))
  const { user } = await showOwn([], { preview })
  await user.type(field(), 'x.example{Enter}')
  const said = await screen.findByText(message)
  expect([field().value, field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([
    'x.example',
    'true',
    said.id,
  ])
  await user.type(field(), '/feed')
  expect(screen.queryByText(message)).toBeNull()
})

it('SRC-06 a source that could not be added is still seen, with the reason', async () => {
  const add = () => Promise.reject(new Failure('refused', 409, { code: 'many', message: 'You have 100 sources.' }))
  const { user } = await showOwn([], { preview: async () => found(), add })
  await user.type(field(), 'fed.example{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByText('You have 100 sources.')
  expect([card() !== null, field().value]).toEqual([true, 'fed.example'])
})

it('SRC-05 SRC-06 what was added, and each source, can be shown in a feed', async () => {
  const { user, chart, lazyOf } = await showOwn([source('ecb', { name: 'ECB' })], {
    preview: async () => found(),
    add: async () => source('fed'),
  })
  const wanted: unknown[] = []
  chart.on('feed.wanted', ({ name }) => wanted.push(name))
  await user.type(field(), 'fed.example{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  await user.click(await screen.findByRole('button', { name: 'Show in a feed' }))
  await user.click(press('Show in a feed: ECB'))
  const { paletteCode } = await import('../../../../src/ui/palette-code.ts')
  expect([wanted, lazyOf(paletteCode).getSnapshot().value]).toEqual([['The fed', 'ECB'], 'loading'])
  await user.click(press('Close the message'))
  expect(screen.queryByText(/was added/)).toBeNull()
})

it('SRC-07 a list is imported, and what became of it stands until it is closed', async () => {
  const { user } = await showOwn([], {
    read: async () => ({ kind: 'sources', sources: [{ address: 'https://fed.example/feed' }], unfit: 0 }),
    import: async () => ({
      ...{ added: 1, known: 0, sources: [source('fed')] },
      refused: [{ address: 'https://x.example/', why: 'No feed.' }],
    }),
  })
  const input = screen.getByLabelText<HTMLInputElement>('OPML list')
  await user.upload(input, new File(['<opml/>'], 'mine.opml', { type: 'text/xml' }))
  await screen.findByText('1 source added from “mine.opml”. 1 could not be added:')
  const lines = screen.getByText('x.example: No feed.')
  await user.click(press('Close the report'))
  expect([lines.isConnected, document.activeElement, input.value]).toEqual([false, press('Import'), ''])
})

it('SRC-07 a list that could not be sent is sent again by Retry', async () => {
  let tries = 0
  const { user } = await showOwn([], {
    read: async () => ({ kind: 'sources', sources: [{ address: 'https://fed.example/feed' }], unfit: 0 }),
    async import() {
      tries += 1
      if (tries === 1) throw new Failure('silent')
      return { added: 1, known: 0, refused: [], sources: [] }
    },
  })
  await user.upload(screen.getByLabelText('OPML list'), new File(['<opml/>'], 'a.opml', { type: 'text/xml' }))
  await screen.findByText(/^The sources of “a.opml” could not be added/)
  await user.click(press('Retry'))
  await screen.findByText('1 source added from “a.opml”.')
  expect([tries, screen.queryByText(/could not be added/)]).toEqual([2, null])
})

it('SRC-07 Export saves the sources, and is not there without any', async () => {
  const { user, exported } = await showOwn([source('fed')])
  await user.click(press('Export'))
  expect(exported).toEqual([{ type: 'file.wanted', sources: [source('fed')] }])
})

it('SRC-08 a starter pack is added with one press, and reported as a list', async () => {
  const asked: unknown[] = []
  const { user } = await showOwn([], {
    async import(sources) {
      asked.push(sources.length, sources[0]?.folder)
      return { added: 3, known: 1, refused: [], sources: [source('bea', { folder: 'US economy' })] }
    },
  })
  const words = screen.getByText(/^Public feeds in English/).textContent
  await user.click(press('Add 4 sources: US economy'))
  await screen.findByText('3 sources added from “US economy”. 1 was there already.')
  expect([asked, words?.includes('every two minutes to two hours. We have not read them ourselves')]).toEqual([
    [4, 'US economy'],
    true,
  ])
})
