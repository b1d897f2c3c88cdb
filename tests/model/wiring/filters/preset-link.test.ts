import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { answers, type Changes, changesOf, only, type Step, says, send, shown } from '../shared/scene.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const at = (place: object) => send('place', { type: 'place.changed', place })
const linked = at({ page: 'terminal', presetId: 'p1' })
const unanswered = [answers('session', 'recallUser', {})]
const visitor = [...unanswered, answers('session', 'restoreSignIn', undefined)]
const signedIn = send('session', { type: 'signIn.given', signIn: annFirst })

it.each<[string, Step[], Changes]>([
  [
    'RTE-02 who closes LogIn at the link of a preset is led to the plain Terminal',
    [...visitor, linked, says('overlay', 'overlay.left')],
    {
      presetLink: { state: 'idle' },
      reports: ['presetLink link.declined'],
      'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal', replaces: true }],
    },
  ],
  [
    'RTE-02 the link of a preset is followed no longer where it is left',
    [...visitor, linked, at({ page: 'aboutUs' })],
    { place: { place: { page: 'aboutUs', presetId: null } }, presetLink: { state: 'idle' } },
  ],
  [
    'RTE-02 the preset of a link is what the first feed holds',
    [says('presetLink', { type: 'preset.loaded', preset })],
    {
      'builder.0': {
        feed: { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
        draft: { keywords: ['oil'] },
      },
      'feed.0': {
        search: { search: { keywords: ['oil'] }, phrase: 'oil' },
        list: { search: { keywords: ['oil'] } },
        mutes: { search: { keywords: ['oil'] } },
      },
      'lastNews.0': { list: { search: { keywords: ['oil'] } } },
      'olderNews.0': { search: { keywords: ['oil'] } },
      workspace: {
        workspace: {
          feedConfigurations: [
            { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
          ],
        },
      },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      'feed.0/list asks searchNews': [{ keywords: ['oil'] }],
    },
  ],
  [
    'RTE-02 a link that is declined is left',
    [says('presetLink', 'link.declined')],
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal', replaces: true }] },
  ],
  [
    'RTE-02 a link that has failed is left, with a failure',
    [says('presetLink', 'link.failed')],
    {
      notification: shown('Failure', 'That preset could not be opened.'),
      'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal', replaces: true }],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  [
    'RTE-02 who opens the link of a preset is not known at first',
    [signedIn, linked],
    { presetLink: { id: 'p1', state: 'loading' } },
  ],
  [
    'RTE-02 a member who opens the link of a preset gets it',
    [linked, signedIn],
    { presetLink: { who: 'member', state: 'loading' }, 'presetLink asks getPreset': ['p1'] },
  ],
  [
    'RTE-02 a visitor who opens the link of a preset is asked to log in',
    [...visitor, linked],
    {
      presetLink: { id: 'p1', state: 'asking' },
      overlay: { state: { afterSignIn: 'resuming', dialog: 'open.LogIn' } },
      reports: ['presetLink logIn.required', 'overlay logIn.reached'],
    },
  ],
  [
    'RTE-02 who logs in at the link of a preset gets it',
    [...visitor, linked, signedIn],
    { presetLink: { who: 'member', state: 'loading' }, 'presetLink asks getPreset': ['p1'] },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})

const sharedAt = (shared: string) => send('place', { type: 'place.changed', place: { page: 'terminal' }, shared })
const oil = { id: 'shared-t1', name: '', searchContext: { keywords: ['oil'] } }
const copy = { name: 'Oil', searchContext: { keywords: ['oil'] } }

it.each<[string, Step[], Changes]>([
  [
    'RTE-19 the link of a shared preset waits until it is known who is here',
    [sharedAt('t1')],
    { place: { shared: 't1' }, sharedLink: { token: 't1', state: 'arriving' } },
  ],
  [
    'RTE-19 a shared preset that is opened is shown by the feed that looks for nothing',
    [...visitor, sharedAt('t1'), answers('sharedLink', 'getShared', copy)],
    {
      sharedLink: { copy, state: 'idle' },
      workspace: { workspace: { feedConfigurations: [oil] } },
      notification: shown('Success', 'Shared preset “Oil” opened in feed 1. Save it to keep it.'),
    },
  ],
  [
    'RTE-19 a shared preset is opened in a new feed beside one that looks for something',
    [
      send('workspace', { type: 'search.chosen', slot: 0, search: { topics: ['MACRO'] } }),
      ...[...visitor, sharedAt('t1'), answers('sharedLink', 'getShared', copy)],
    ],
    {
      workspace: {
        workspace: {
          feedConfigurations: [{ id: 'feed-1', name: '', searchContext: { topics: ['MACRO'] } }, oil],
          nextFeed: 3,
        },
      },
    },
  ],
  [
    'RTE-19 a shared preset that has no space asks for it',
    [says('sharedLink', { type: 'space.lacking', name: 'Oil' })],
    { notification: shown('Info', 'Close a feed to open the shared preset “Oil”.', 10_000) },
  ],
  [
    'RTE-19 a link that has ended is left, with a failure',
    [says('sharedLink', 'link.ended')],
    {
      notification: shown('Failure', 'That preset is no longer shared.'),
      'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal', replaces: true }],
    },
  ],
  [
    'RTE-19 the link of a shared preset that is left is followed no longer',
    [sharedAt('t1'), at({ page: 'aboutUs' })],
    { place: { place: { page: 'aboutUs' }, shared: null }, sharedLink: { state: 'idle' } },
  ],
  [
    'RTE-19 a shared preset that could not be loaded is a failure, and its address stays',
    [says('sharedLink', 'link.failed')],
    { notification: shown('Failure', 'The shared preset could not be opened. Reload the page to try again.') },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})
