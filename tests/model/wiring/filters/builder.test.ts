import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { after, type Changes, changesOf, only, type Step, says, send } from '../shared/scene.ts'

const typed = send('builder.0', { type: 'filters.changed', action: { type: 'add', key: 'keywords', value: 'gold' } })
const tickers = send('builder.0', { type: 'category.opened', key: 'tickers' })
const ofNvda = send('builder.0', { type: 'text.changed', text: 'nvda' })
const signedIn = send('session', { type: 'signIn.given', signIn: annFirst })

it.each<[string, Step[], Changes]>([
  [
    'FED-14 what was built is gone for who comes next',
    [typed, says('session', 'session.ended')],
    { 'builder.0': { draft: { keywords: null, queryLanguage: null } } },
  ],
  [
    'FED-14 what was built waits no longer once a visitor is known',
    [signedIn, typed, says('session', 'session.ended'), says('session', 'visitor.known')],
    {
      'builder.0': { held: null },
      'builder.1': { held: null },
      'builder.newsPit': { held: null },
      place: { state: { reader: 'visitor' } },
    },
  ],
  [
    'FED-14 who closes LogIn is where they were',
    [send('builder.0', 'load.asked'), send('builder.0', 'own.asked'), says('overlay', 'overlay.left')],
    { 'builder.0': { state: 'starters' } },
  ],
  [
    'FED-19 symbols are suggested for what is typed in the field of tickers',
    [tickers, ofNvda],
    {
      'builder.0': { texts: { tickers: 'nvda' } },
      'tickerSearch.0': { text: 'nvda', state: 'open.pausing' },
    },
  ],
  [
    'FED-20 the tickers of a draft are checked while they are shown',
    [send('builder.0', { type: 'filters.changed', action: { type: 'add', key: 'tickers', value: 'ZZQX' } }), tickers],
    {
      'builder.0': { state: 'detail', key: 'tickers' },
      tickerCheck: { waiting: ['ZZQX'], state: 'checking' },
      'tickerCheck asks suggestSymbols': ['ZZQX'],
    },
  ],
  [
    'FED-19 nothing is suggested for a field that is left',
    [tickers, ofNvda, send('builder.0', 'back.pressed')],
    { 'builder.0': { state: 'categories' }, 'tickerSearch.0': { state: 'closed' } },
  ],
  [
    'FED-19 a suggested symbol is added with what was typed before it',
    [tickers, ofNvda, says('tickerSearch.0', { type: 'symbol.chosen', text: 'f, NVDA' })],
    {
      'builder.0': { draft: { tickers: ['F', 'NVDA'] }, texts: { tickers: '' } },
      'tickerSearch.0': { text: '', state: 'closed' },
      tickerCheck: { waiting: ['F', 'NVDA'], state: 'checking' },
      'tickerCheck asks suggestSymbols': ['F'],
    },
  ],
  [
    'FED-12 a builder that is left closes over its feed',
    [send('feed.0', 'builder.asked'), says('builder.0', 'builder.left')],
    { layers: { open: [] }, 'feed.0': { state: 'open.reading' }, workspace: { building: [] } },
  ],
  [
    'FED-14 a builder goes on over its feed for who is back',
    [says('builder.0', 'builder.resumed')],
    { layers: { open: ['builder0'] }, 'feed.0': { state: 'open.building' }, workspace: { building: [0] } },
  ],
  [
    'FED-14 a builder asks a visitor to log in, and goes on where they were',
    [says('builder.0', 'logIn.required')],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { afterSignIn: 'resuming', dialog: 'open.LogIn' } },
      seenForms: { state: { visitor: 'inDialog' } },
      reports: ['overlay logIn.reached'],
    },
  ],
  [
    'FED-12 what is applied is the search of its feed',
    [says('builder.0', { type: 'search.applied', search: { keywords: ['gold'], queryLanguage: 2 } })],
    {
      'builder.0': {
        feed: { searchContext: { keywords: ['gold'], queryLanguage: 2 } },
        draft: { keywords: ['gold'], queryLanguage: 2 },
      },
      'feed.0': {
        search: { search: { keywords: ['gold'], queryLanguage: 2 }, phrase: 'gold' },
        list: { search: { keywords: ['gold'], queryLanguage: 2 } },
        mutes: { search: { keywords: ['gold'], queryLanguage: 2 } },
      },
      'lastNews.0': { list: { search: { keywords: ['gold'], queryLanguage: 2 } } },
      'olderNews.0': { search: { keywords: ['gold'], queryLanguage: 2 } },
      workspace: {
        workspace: {
          feedConfigurations: [{ id: 'feed-1', name: '', searchContext: { keywords: ['gold'], queryLanguage: 2 } }],
        },
      },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      'feed.0/list asks searchNews': [{ keywords: ['gold'], queryLanguage: 2 }],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  [
    'FED-12 a builder begins with the search of its feed, once there is one',
    [send('workspace', 'feed.added')],
    { 'builder.1': { feed: { id: 'feed-2' } } },
  ],
  [
    'FED-12 a builder begins again when its feed is gone',
    [send('workspace', 'feed.added'), send('workspace', 'feed.removed')],
    { 'builder.1': { feed: { id: '' } } },
  ],
  [
    'FED-14 a builder knows who has signed in',
    [signedIn],
    { 'builder.0': { username: 'ann' }, 'builder.1': { username: 'ann' }, 'builder.newsPit': { username: 'ann' } },
  ],
  [
    'FED-14 what was built waits for who has lapsed',
    [signedIn, typed, send('session', { type: 'tab.lapsed', since: 1 })],
    {
      'builder.0': {
        draft: { keywords: null, queryLanguage: null },
        username: null,
        held: {
          username: 'ann',
          at: 'building',
          feed: { id: 'feed-1', name: '', searchContext: {} },
          draft: { keywords: ['gold'], queryLanguage: 2 },
          key: 'keywords',
          texts: {},
          name: '',
          sent: { id: '', name: '', searchContext: {} },
        },
      },
    },
  ],
  [
    'FED-14 what was built does not wait after a sign-out',
    [
      signedIn,
      typed,
      send('session', { type: 'tab.lapsed', since: 1 }),
      send('session', { type: 'tab.signedOut', since: 1 }),
    ],
    { 'builder.0': { held: null } },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})

it('DSK-02 a builder is closed where its feed gives way to that of another desk', () => {
  const opened = { type: 'desk.opened', arrangement: {}, linked: [], symbol: '', density: 'dense' }
  const building = ['feed.0', 'feed.1', 'feed.newsPit'].map((feed) => send(feed, 'builder.asked'))
  const { building: left } = after(...building, says('desks', opened)).snapshot('workspace').context
  expect(left).toEqual(['newsPit'])
})
