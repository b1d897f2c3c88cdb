import { expect, it } from 'vitest'
import { type Changes, changesOf, type Step, says, send } from '../shared/scene.ts'

const changes = [{ own: 's', key: 'x' }]
const asked = [send('keys', 'list.asked'), send('keyChange', { type: 'change.asked', own: 's' })]

it.each<[string, Step[], Changes]>([
  [
    'are kept, and what changes them next knows them',
    [says('keyChange', { type: 'changes.chosen', changes })],
    { keys: { changes }, keyChange: { changes }, 'keys sends to watchKeys': [{ type: 'keys.chosen', changes }] },
  ],
  [
    'are changed by the next key that is pressed',
    [...asked, send('keyChange', { type: 'key.pressed', key: 'x' })],
    {
      keys: { changes },
      keyChange: { changes, state: 'resting.changed' },
      'keys sends to watchKeys': [{ type: 'keys.chosen', changes }],
      reports: ['keyChange changes.chosen'],
    },
  ],
  [
    'are changed no longer when their list is closed',
    [...asked, send('keys', 'list.left')],
    { keys: { state: { singles: 'on.closed' } }, keyChange: { state: 'resting.unchanged' }, layers: { open: [] } },
  ],
])('LAY-33 the keys of commands %s', (_, steps, expected) => {
  expect(changesOf(...steps)).toEqual(expected)
})
