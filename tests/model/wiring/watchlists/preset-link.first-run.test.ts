import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { after, answers, changesOf, type Step, says, send, shown } from '../shared/scene.ts'

const asVisitor: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', undefined)]
const none = answers('watchlists', 'loadLists', [])
const unasked = answers('firstRun', 'lookUp', 'unasked')
const press = (symbol: string) => send('firstRun', { type: 'tile.toggled', symbol })
const asked: Step[] = [...asVisitor, none, unasked, press('NVDA'), press('F')]
const followed: Step[] = [...asked, send('firstRun', 'follow.pressed')]
const watchlist = { id: '1', name: 'Watchlist', symbols: ['NVDA', 'F'] }
const saved = answers('watchlists', 'saveEdit', [watchlist])
const search = { keywords: ['list:Watchlist'], queryLanguage: 2 as const }

const stateAfter = (...steps: Step[]) => after(...steps).snapshot('firstRun').value
const feedsAfter = (...steps: Step[]) =>
  after(...steps)
    .snapshot('workspace')
    .context.workspace.feedConfigurations.map((feed: { searchContext: unknown }) => feed.searchContext)

it('TRM-10 the question goes by what the feeds look for and by the lists', () => {
  const gold = says('feed.0', { type: 'search.chosen', search: { keywords: ['gold'], queryLanguage: 2 } })
  expect([
    stateAfter(),
    stateAfter(...asVisitor, unasked),
    stateAfter(...asVisitor, none, unasked),
    stateAfter(...asVisitor, gold, none, unasked),
    stateAfter(...asVisitor, answers('watchlists', 'loadLists', [watchlist]), unasked),
    stateAfter(...asVisitor, unasked, says('watchlists', 'lists.failed')),
    stateAfter(answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst), none, unasked),
  ]).toEqual(['lookingUp', 'waiting', 'asking', 'settled', 'settled', 'settled', 'asking'])
})

it('TRM-10 what was chosen is saved as a list, and the feed searches for it once it is', () => {
  const scene = after(...followed)
  const waiting = scene.snapshot('watchlists').context.waiting
  expect([waiting, feedsAfter(...followed), feedsAfter(...followed, saved), stateAfter(...followed, saved)]).toEqual([
    [{ kind: 'added', name: 'Watchlist', symbols: ['NVDA', 'F'] }],
    [{}],
    [search],
    'answering',
  ])
})

it('TRM-10 a list that is refused leaves the question, with what was chosen', () => {
  const scene = after(...followed, says('watchlists', { type: 'edit.refused', words: 'No.', isUnfit: true }))
  expect([scene.snapshot('firstRun').value, scene.snapshot('firstRun').context.chosen]).toEqual([
    'asking',
    ['NVDA', 'F'],
  ])
})

it('TRM-10 a feed is added for what none of the others has space for', () => {
  const steps = [says('firstRun', 'feed.added'), says('firstRun', { type: 'search.chosen', slot: 1, search })]
  expect(feedsAfter(...steps)).toEqual([{}, search])
})

it('TRM-10 a drawer over the feeds goes once a list is followed, and a notice says where its headlines are', () => {
  const changes = changesOf(
    send('workspace', { type: 'layout.changed', layout: 'mobile' }),
    send('workspace', { type: 'over.asked', over: 'right' }),
    says('firstRun', { type: 'list.followed', symbols: 2, slot: 1 }),
  )
  expect(changes).toEqual({
    layers: { open: [] },
    workspace: { state: { over: 'clear' } },
    notification: shown('Success', '“Watchlist” has 2 symbols. Feed 2 shows their headlines.'),
  })
})
