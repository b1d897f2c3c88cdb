// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentItem, NewsPitSearchContext } from '../../../src/contract/content/content.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { readIdsOf } from '../../../src/machines/feed/reading.machine.ts'
import { currentOf, isReading } from '../../../src/machines/news-pit/library.machine.ts'
import { Library } from '../../../src/ui/news-pit/library/Library.tsx'
import { PitSearch } from '../../../src/ui/news-pit/PitSearch.tsx'
import { moverOf, storyOf } from '../content/content-item.ts'
import { showPit } from './ui-pit.tsx'

const one = storyOf('one', { at: 3 })
const two = moverOf('two', 'IBM', { at: 2, headline: 'IBM jumps', topics: ['TECHNOLOGY'] })
const three = storyOf('three', { at: 1 })

// loaded on first use in the app, which is slow here
beforeAll(() => import('../../../src/ui/news-pit/reader/Reader.tsx'))
// jsdom has no layout: a list of 600 pixels that its cards do not fill
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(600))

const cards = () => screen.queryAllByRole('article')
const names = () => cards().map((card) => within(card).getByRole('heading').textContent)
const panel = () => screen.getByRole('region', { name: 'Library' })
const button = (name: string) => screen.getByRole('button', { name })

/** The Library of these pages, one after the other; undefined is a call that fails. */
async function showLibrary(...pages: (ContentItem[] | undefined)[]) {
  const asked: NewsPitSearchContext[] = []
  const searchContent = async (context: NewsPitSearchContext) => {
    asked.push(context)
    const page = pages[asked.length - 1]
    if (!page) throw new Failure('silent')
    return { contentItems: page, searchAfter: asked.length < pages.length ? `c${asked.length}` : null }
  }
  const pit = await showPit(
    <>
      <PitSearch />
      <Library />
    </>,
    { searchContent },
  )
  await pit.notify(({ view }) => view.send({ type: 'library.chosen' }))
  return { ...pit, asked }
}

async function openReader(...pages: ContentItem[][]) {
  const pit = await showLibrary(...pages)
  await userEvent.click(button('IBM jumps'))
  return { ...pit, dialog: await screen.findByRole('dialog', { name: 'Article Reader' }) }
}

describe('the Library', () => {
  it('PIT-03 shows page after page, then a message at its end', async () => {
    const { asked } = await showLibrary([one, two], [three])
    expect([names(), cards().map(({ ariaPosInSet }) => ariaPosInSet), asked]).toEqual([
      ['Headline one', 'IBM jumps', 'Headline three'],
      ['1', '2', '3'],
      [{}, { searchAfter: 'c1' }],
    ])
    expect(panel().textContent).toContain('That is all: 3 items.')
  })

  it('PIT-03 keeps its cards when the next page fails, and loads it by Retry', async () => {
    const { asked } = await showLibrary([one, two], undefined, [three])
    const before = names()
    await userEvent.click(button('Retry'))
    expect([before, names(), asked.slice(1)]).toEqual([
      ['Headline one', 'IBM jumps'],
      ['Headline one', 'IBM jumps', 'Headline three'],
      [{ searchAfter: 'c1' }, { searchAfter: 'c1' }],
    ])
  })

  it('PIT-05 shows that a search found nothing, names it, and clears it', async () => {
    const { view, notify } = await showLibrary([], [], [])
    await notify(({ view: chart }) => chart.send({ type: 'category.toggled', category: 'most_active' }))
    const words = screen.getByText(/Nothing matches/).textContent
    await userEvent.click(button('Clear the filters'))
    expect([screen.getByText('No news items.').tagName, words, view.getSnapshot().context.search]).toEqual([
      'P',
      'Nothing matches Most Active.',
      {},
    ])
  })

  it.each<[string, NewsPitSearchContext, string]>([
    ['Clear the search', { keywords: ['quokka'] }, '“quokka”'],
    ['Clear the filters', { topics: ['LEGAL'] }, 'Legal'],
    ['Clear search and filters', { keywords: ['quokka'], topics: ['LEGAL'] }, 'Legal, “quokka”'],
  ])('PIT-05 LAY-24 offers to %s; a key leads back to the search field', async (name, search, words) => {
    const { view, notify } = await showLibrary([], [], [], [])
    await notify(() => {
      if (search.topics) view.send({ type: 'entry.toggled', name: 'Legal' })
      if (search.keywords) view.send({ type: 'phrase.changed', phrase: 'quokka' })
      view.send({ type: 'search.submitted' })
    })
    const said = screen.getByText(/Nothing matches/).textContent
    button(name).focus()
    await userEvent.keyboard('{Enter}')
    const field = screen.getByRole('textbox', { name: 'Search the News Pit' })
    expect([said, view.getSnapshot().context.search, document.activeElement]).toEqual([
      `Nothing matches ${words}.`,
      {},
      field,
    ])
  })

  it('ERR-07 shows an error when it failed to load, and loads again by Retry', async () => {
    await showLibrary(undefined, [one])
    const words = screen.getByText('The Library could not be loaded.').tagName
    await userEvent.click(button('Retry'))
    expect([words, names(), document.activeElement?.textContent]).toEqual(['P', ['Headline one'], 'Library'])
  })

  it('ERR-07 shows an error when the newest cards failed to load, above the earlier ones', async () => {
    const { asked } = await showLibrary([one])
    await userEvent.click(button('Load the newest'))
    const words = screen.getByText(/^The newest items could not be loaded/).tagName
    await userEvent.click(button('Retry'))
    expect([words, names(), asked.length, document.activeElement?.textContent]).toEqual([
      'SPAN',
      ['Headline one'],
      3,
      'Library',
    ])
  })

  it('PIT-03 shows the time of its cards, and that they are simulated', async () => {
    await showLibrary([one])
    expect([panel().textContent?.includes('As of 14:02'), within(panel()).getAllByText('Simulated').length]).toEqual([
      true,
      2,
    ])
  })

  it('PIT-03 arrow keys move between cards, and Enter opens the reader', async () => {
    const { library } = await showLibrary([one, two, three])
    cards()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement === cards()[1]).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect([currentOf(library.getSnapshot()), isReading(library.getSnapshot())]).toEqual(['two', true])
  })
})

