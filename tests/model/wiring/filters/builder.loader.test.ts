import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { answers, type Changes, changesOf, type Step, says, send, shown } from '../shared/scene.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const other = { id: 'p1', name: 'Gold', searchContext: { keywords: ['gold'] } }
const member = says('session', { type: 'session.started', user: annFirst.user })
const listed = [member, answers('presets', 'listPresets', [preset])]
const held = [...listed, says('loader.0', { type: 'preset.loaded', preset })]

it.each<[string, Step[], Changes]>([
  [
    'FED-13 every loader lists the presets',
    [member, answers('presets', 'listPresets', [preset])],
    {
      'loader.0': { presets: [preset] },
      'loader.1': { presets: [preset] },
      'loader.newsPit': { presets: [preset] },
      presets: { presets: [preset], state: 'loaded.resting' },
    },
  ],
  [
    'SES-03 a loader forgets what it was doing when its user signs out',
    [...listed, send('loader.0', { type: 'rename.pressed', id: 'p1' }), says('session', 'session.ended')],
    {
      'loader.0': {
        presets: [],
        busy: { id: '', name: '', searchContext: { keywords: null } },
        name: '',
        state: 'resting',
      },
      'loader.1': { presets: [] },
      'loader.newsPit': { presets: [] },
      presets: { presets: [], user: null, state: 'signedOut' },
    },
  ],
  [
    'FED-13 a preset that is loaded is what its feed and its builder hold',
    [...listed, send('feed.0', 'builder.asked'), says('loader.0', { type: 'preset.loaded', preset })],
    {
      'builder.0': {
        feed: { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
        draft: { keywords: ['oil'] },
      },
      'feed.0': {
        search: { search: { keywords: ['oil'] }, phrase: 'oil' },
        state: 'open.reading',
        list: { search: { keywords: ['oil'] } },
        mutes: { search: { keywords: ['oil'] } },
      },
      'lastNews.0': { list: { search: { keywords: ['oil'] } } },
      workspace: {
        workspace: {
          feedConfigurations: [
            { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
          ],
        },
        building: [],
      },
      reports: ['builder.0 builder.left'],
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      'feed.0/list asks searchNews': [{ keywords: ['oil'] }],
    },
  ],
  [
    'FED-13 a preset that is renamed is listed so, and so is every feed that holds it',
    [...held, says('loader.1', { type: 'preset.renamed', preset: other })],
    {
      'builder.0': { feed: { name: 'Gold' } },
      'loader.0': { presets: [other] },
      'loader.1': { presets: [other] },
      'loader.newsPit': { presets: [other] },
      presets: { presets: [other] },
      workspace: {
        workspace: {
          feedConfigurations: [
            { id: 'p1', name: 'Gold', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
          ],
        },
      },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'FED-13 a preset that was renamed elsewhere is listed so, and so is every feed that holds it',
    [...held, says('loader.1', { type: 'rename.contested', preset: other })],
    {
      'builder.0': { feed: { name: 'Gold' } },
      'loader.0': { presets: [other] },
      'loader.1': { presets: [other] },
      'loader.newsPit': { presets: [other] },
      notification: shown('Failure', 'Meanwhile it was renamed to “Gold”. Rename it again, or cancel.'),
      presets: { presets: [other] },
      workspace: {
        workspace: {
          feedConfigurations: [
            { id: 'p1', name: 'Gold', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
          ],
        },
      },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'FED-13 a preset that is copied is listed',
    [...listed, says('loader.1', { type: 'preset.added', preset: { ...other, id: 'p2' } })],
    {
      'loader.0': { presets: [preset, { id: 'p2', name: 'Gold', searchContext: { keywords: ['gold'] } }] },
      'loader.1': { presets: [preset, { id: 'p2', name: 'Gold', searchContext: { keywords: ['gold'] } }] },
      'loader.newsPit': { presets: [preset, { id: 'p2', name: 'Gold', searchContext: { keywords: ['gold'] } }] },
      presets: { presets: [preset, { id: 'p2', name: 'Gold', searchContext: { keywords: ['gold'] } }] },
    },
  ],
  [
    'FED-13 a preset that is removed is neither listed nor held by a feed',
    [...held, says('loader.1', { type: 'preset.removed', id: 'p1' })],
    {
      'builder.0': { feed: { id: 'unsaved-0', name: '' } },
      'loader.0': { presets: [] },
      'loader.1': { presets: [] },
      'loader.newsPit': { presets: [] },
      presets: { presets: [] },
      workspace: {
        workspace: {
          feedConfigurations: [
            { id: 'unsaved-0', name: '', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
          ],
        },
      },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})
