// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { isAsking } from '../../../src/machines/watchlists/first-run.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createFirstRun } from '../../../src/root/watchlists/first-run.ts'
import { firstList, followedWords, followingIn } from '../../../src/rules/watchlists/first-run.ts'

const feed = (keywords: string[] = [], name = '') => ({
  id: 'f',
  name,
  searchContext: keywords.length ? { keywords } : {},
})
const search = SearchContext.parse({ keywords: ['list:Watchlist'], queryLanguage: 2 })

it.each([
  ['the only feed, which looks for everything', [feed()], 0, []],
  ['the first of those that do', [feed(['gold']), feed(), feed()], 1, []],
  ['a new one, where each looks for something', [feed(['gold'])], 1, ['feed.added']],
  ['a new one beside a preset without filters', [feed([], 'All')], 1, ['feed.added']],
])('TRM-10 the headlines about a first list come to %s', (_, feeds, slot, before) => {
  const { steps, ...chosen } = followingIn(feeds)
  expect([chosen, steps]).toEqual([
    { slot },
    [...before.map((type) => ({ type })), { type: 'search.chosen', slot, search }],
  ])
})

it('TRM-10 three feeds that look for something stay as they are, and it is said where the list is', () => {
  const gold = feed(['gold'])
  expect([followingIn([gold, gold, gold]), followedWords(1, undefined), followedWords(3, 0)]).toEqual([
    { steps: [] },
    '“Watchlist” has 1 symbol. It is in the panel Watchlists.',
    '“Watchlist” has 3 symbols. Feed 1 shows their headlines.',
  ])
})

it('TRM-10 the first list has what was chosen, in that order', () => {
  expect(firstList(['NVDA', 'F'])).toEqual({ kind: 'added', name: 'Watchlist', symbols: ['NVDA', 'F'] })
})

const choices = createChoices(createStorage(browserEnvironment()), { now: () => 1_700_000_000_000 })
/** A page of this browser, whose newcomer is asked or not. */
async function visited() {
  const loaded: string[] = []
  const watchlists = async () => void loaded.push('lists')
  const { logic } = createFirstRun({ choices, watchlists })
  const firstRun = createActor(logic).start()
  firstRun.send({ type: 'lists.changed', lists: [] })
  firstRun.send({ type: 'feeds.changed', feeds: [feed()] })
  await waitFor(firstRun, (snapshot) => snapshot.matches('settled') || isAsking(snapshot))
  firstRun.send({ type: 'later.pressed' })
  const answered = await waitFor(firstRun, (snapshot) => snapshot.matches('settled'))
  return [loaded, answered.value]
}

it('TRM-10 who has answered is asked no more in the tab, nor, with consent, in the browser, and loads no lists for it', async () => {
  const [first, second] = [await visited(), await visited()]
  sessionStorage.clear()
  const otherTab = await visited()
  choices.keepConsent({ functionality: true, thirdParty: false })
  sessionStorage.clear()
  const withConsent = await visited()
  expect([first, second, otherTab, withConsent]).toEqual([
    [['lists'], 'settled'],
    [[], 'settled'],
    [['lists'], 'settled'],
    [[], 'settled'],
  ])
})