describe('the reader', () => {
  it('PIT-04 shows open cards starting with the pressed one, which counts as read', async () => {
    const { dialog, reading } = await openReader([one, two, three])
    const card = within(dialog).getByRole('article', { name: 'IBM jumps' })
    await expect.poll(() => document.activeElement === card).toBe(true)
    expect([within(dialog).getByText('2 of 3').tagName, [...readIdsOf(reading.getSnapshot())]]).toEqual([
      'SPAN',
      ['two'],
    ])
  })

  it('PIT-04 names its search', async () => {
    const { notify } = await showLibrary([], [one, two])
    await notify(({ view }) => view.send({ type: 'category.toggled', category: 'most_active' }))
    await userEvent.click(button('IBM jumps'))
    const dialog = await screen.findByRole('dialog', { name: 'Article Reader' })
    expect(within(dialog).getByRole('banner').textContent).toContain('2 of 2Most Active')
  })

  it('PIT-04 keys and buttons move through it', async () => {
    const { library } = await openReader([one, two, three])
    const walked: (string | undefined)[] = []
    for (const step of ['k', 'j', '{End}', '{Home}', '{ArrowDown}']) {
      await expect.poll(() => document.activeElement?.getAttribute('data-id')).toBe(currentOf(library.getSnapshot()))
      await userEvent.keyboard(step)
      walked.push(currentOf(library.getSnapshot()))
    }
    await userEvent.click(button('Jump to last'))
    walked.push(currentOf(library.getSnapshot()))
    await userEvent.click(button('Jump to first'))
    walked.push(currentOf(library.getSnapshot()))
    expect(walked).toEqual(['one', 'two', 'three', 'one', 'two', 'three', 'one'])
  })

  it('LAY-33 PIT-04 the reader takes the keys that its commands were given, with Alt, too', async () => {
    const { library, notify } = await openReader([one, two, three])
    const changes = [
      { own: 'j', key: 'ж' },
      { own: 'k', key: 'Alt k' },
    ]
    await notify(({ keys }) => keys.send({ type: 'changes.chosen', changes }))
    const walked: (string | undefined)[] = []
    for (const step of ['j', 'ж', 'k', '{Alt>}k{/Alt}']) {
      await expect.poll(() => document.activeElement?.getAttribute('data-id')).toBe(currentOf(library.getSnapshot()))
      await userEvent.keyboard(step)
      walked.push(currentOf(library.getSnapshot()))
    }
    expect(walked).toEqual(['two', 'three', 'three', 'two'])
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(button('Close'))],
  ])('PIT-04 %s closes it and returns to the pressed card', async (_, close) => {
    const { notify } = await openReader([one, two, three])
    await notify(({ library }) => library.send({ type: 'row.wanted', to: 'last' }))
    await close()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => document.activeElement?.getAttribute('data-id')).toBe('two')
  })

  it('PIT-11 ENT-05 an open card copies its link, describes gains in words, and searches by its tags', async () => {
    const { dialog, shared, view } = await openReader([one, two])
    const card = within(within(dialog).getByRole('article', { name: 'IBM jumps' }))
    await userEvent.click(card.getByRole('button', { name: 'Copy link' }))
    const spoken = card.getAllByRole('definition').map(({ textContent }) => textContent)
    const post = card.getByRole('link', { name: /^Share to X/ }).getAttribute('href') ?? ''
    expect([shared, spoken, new URL(post).searchParams.get('text')]).toEqual([
      [{ title: 'Simulated: IBM jumps', link: '/news-pit/two', way: 'copy' }],
      ['$300.00', '4.00%up 4.00%', '(1.50%)down 1.50%'],
      'Simulated: Summary two.',
    ])
    await userEvent.click(card.getByRole('button', { name: 'Technology' }))
    expect(view.getSnapshot().context.search).toEqual({ keywords: ['Technology'], queryLanguage: 2 })
  })
})
