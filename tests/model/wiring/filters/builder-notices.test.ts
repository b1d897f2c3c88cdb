import { expect, it } from 'vitest'

import { answers, type Changes, changesOf, only, type Step, says, shown } from '../shared/scene.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const listed = [says('session', { type: 'session.started' }), answers('presets', 'listPresets', [preset])]

it.each<[string, Step[], Changes]>([
  [
    'FED-13 a feed can look for so much only',
    [says('builder.0', 'filters.full')],
    {
      notification: shown('Failure', 'That is more than one feed can look for. Remove a filter first.'),
    },
  ],
  [
    'FED-13 a builder says that there are as many presets as can be kept',
    [says('builder.0', 'presets.full')],
    {
      notification: shown('Failure', 'You have reached the limit of 200 presets. Delete one first.'),
    },
  ],
  [
    'FED-13 an update that was contested is a failure',
    [says('builder.0', 'update.contested')],
    {
      notification: shown('Failure', 'That preset was changed elsewhere, too. Nothing was saved yet.'),
    },
  ],
  [
    'FED-13 a preset that was deleted is reported as a failure',
    [says('builder.0', { type: 'preset.gone', id: 'p2' })],
    {
      notification: shown('Failure', 'This preset was deleted elsewhere. Save it as a new one.'),
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'FED-13 a name that was contested is a failure',
    [says('builder.0', { type: 'rename.contested', preset })],
    {
      notification: shown('Failure', 'Meanwhile it was renamed to “Oil”. Rename it again, or cancel.'),
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'ERR-05 a link that was copied is a success',
    [says('builder.0', 'link.copied')],
    { notification: shown('Success', 'Link Copied.', 1500) },
  ],
  [
    'ERR-05 a link that could not be copied is a failure',
    [says('builder.0', 'link.failed')],
    {
      notification: shown('Failure', 'Could not copy link.', 1500),
    },
  ],
  [
    'ERR-07 a save that has failed is a failure, and presets are listed again',
    [...listed, says('builder.0', 'save.failed')],
    {
      notification: shown('Failure', 'Your preset could not be saved. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
  [
    'ERR-07 an update that has failed is a failure, and presets are listed again',
    [...listed, says('builder.0', 'update.failed')],
    {
      notification: shown('Failure', 'Your preset could not be updated. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
  [
    'ERR-07 a rename that has failed is a failure, and presets are listed again',
    [...listed, says('builder.0', 'rename.failed')],
    {
      notification: shown('Failure', 'Your preset could not be renamed. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
  [
    'ERR-07 a copy that has failed is a failure, and presets are listed again',
    [...listed, says('builder.0', 'duplicate.failed')],
    {
      notification: shown('Failure', 'Your preset could not be duplicated. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
  [
    'ERR-07 a deletion that has failed is a failure, and presets are listed again',
    [...listed, says('builder.0', 'delete.failed')],
    {
      notification: shown('Failure', 'Your preset could not be deleted. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
  [
    'FED-24 a preset that could not be shared is a failure, and presets are listed again',
    [...listed, says('builder.0', 'share.failed')],
    {
      notification: shown('Failure', 'Your preset could not be shared. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
  [
    'FED-24 a link that could not be ended is a failure, and presets are listed again',
    [...listed, says('builder.0', 'unshare.failed')],
    {
      notification: shown('Failure', 'The link could not be ended. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
  [
    'FED-24 a link that has ended is a success',
    [says('builder.0', 'link.ended')],
    { notification: shown('Success', 'The link of your preset has ended.') },
  ],
  [
    'FED-24 a list that cannot be written out is a failure',
    [says('builder.0', 'list.unwritten')],
    {
      notification: shown(
        'Failure',
        'This preset names a list that is missing, empty or too long to be shared, or a folder of your sources, which only you have.',
      ),
    },
  ],
  [
    'ERR-07 a preset that could not be brought back is a failure, and presets are listed again',
    [...listed, says('builder.0', 'undo.failed')],
    {
      notification: shown('Failure', 'Your preset could not be brought back. Please try again.'),
      presets: { state: 'loaded.refreshing' },
      'presets asks listPresets': ['nothing'],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  [
    'FED-13 a preset that is saved is a success',
    [says('builder.0', { type: 'preset.saved', preset })],
    { notification: shown('Success', 'Preset “Oil” saved.') },
  ],
  [
    'FED-13 a preset that is updated is a success',
    [says('builder.0', { type: 'preset.updated', preset })],
    { notification: shown('Success', 'Preset “Oil” updated.') },
  ],
  [
    'RTE-02 a preset that could not be opened is a failure',
    [says('presetLink', 'link.failed')],
    { notification: shown('Failure', 'That preset could not be opened.') },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})
