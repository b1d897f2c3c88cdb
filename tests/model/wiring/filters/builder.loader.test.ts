import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { withRinging } from '../shared/ringing.ts'
import { answers, type Changes, changesOf, type Step, says, send, shown } from '../shared/scene.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const other = { id: 'p1', name: 'Gold', searchContext: { keywords: ['gold'] } }
const member = says('session', { type: 'session.started', user: annFirst.user })
const listed = [member, answers('presets', 'listPresets', [preset])]
const held = [...listed, says('builder.0', { type: 'preset.loaded', preset })]

it.each<[string, Step[], Changes]>([
  [
    'FED-13 the presets of a member are listed',
    [member, answers('presets', 'listPresets', [preset])],
    {
      presets: { presets: [preset], state: 'loaded.resting' },
    },
  ],
  [
    'SES-03 a loader forgets what it was doing when its user signs out',
    [...listed, send('builder.0/loader', { type: 'rename.pressed', preset }), says('session', 'session.ended')],
    {
      'builder.0': {
        loader: { busy: { id: '', name: '', searchContext: { keywords: null } }, name: '', state: 'resting' },
      },
      presets: { presets: [], user: null, state: 'signedOut' },
    },
  ],
  [
    'FED-13 a preset that is loaded is what its feed and its builder hold',
    [...listed, send('feed.0', 'builder.asked'), send('builder.0', { type: 'preset.loaded', preset })],
    {
      layers: { open: [] },
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
      'olderNews.0': { search: { keywords: ['oil'] } },
      workspace: {
        workspace: {
          feedConfigurations: [
            { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] }, saved: { keywords: ['oil'] } },
          ],
        },
        building: [],
      },
      reports: ['builder.0 preset.loaded', 'builder.0 builder.left'],
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      'feed.0/list asks searchNews': [{ keywords: ['oil'] }],
    },
  ],
  [
    'FED-13 a preset that is renamed is listed so, and so is every feed that holds it',
    [...held, says('builder.1', { type: 'preset.renamed', preset: other })],
    {
      'builder.0': { feed: { name: 'Gold' } },
      presets: { presets: [{ ...preset, name: 'Gold' }] },
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
    [...held, says('builder.1', { type: 'rename.contested', preset: other })],
    {
      'builder.0': { feed: { name: 'Gold' } },
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
    [...listed, says('builder.1', { type: 'preset.added', preset: { ...other, id: 'p2' } })],
    {
      presets: { presets: [preset, { id: 'p2', name: 'Gold', searchContext: { keywords: ['gold'] } }] },
    },
  ],
  [
    'FED-25 a preset that is brought back is listed where it was',
    [...listed, says('builder.1', { type: 'preset.added', preset: { ...other, id: 'p0' }, at: 0 })],
    { presets: { presets: [{ id: 'p0', name: 'Gold', searchContext: { keywords: ['gold'] } }, preset] } },
  ],
  [
    'FED-24 a preset that is shared is listed so',
    [...listed, says('builder.1', { type: 'sharing.changed', preset: { id: 'p1', isShared: true } })],
    { presets: { presets: [{ ...preset, isShared: true }] } },
  ],
  [
    'FED-13 a preset that is removed is neither listed nor held by a feed',
    [...held, says('builder.1', { type: 'preset.removed', id: 'p1' })],
    {
      'builder.0': { feed: { id: 'unsaved-0', name: '' } },
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
  expect(changesOf(...steps)).toEqual(withRinging(changes))
})
