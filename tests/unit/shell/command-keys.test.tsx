// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import type { Keyed } from '../../../src/machines/shell/command-keys.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createCommandKeys } from '../../../src/root/shell/command-keys.ts'
import { until } from '../../setup.ts'
import { show } from '../markets/ui-charts.tsx'

const ADD = '>workspace.ordered feed.added'

/** The keys that were given to commands, on a page whose feed was used last. */
async function startKeys() {
  const asked: Keyed[] = []
  const widgets = async () => ({ palette: async () => undefined })
  const shown = await show((root) => {
    const { commandKeys } = root.admit({
      commandKeys: createCommandKeys(root, { environment: browserEnvironment(), widgets }),
    })
    commandKeys.on('command.keyed', ({ keyed }) => asked.push(keyed))
    onTestFinished(() => void root.root.stop())
    return <input aria-label="A field" />
  })
  const { keys } = shown.charts
  keys.send({ type: 'feed.came', slot: 0 })
  keys.send({
    type: 'changes.chosen',
    changes: [
      { own: ADD, key: 'a' },
      { own: '>alt', key: 'Alt b' },
    ],
  })
  return {
    keys,
    /** The commands that were asked for, in their order. */
    asked: () => asked.map(({ own }) => own),
    /** Whether the browser still does something with the key. */
    press: (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  }
}

it('LAY-35 a given key gives its command once, not while it is held, nor from a field; others stay the browser’s', async () => {
  const { press, asked } = await startKeys()
  const field = document.querySelector('input') ?? document.body
  expect([press('a', { repeat: true }), press('a', {}, field), press('b'), press('>'), press('a')]).toEqual([
    ...[false, true, true, true, false],
  ])
  await until(() => expect(asked()).toEqual([ADD]))
})

it('LAY-27 LAY-35 where single keys are off only a given key with Alt works', async () => {
  const { keys, press, asked } = await startKeys()
  keys.send({ type: 'singles.recalledOff' })
  expect([press('a'), press('b', { altKey: true })]).toEqual([true, false])
  await until(() => expect(asked()).toEqual(['>alt']))
})
