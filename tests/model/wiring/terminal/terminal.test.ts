import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { itemOf } from '../../feed/live-feed.seen.ts'
import { type Changes, changesOf, only, type Step, says, send } from '../shared/scene.ts'

const search = { keywords: ['oil'] }
const older = itemOf('a', 1)
const opened = send('feed.0/list', 'connection.opened')
const filled = send('feed.0/list', { type: 'items.replaced', items: [older] })
const order = { type: 'row.wanted', to: 'next' }

it.each<[string, Step[], Changes]>([
  [
    'TRM-03 the search that is chosen in a feed is the one of its slot in the Terminal, and its builder’s',
    [says('feed.0', { type: 'search.chosen', search })],
    {
      'builder.0': { feed: { searchContext: search }, draft: search },
      'feed.0': { search: { search: search, phrase: 'oil' }, list: { search: search }, mutes: { search: search } },
      'lastNews.0': { list: { search: search } },
      'olderNews.0': { search: search },
      workspace: { workspace: { feedConfigurations: [{ id: 'feed-1', name: '', searchContext: search }] } },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      'feed.0/list asks searchNews': [search],
    },
  ],
  [
    'TRM-03 the search that is chosen in the News Pit’s feed is kept for it alone',
    [says('feed.newsPit', { type: 'search.chosen', search })],
    {
      'builder.newsPit': { feed: { searchContext: search }, draft: search },
      'feed.newsPit': {
        search: { search: search, phrase: 'oil' },
        list: { search: search },
        mutes: { search: search },
      },
      'lastNews.newsPit': { list: { search: search } },
      'olderNews.newsPit': { search: search },
      workspace: { workspace: { newsPitFeedConfiguration: { searchContext: search } } },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      'feed.newsPit/list asks searchNews': [search],
    },
  ],
  [
    'TRM-02 a feed that is added is searched for',
    [send('workspace', 'feed.added')],
    {
      'builder.1': { feed: { id: 'feed-2' } },
      'feed.1': {
        search: { search: {}, phrase: '', cleared: {}, instead: {}, state: { box: 'settled', undoing: 'none' } },
        state: 'open.reading',
        list: { search: {}, items: [], older: 0, state: 'searching.connecting' },
        mutes: { search: {}, muted: [], state: 'none' },
        rows: {
          items: [],
          muted: [],
          shown: [],
          arrived: [],
          expanded: [],
          state: {
            rows: '.',
            pinning: 'free',
            scrolling: 'atTop',
            pointing: 'away',
            opening: 'none',
            showing: 'awaiting',
          },
        },
        status: { items: [], gathered: 0, pressing: '', said: { of: 'all', count: 0, title: '' }, state: 'waiting' },
      },
      'lastNews.1': { list: { awaitsItems: true } },
      workspace: {
        workspace: {
          feedConfigurations: [
            { id: 'feed-1', name: '', searchContext: {} },
            { id: 'feed-2', name: '', searchContext: {} },
          ],
          nextFeed: 3,
        },
      },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      'feed.1/list asks searchNews': [{}],
    },
  ],
  [
    'TRM-02 a feed that is removed is searched for no longer',
    [send('workspace', 'feed.added'), send('workspace', 'feed.removed')],
    {
      'builder.1': { feed: { id: '' } },
      'feed.1': {
        search: { search: null, phrase: null, cleared: null, instead: null, state: null },
        state: 'closed',
        list: null,
        mutes: null,
        rows: null,
        status: null,
      },
      'lastNews.1': { list: { awaitsItems: false } },
      workspace: { workspace: { feedConfigurations: [{ id: 'feed-1', name: '', searchContext: {} }] } },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'FED-14 while a feed is built its slot is kept',
    [send('feed.0', 'builder.asked')],
    { layers: { open: ['builder0'] }, 'feed.0': { state: 'open.building' }, workspace: { building: [0] } },
  ],
  [
    'FED-14 once it is built its slot is kept no longer',
    [send('feed.0', 'builder.asked'), send('feed.0', 'builder.left')],
    { layers: { open: [] }, 'feed.0': { state: 'open.reading' }, workspace: { building: [] } },
  ],
  [
    'SES-04 a lapse is noted, so that the Terminal goes on for who comes back',
    [says('session', 'session.lapsed')],
    {
      layers: { open: ['overlay'] },
      overlay: { state: { afterSignIn: 'resuming', dialog: 'open.LogIn' } },
      place: { state: { reader: 'visitor', address: 'asking' } },
      seenForms: { state: { visitor: 'inDialog' } },
      workspace: { state: { signIn: 'lapsed' } },
      reports: ['place logIn.required', 'overlay logIn.reached'],
    },
  ],
  [
    'LAY-01 CON-02 OVL-05 the Terminal, the News Pit and the forms follow the layout of the screen',
    [send('layout', { type: 'screen.changed', screen: { layout: 'mobile', pointer: 'fine' } })],
    {
      contact: { state: { names: 'one' } },
      createAccount: { state: { terms: 'implied' } },
      layout: { layout: 'mobile' },
      newsPit: { state: { width: 'narrow' } },
      releaseHistory: { step: { type: 'over.asked', over: 'calendar' } },
      workspace: { layout: 'mobile' },
    },
  ],
  [
    'FED-15 what is read in a feed is marked as read',
    [says('feed.0', { type: 'items.read', ids: ['a'] })],
    { reading: { read: ['a'], state: { marks: 'changed' } } },
  ],
  [
    'FED-16 the newest row that is shown in a feed is noted',
    [opened, filled],
    {
      'feed.0': {
        list: { items: [older], state: 'searching.answering.live.active' },
        rows: { items: [older], shown: [older], state: { showing: 'following' } },
        status: { items: [older], said: { count: 1 }, state: 'quiet' },
      },
      'lastNews.0': { items: [older], list: { isNewest: true } },
      'olderNews.0': { last: older },
      reading: { seen: '2026-01-06T00:00:00.000Z' },
    },
  ],
  [
    'FED-15 a key that is pressed over a feed is an order to that feed',
    [opened, filled, says('keys', { type: 'feed.ordered', slot: 0, order })],
    { 'feed.0': { rows: { current: 'a', focused: 'a' } }, reports: ['feed.0 items.read'] },
  ],
  [
    'PIT-07 a key that is pressed over the Spotlight is an order to it',
    [says('keys', { type: 'spotlight.ordered', order: { type: 'box.wanted' } })],
    { reports: ['pitSpotlight box.asked'] },
  ],
  [
    'PIT-07 a key that is pressed over the Library is an order to it',
    [says('keys', { type: 'library.ordered', order: { type: 'box.wanted' } })],
    { reports: ['library box.asked'] },
  ],
  [
    'FED-15 an item of a feed is shared',
    [says('feed.0', { type: 'share.asked', item: older })],
    {
      sharing: { sharing: { title: 'Headline a, version 1', link: '/news-pit/a' }, state: 'sharing' },
      'sharing asks shareLink': [{ title: 'Headline a, version 1', link: '/news-pit/a', way: 'sheet' }],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  [
    'TRM-06 who is known to be a visitor gets the Terminal of visitors',
    [
      send('session', { type: 'signIn.given', signIn: annFirst }),
      send('workspace', { type: 'workspace.recalled', owner: 'ann' }),
      send('session', 'signOut.pressed'),
    ],
    { 'workspace sends to keepWorkspace': [{ type: 'workspace.wanted' }] },
  ],
  [
    'TRM-06 who signs in gets their own Terminal',
    [send('session', { type: 'signIn.given', signIn: annFirst })],
    { 'workspace sends to keepWorkspace': [{ type: 'workspace.wanted', owner: 'ann' }] },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})

it('FED-14 CHT-08 a feed that fails while its builder is open is no longer built in once it has been started again', () => {
  const failed = says('root', { type: 'xstate.error.actor.feed.0', actorId: 'feed.0' })
  const changes = changesOf(send('feed.0', 'builder.asked'), failed)
  expect(changes).toMatchObject({ 'feed.0': { state: 'open.reading' }, workspace: { building: [] } })
})
