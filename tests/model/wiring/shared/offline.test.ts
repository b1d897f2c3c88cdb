import { expect, it } from 'vitest'
import { storyOf } from '../../../unit/content/content-item.ts'
import { annFirst } from '../../drive/people.ts'
import { itemOf } from '../../feed/live-feed.seen.ts'
import { answers, type Changes, changesOf, ofKeepers, only, type Step, says, send } from './scene.ts'

const older = itemOf('a', 1)
const opened = send('feed.0/list', 'connection.opened')
const filled = send('feed.0/list', { type: 'items.replaced', items: [older] })
const story = storyOf('a')

it.each<[string, Step[], Changes]>([
  [
    'LEG-04 FED-16 what is seen is kept once it is allowed',
    [send('consent', 'all.allowed')],
    {
      consent: { consent: { functionality: true, thirdParty: true }, state: { answer: 'settled' } },
      heatmapEmbed: { state: 'allowed.resting' },
      ...ofKeepers({ mayKeep: true, state: 'allowed.recalling' }, 'recallList'),
      player: { isAllowed: true, frame: 2, state: 'empty' },
      tapeEmbed: { state: 'allowed.resting' },
      timelineEmbed: { state: 'allowed.resting' },
      'consent sends to keepConsent': [{ type: 'consent.decided', consent: { functionality: true, thirdParty: true } }],
      reports: ['consent consent.changed'],
    },
  ],
  [
    'LEG-04 FED-16 what was seen is forgotten when it is allowed no longer',
    [send('consent', 'all.allowed'), send('consent', 'necessary.kept')],
    {
      consent: { consent: { functionality: false, thirdParty: false } },
      heatmapEmbed: { state: 'waitingForConsent' },
      ...ofKeepers({ mayKeep: false, state: 'forgetting' }, 'forgetLists'),
      player: { isAllowed: false, frame: 3, state: 'still' },
      tapeEmbed: { state: 'waitingForConsent' },
      timelineEmbed: { state: 'waitingForConsent' },
      'consent sends to keepConsent': [
        { type: 'consent.decided', consent: { functionality: false, thirdParty: false } },
      ],
      reports: ['consent consent.changed'],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

const keepers = Object.keys(ofKeepers({}))
const oil = { keywords: ['oil'], queryLanguage: 2 as const }
it.each<[string, Step[], Changes]>([
  [
    'FED-16 the lists are kept for who is signed in',
    [send('session', { type: 'signIn.given', signIn: annFirst })],
    ofKeepers({ reader: 'ann' }),
  ],
  [
    'FED-16 what was kept is for a page without a connection',
    [send('connection', { type: 'connection.opened', at: 1 })],
    ofKeepers({ isLive: true }),
  ],
  [
    'FED-16 the lists are kept when the reader leaves the page',
    [
      send('consent', 'all.allowed'),
      ...keepers.map((keeper) => answers(keeper, 'recallList', undefined)),
      send('reading', { type: 'page.left', at: 1 }),
    ],
    ofKeepers({ state: 'allowed.kept' }),
  ],
  [
    'FED-16 what a feed shows, and that it is the newest, is what to keep',
    [opened, filled],
    { 'lastNews.0': { items: [older], list: { isNewest: true } } },
  ],
  [
    'FED-16 what a feed searches for is what its list is kept for',
    [says('feed.newsPit', { type: 'search.chosen', search: oil })],
    { 'lastNews.newsPit': { list: { search: oil } } },
  ],
  [
    'FED-16 a feed without an answer waits for what was kept',
    [send('workspace', 'feed.added')],
    { 'lastNews.1': { list: { awaitsItems: true } } },
  ],
  [
    'FED-16 what was kept of a feed is shown in it',
    [says('lastNews.0', { type: 'items.recalled', items: [older], at: 5 })],
    {
      'feed.0': {
        list: { items: [older], staleSince: 5, state: 'searching.stale' },
        rows: { items: [older], shown: [older], state: { showing: 'following' } },
      },
    },
  ],
  ...(
    [
      ['spotlight', 'lastStories'],
      ['pitSpotlight', 'lastPitStories'],
    ] as const
  ).flatMap(([list, keeper]): [string, Step[], Changes][] => [
    [
      `SPT-01 ${list} waits for what was kept no longer once there is a connection`,
      [send(`${list}/list`, 'connection.opened')],
      { [keeper]: { list: { awaitsItems: false } } },
    ],
    [
      `SPT-01 what ${list} shows, and that it is the newest, is what to keep`,
      [send(`${list}/list`, 'connection.opened'), send(`${list}/list`, { type: 'items.replaced', items: [story] })],
      { [keeper]: { items: [story], list: { isNewest: true } } },
    ],
    [
      `SPT-01 what ${list} searches for is what its list is kept for`,
      [send(list, { type: 'phrase.changed', phrase: 'oil' }), send(list, 'search.submitted')],
      { [keeper]: { list: { search: oil } } },
    ],
    [
      `SPT-01 what was kept is shown in ${list}`,
      [says(keeper, { type: 'items.recalled', items: [story], at: 5 })],
      {
        [list]: {
          list: { items: [story], staleSince: 5, state: 'searching.stale' },
          cards: { items: [story], shown: [story] },
        },
      },
    ],
  ]),
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})
