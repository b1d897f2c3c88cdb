import { expect, it } from 'vitest'
import { ann, annFirst } from '../../drive/people.ts'
import { withRinging } from '../shared/ringing.ts'
import { answers, type Changes, changesOf, type Step, says, shown } from '../shared/scene.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const other = { id: 'p1', name: 'Oil and gas', searchContext: { keywords: ['oil', 'gas'] } }
const member = says('session', { type: 'session.started', user: annFirst.user })
const listed = [member, answers('presets', 'listPresets', [preset])]
/** Feed 0 is the preset. */
const held = [...listed, says('builder.0', { type: 'preset.loaded', preset })]
const savedBy = (slot: number) => says(`builder.${slot}`, { type: 'preset.saved', preset })

/** What changes with a preset that a feed holds. */
const renewed: Changes = {
  'builder.0': {
    feed: { name: 'Oil and gas', searchContext: { keywords: ['oil', 'gas'] }, saved: { keywords: ['oil', 'gas'] } },
    draft: { keywords: ['oil', 'gas'] },
  },
  'feed.0': {
    search: { search: { keywords: ['oil', 'gas'] }, phrase: '' },
    list: { search: { keywords: ['oil', 'gas'] } },
    mutes: { search: { keywords: ['oil', 'gas'] } },
  },
  'lastNews.0': { list: { search: { keywords: ['oil', 'gas'] } } },
  'olderNews.0': { search: { keywords: ['oil', 'gas'] } },
  presets: { presets: [other] },
  workspace: {
    workspace: {
      feedConfigurations: [
        {
          id: 'p1',
          name: 'Oil and gas',
          searchContext: { keywords: ['oil', 'gas'] },
          saved: { keywords: ['oil', 'gas'] },
        },
      ],
    },
  },
  'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
  'feed.0/list asks searchNews': [{ keywords: ['oil', 'gas'] }],
}

it.each<[string, Step[], Changes]>([
  [
    'FED-13 presets are listed again when they are looked at',
    [...listed, says('builder.0', 'loader.reached')],
    { presets: { state: 'loaded.refreshing' }, 'presets asks listPresets': [ann] },
  ],
  [
    'FED-13 a preset that is saved is listed, is what its feed holds, and is a success',
    [...listed, says('builder.1', { type: 'preset.saved', preset: { ...preset, id: 'p2' } })],
    {
      notification: shown('Success', 'Preset “Oil” saved.'),
      presets: { presets: [preset, { id: 'p2', name: 'Oil', searchContext: { keywords: ['oil'] } }] },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'FED-13 a saved preset is what its feed holds',
    [savedBy(0)],
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
      notification: shown('Success', 'Preset “Oil” saved.'),
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
    'FED-13 a preset that is updated is listed so, and so is every feed that holds it',
    [...held, says('builder.1', { type: 'preset.updated', preset: other })],
    { ...renewed, notification: shown('Success', 'Preset “Oil and gas” updated.') },
  ],
  [
    'FED-13 a preset that was taken as it is elsewhere is listed so, and so is every feed that holds it',
    [...held, says('builder.1', { type: 'preset.taken', preset: other })],
    renewed,
  ],
  [
    'FED-13 a deleted preset is neither listed nor held by a feed',
    [...held, says('builder.1', { type: 'preset.gone', id: 'p1' })],
    {
      'builder.0': { feed: { id: 'unsaved-0', name: '' } },
      notification: shown('Failure', 'This preset was deleted elsewhere. Save it as a new one.'),
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
