import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { libraryMachine } from '../../../src/machines/news-pit/library.machine.ts'
import type { LibraryContext } from '../../../src/machines/news-pit/library-parts.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'
import { outcomeOf, page, seen, stories } from './library.outcome.ts'

const given = (keyword: string) => ({ type: 'search.given', says: keyword, search: { keywords: [keyword] } })
const refresh = { type: 'refresh.pressed' }
const retry = { type: 'retry.pressed' }
const returned = { type: 'network.returned' }
const neared = { type: 'end.neared' }
const answer = (says: string, output: ReturnType<typeof page>) => ({ type: 'xstate.done.actor.loadPage', says, output })
const first = answer('first', page([1, 2, 3, 4], 'c1'))
const last = answer('last', page([4, 5], null))
const failed = { type: 'xstate.error.actor.loadPage', error: silent }
const opened = (id: string) => ({ type: 'card.opened', says: id, id })
const focused = (id: string) => ({ type: 'row.focused', says: id, id })
const wanted = (to: string) => ({ type: 'row.wanted', says: to, to })
const left = { type: 'reader.left' }
const toggled = { type: 'current.toggled' }
const share = { type: 'share.asked' }
const scrolled = { type: 'list.left', offset: 480 }

const paging = [given('oil'), given('gas'), refresh, retry, returned, neared, first, last, failed]
const reading = [
  ...[given('oil'), given('gas'), first, opened('n1'), opened('gone'), focused('n2'), focused('gone')],
  ...[wanted('next'), wanted('first'), left, toggled, share, { type: 'box.wanted' }, scrolled],
]

const start = () => drive(libraryMachine, { promises: ['loadPage'] })
const libraryAfter = async (...events: AnyEventObject[]) => {
  const library = start()
  await library.walk(events)
  return library
}
const facets = ({ context }: { context: LibraryContext }) => [
  context.search,
  context.items.map(({ id }) => id),
  context.current,
  context.clicked,
  context.cursor,
]

describe('library', () => {
  const covered = coverage(libraryMachine)
  for (const [ids, cases] of [
    ['PIT-03 PIT-05', paging],
    ['PIT-04', reading],
  ] as const) {
    for (const { name, events } of walks(libraryMachine, [...cases], facets)) {
      it(`${ids} ${name}`, async () => {
        const library = start()
        await library.walk(events, (soFar) => expect(seen(library)).toEqual(outcomeOf(soFar)))
        covered.add(library.walked)
      })
    }
  }
  covered.prove()
})

describe('the library', () => {
  const shown = (library: ReturnType<typeof start>) => seen(library).items

  it('RT-05 an answer to an older search is ignored, and its page not added', async () => {
    const library = await libraryAfter(given('oil'), first, neared, given('gas'))
    await library.step(answer('gas', page([9], null)))
    expect([shown(library), library.calls.map(({ input }) => input)]).toEqual([
      ['n9'],
      [{ keywords: ['oil'] }, { keywords: ['oil'], searchAfter: 'c1' }, { keywords: ['gas'] }],
    ])
  })

  it('PIT-03 asks for one page at a time, however often the end is neared', async () => {
    const library = await libraryAfter(given('oil'), first, neared, neared, neared)
    expect(library.calls.length).toBe(2)
  })

  it('PIT-03 what is shown stays when the next page fails, and comes when it is asked for again', async () => {
    const library = await libraryAfter(given('oil'), first, neared, failed)
    const before = [shown(library), seen(library).foot]
    for (const event of [retry, last]) await library.step(event)
    expect([before, shown(library), seen(library).foot]).toEqual([
      [['n1', 'n2', 'n3', 'n4'], 'cut'],
      ['n1', 'n2', 'n3', 'n4', 'n5'],
      'ended',
    ])
  })

  it.each([
    ['three from the end', 8, 2],
    ['further from it', 7, 1],
  ])('PIT-04 the user asks for more %s', async (_, at, calls) => {
    const ten = answer('ten', page([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'c1'))
    const library = await libraryAfter(given('oil'), ten, opened(`n${at}`))
    expect(library.calls.length).toBe(calls)
  })

  it('PIT-04 leads back to the card that was clicked last, however far the user has gone', async () => {
    const library = await libraryAfter(given('oil'), first, opened('n2'), wanted('last'), left)
    expect(library.said.at(-1)).toEqual({ type: 'row.reached', id: 'n2' })
  })

  it('PIT-03 the position in a search is kept while it is the search', async () => {
    const library = await libraryAfter(given('oil'), first, focused('n3'), scrolled, given('oil'))
    const kept = [seen(library).offset, seen(library).current]
    await library.step(given('gas'))
    expect([kept, seen(library).offset, seen(library).current]).toEqual([[480, 'n3'], 0, undefined])
  })

  it('PIT-04 every card that is read in the reader is marked, once it is come to', async () => {
    const library = await libraryAfter(given('oil'), first, opened('n1'), wanted('next'), focused('n4'))
    const read = library.said.filter(({ type }) => type === 'items.read').flatMap(({ ids }) => ids)
    expect([read, stories.has('n4')]).toEqual([['n1', 'n2', 'n4'], true])
  })
})
