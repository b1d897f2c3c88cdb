import { expect, it, onTestFinished } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { keysMachine } from '../../../../src/machines/shell/keys.machine.ts'
import type { KeysEvent } from '../../../../src/machines/shell/keys-parts.ts'
import { paletteMachine } from '../../../../src/machines/shell/palette.machine.ts'
import type { Suggestions } from '../../../../src/machines/shell/palette-parts.ts'
import { browserEnvironment } from '../../../../src/root/environment.ts'
import { startRoot } from '../../../../src/root/start.ts'
import { paletteWires } from '../../../../src/root/wires/palette.ts'
import { terminalWires } from '../../../../src/root/wires/terminal.ts'
import { type Changes, changesOf, only, type Step, send } from '../shared/scene.ts'

const awaited = send('keys', 'palette.asked')
it('LAY-28 the keys open the palette, once', () => {
  const { palette, reports } = changesOf(awaited)
  expect([palette, reports]).toEqual([
    { state: { open: { directory: 'resting', view: 'entries' } } },
    ['keys palette.asked', 'palette palette.opened'],
  ])
})

const typed = { palette: { text: 'nv', state: { open: { directory: 'pausing' } } } }

it.each<[string, Step[], Changes]>([
  ['is typed', [awaited, send('keys', { type: 'search.typed', text: 'nv' })], typed],
  [
    'is entered',
    [
      ...[awaited, send('keys', { type: 'search.typed', text: 'nv' })],
      send('keys', { type: 'search.entered', isNew: true }),
    ],
    { palette: { early: { first: undefined, isNew: true }, state: { open: { directory: 'asking' } } } },
  ],
  ['is given up', [awaited, send('keys', 'search.dropped')], { palette: { state: 'closed' } }],
])('LAY-28 what %s before the palette’s field has the focus is for the palette', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})

it('LAY-28 a palette whose code comes later learns what was typed and entered meanwhile, in this order', () => {
  const root = startRoot(browserEnvironment())
  onTestFinished(() => void root.root.stop())
  const watchKeys = fromCallback<KeysEvent>(() => {})
  root.admit({ keys: { logic: keysMachine.provide({ actors: { watchKeys } }) } }, { wires: terminalWires })
  const keys = root.refOf('keys')
  keys.send({ type: 'palette.asked' })
  keys.send({ type: 'search.typed', text: 'n' })
  keys.send({ type: 'search.typed', text: 'nv' })
  keys.send({ type: 'search.entered', isNew: false })
  const suggestSymbols = fromPromise<Suggestions, string>(() => new Promise(() => {}))
  root.admit({ palette: { logic: paletteMachine.provide({ actors: { suggestSymbols } }) } }, { wires: paletteWires })
  const { value, context } = root.refOf('palette').getSnapshot()
  expect([value, context.text, context.early]).toEqual([
    { open: { directory: 'asking', view: 'entries' } },
    'nv',
    { first: undefined, isNew: false },
  ])
})
