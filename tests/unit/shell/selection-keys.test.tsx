// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { fromCallback } from 'xstate'
import { selectedOf } from '../../../src/machines/shared/selection.machine.ts'
import { keysMachine } from '../../../src/machines/shell/keys.machine.ts'
import type { KeysEvent } from '../../../src/machines/shell/keys-parts.ts'
import { layersMachine } from '../../../src/machines/shell/layers.machine.ts'
import type { EntriesEvent } from '../../../src/machines/shell/layers-parts.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createSelection } from '../../../src/root/shell/selection.ts'
import { startRoot } from '../../../src/root/start.ts'

/** The selection with its keys, and the charts that these ask. */
function startKeys() {
  const root = startRoot(browserEnvironment())
  onTestFinished(() => void root.root.stop())
  const { keys, layers, selection } = root.admit({
    keys: { logic: keysMachine.provide({ actors: { watchKeys: fromCallback<KeysEvent>(() => undefined) } }) },
    layers: {
      logic: layersMachine.provide({ actors: { watchEntries: fromCallback<EntriesEvent>(() => undefined) } }),
      input: { page: 'terminal', layers: [] },
    },
    selection: createSelection(browserEnvironment()),
  })
  for (const symbol of ['A', 'B']) selection.send({ type: 'symbol.chosen', symbol })
  return {
    keys,
    layers,
    /** What is selected after each key, and whether the browser still does something with it. */
    press: (...pressed: string[]) =>
      pressed.map((key) => {
        const isLeft = document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
        return [selectedOf(selection.getSnapshot()), isLeft]
      }),
  }
}

it('TRM-08 the brackets go along the trail, and Escape leaves the selection', () => {
  const { press } = startKeys()
  expect(press(']', '[', '[', ']', 'Escape', 'Escape')).toEqual([
    ['B', true],
    ['A', false],
    ['A', true],
    ['B', false],
    [undefined, false],
    [undefined, true],
  ])
})

it('LAY-27 TRM-08 the brackets obey the switch of single keys, Escape does not', () => {
  const { keys, press } = startKeys()
  keys.send({ type: 'singles.recalledOff' })
  expect(press('[', 'Escape')).toEqual([
    ['B', true],
    [undefined, false],
  ])
})

it('LAY-33 TRM-08 going back along the trail can have another key, with Alt also where single keys are off', () => {
  const { keys, press } = startKeys()
  keys.send({
    type: 'changes.chosen',
    changes: [
      { own: '[', key: 'ж' },
      { own: ']', key: '[' },
    ],
  })
  const single = press('ж', ']', '[')
  keys.send({ type: 'changes.chosen', changes: [{ own: '[', key: 'Alt b' }] })
  keys.send({ type: 'singles.recalledOff' })
  const isLeft = document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'b', altKey: true, bubbles: true, cancelable: true }),
  )
  expect([single, isLeft, press(']')]).toEqual([
    [
      ['A', false],
      ['A', true],
      ['B', false],
    ],
    false,
    [['A', true]],
  ])
})

it('RTE-15 TRM-08 Escape is for the layers over the page first', () => {
  const { layers, press } = startKeys()
  layers.send({ type: 'layer.opened', layer: 'over' })
  const before = press('Escape')
  layers.send({ type: 'layer.closed', layer: 'over' })
  expect([before, press('Escape')]).toEqual([[['B', true]], [[undefined, false]]])
})

it('TRM-08 Escape in a field leaves the selection alone', () => {
  const { press } = startKeys()
  document.body.innerHTML = '<input>'
  document
    .querySelector('input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(press('x')).toEqual([['B', true]])
})
