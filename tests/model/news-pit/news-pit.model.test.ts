import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  categoryOf,
  entryOf,
  isDrawerOpen,
  isLibrary,
  isList,
  leftOf,
  newsPitMachine,
  phraseOf,
  searchOf,
} from '../../../src/machines/news-pit/news-pit.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const toSpotlight = { type: 'spotlight.chosen' }
const toLibrary = { type: 'library.chosen' }
const category = (name: string) => ({ type: 'category.toggled', says: name, category: name })
const entry = (name: string) => ({ type: 'entry.toggled', says: name, name })
const typed = (phrase: string) => ({ type: 'phrase.changed', says: phrase || 'nothing', phrase })
const submitted = { type: 'search.submitted' }
const typingPause = { type: 'xstate.after.typingPause.newsPit.box.typing', after: 300 }
const drawer = (side: string, isOver = false) => ({
  type: 'drawer.toggled',
  says: `${side}${isOver ? ' over' : ''}`,
  side,
  isOver,
})

const layout = (name: string) => ({ type: 'layout.changed', says: name, layout: name })
const searchCases = [
  ...[toSpotlight, toLibrary, { type: 'filters.cleared' }],
  ...[category('top_stories'), category('most_active'), entry('Technology'), entry('Commodities')],
  ...[typed(' rate  cut '), typed(''), submitted, typingPause],
]
const articleCases = [
  ...[toSpotlight, toLibrary, category('top_stories'), typed(' rate  cut '), submitted],
  ...[{ type: 'article.reached' }, { type: 'article.left' }],
]
const drawerCases = [
  ...[drawer('left'), drawer('right'), drawer('left', true), drawer('right', true), { type: 'drawers.left' }],
  ...[layout('desktop'), layout('tablet'), layout('mobile')],
  ...[{ type: 'box.wanted' }, { type: 'spotlight.left', left: { id: 'n1', offset: -8 } }, { type: 'spotlight.left' }],
]

const topicsOf: Record<string, string[]> = { Technology: ['TECHNOLOGY'], Commodities: ['METALS', 'OIL_AND_GAS'] }

const formCases = [{ type: 'form.toggled' }, toSpotlight, toLibrary]

/** What the News Pit is after these events, written from PIT-01, PIT-06 to PIT-08 and PIT-14 without a look at the chart. */
function outcomeOf(events: AnyEventObject[], choices?: { form: string }) {
  let form = choices?.form ?? 'cards'
  const kept: AnyEventObject[] = []
  let [inLibrary, phrase, isTyping] = [false, '', false]
  let [shownCategory, shownEntry, keyword] = [undefined, undefined, undefined] as (string | undefined)[]
  let left: object | undefined
  let [isArticleShown, isDesktop] = [false, false]
  const open = { left: false, right: false }
  const said: AnyEventObject[] = []
  const search = () => ({
    ...(shownCategory && { contentCategories: [shownCategory] }),
    ...(shownEntry && { topics: topicsOf[shownEntry] }),
    ...(keyword && { keywords: [keyword], queryLanguage: 2 }),
  })
  const show = () => {
    inLibrary = true
    said.push({ type: 'search.chosen', search: search() })
    if (isArticleShown) said.push({ type: 'article.closed' })
  }
  const forget = () => {
    shownCategory = shownEntry = keyword = undefined
    phrase = ''
    isTyping = false
  }
  const leaveLibrary = () => {
    if (inLibrary) forget()
    inLibrary = false
  }
  const ask = () => {
    if (!isTyping) return
    isTyping = false
    const wanted = phrase.split(' ').filter(Boolean).join(' ') || undefined
    if (wanted === keyword) return
    keyword = wanted
    show()
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'spotlight.chosen': leaveLibrary,
    'article.reached': () => {
      isArticleShown = true
      leaveLibrary()
    },
    'article.left': () => {
      isArticleShown = false
    },
    'layout.changed': (event) => {
      const wasDesktop = isDesktop
      isDesktop = event.layout === 'desktop'
      if (wasDesktop && !isDesktop) open.left = open.right = false
    },
    'library.chosen': () => inLibrary || show(),
    'category.toggled': (event) => {
      shownCategory = shownCategory === event.category ? undefined : event.category
      show()
    },
    'entry.toggled': ({ name }) => {
      shownEntry = shownEntry === name ? undefined : name
      show()
    },
    'filters.cleared': () => {
      if (!inLibrary) return
      forget()
      show()
    },
    'phrase.changed': (event) => {
      phrase = event.phrase
      isTyping = true
    },
    'search.submitted': ask,
    [typingPause.type]: ask,
    'drawer.toggled': ({ side, isOver }: AnyEventObject) => {
      const [one, other] = side === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const)
      open[one] = !open[one]
      if (isOver) open[other] = false
    },
    'drawers.left': () => {
      open.left = open.right = false
    },
    'form.toggled': () => {
      form = form === 'list' ? 'cards' : 'list'
      kept.push({ type: 'choices.made', choices: { form } })
    },
    'box.wanted': () => said.push({ type: 'box.asked' }),
    'spotlight.left': (event) => {
      left = event.left
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    inLibrary,
    search: search(),
    category: shownCategory,
    entry: shownEntry,
    phrase,
    open,
    left,
    said,
    isList: form === 'list',
    kept,
  }
}

