import { expect, it } from 'vitest'
import { presetsOf } from '../../../src/machines/presets/presets.machine.ts'
import { feedsOf } from '../../../src/machines/shared/workspace.machine.ts'
import { annFirst } from '../drive/people.ts'
import { answers, says, send } from '../wiring/shared/scene.ts'
import { walkTogether } from './walk-together.ts'

const preset = { id: 'p1', name: 'Oil', searchContext: { keywords: ['oil'] } }
const deletions = ['the deletion is confirmed', 'the builder finds it gone']

it('FED-13 SES-03 a preset that is deleted is in no list and no feed, wherever builder and presets can come', () => {
  const { states, wrong } = walkTogether({
    charts: ['builder.0', 'builder.1', 'presets', 'workspace'],
    steps: {
      'ann signs in': says('session', { type: 'session.started', user: annFirst.user }),
      'her session ends': says('session', 'session.ended'),
      'presets are listed': (route) =>
        answers('presets', 'listPresets', route.some((step) => deletions.includes(step)) ? [] : [preset]),
      'a preset is selected': send('builder.0/loader', { type: 'preset.pressed', id: 'p1' }),
      'it is loaded': send('builder.0/loader', { type: 'load.pressed', preset }),
      'its deletion is asked for': send('builder.1/loader', { type: 'delete.pressed', preset }),
      'the deletion is confirmed': answers('builder.1/loader', 'deletePreset', undefined),
      'the builder finds it gone': says('builder.0', { type: 'preset.gone', id: 'p1' }),
    },
    picture: (scene) => ({
      state: scene.snapshot('presets').value,
      presets: presetsOf(scene.snapshot('presets')),
      doing: [0, 1].map((slot) => scene.snapshot(`builder.${slot}/loader`).value),
      selected: scene.snapshot('builder.0/loader').context.selected,
      feed: feedsOf(scene.snapshot('workspace'))[0]?.id,
      built: scene.snapshot('builder.0').context.feed.id,
    }),
    faults: ({ state, presets, feed, built }, before, step) => {
      const isDeleted =
        step === 'the builder finds it gone' || (step === 'the deletion is confirmed' && before.doing[1] === 'removing')
      return [
        ...(isDeleted && JSON.stringify([presets, feed, built]).includes('p1') ? ['it is still there'] : []),
        ...(state === 'signedOut' && presets.length > 0 ? ['presets are left behind'] : []),
        ...(built === feed ? [] : ['the builder builds another feed']),
      ]
    },
  })
  expect(wrong).toEqual([])
  expect(states.length).toBeGreaterThan(10)
})