const start = (input = {}) => drive(newsPitMachine, { streams: ['keepChoices'], input })
const seen = ({ snapshot, said, sentTo }: ReturnType<typeof start>) => ({
  inLibrary: isLibrary(snapshot()),
  search: searchOf(snapshot()),
  category: categoryOf(snapshot()),
  entry: entryOf(snapshot()),
  phrase: phraseOf(snapshot()),
  open: { left: isDrawerOpen(snapshot(), 'left'), right: isDrawerOpen(snapshot(), 'right') },
  left: leftOf(snapshot()),
  said,
  isList: isList(snapshot()),
  kept: sentTo('keepChoices'),
})

describe('the News Pit', () => {
  const covered = coverage(newsPitMachine)
  const facets = ({ context: { search, phrase } }: { context: { search: object; phrase: string } }) => [search, phrase]
  for (const cases of [searchCases, articleCases, drawerCases]) {
    for (const { name, events } of walks(newsPitMachine, cases, facets)) {
      it(`PIT-01 PIT-06 PIT-07 ${name}`, async () => {
        const pit = start()
        await pit.walk(events, (soFar) => expect(seen(pit)).toEqual(outcomeOf(soFar)))
        covered.add(pit.walked)
      })
    }
  }
  for (const choices of [undefined, { form: 'cards' }, { form: 'list' }]) {
    for (const { name, events } of walks(newsPitMachine, formCases, facets, { choices })) {
      it(`PIT-14 shown last as ${choices?.form ?? 'nothing'}: ${name}`, async () => {
        const pit = start({ choices })
        await pit.walk(events, (soFar) => expect(seen(pit)).toEqual(outcomeOf(soFar, choices)))
        covered.add(pit.walked)
      })
    }
  }
  covered.prove()
})

describe('the News Pit’s view', () => {
  const pitAfter = async (...events: AnyEventObject[]) => {
    const pit = start()
    await pit.walk(events)
    return seen(pit)
  }

  it('PIT-06 the Spotlight resets the context, the Library keeps it', async () => {
    const filtered = await pitAfter(category('top_stories'), entry('Technology'), toLibrary)
    const back = await pitAfter(category('top_stories'), typed('fed'), submitted, toSpotlight)
    expect([filtered.search, back.search, back.phrase, back.inLibrary]).toEqual([
      { contentCategories: ['top_stories'], topics: ['TECHNOLOGY'] },
      {},
      '',
      false,
    ])
  })

  it('PIT-06 what is being typed is not lost by pressing the view that is seen', async () => {
    const { phrase, inLibrary } = await pitAfter(typed('fed'), toSpotlight, typingPause)
    expect([phrase, inLibrary]).toEqual(['fed', true])
  })

  it('PIT-01 the drawers start closed and toggle independently', async () => {
    const both = await pitAfter(drawer('left'), drawer('right'))
    expect([
      (await pitAfter()).open,
      both.open,
      (await pitAfter(drawer('left'), drawer('right'), drawer('left'))).open,
    ]).toEqual([
      { left: false, right: false },
      { left: true, right: true },
      { left: false, right: true },
    ])
  })
})
