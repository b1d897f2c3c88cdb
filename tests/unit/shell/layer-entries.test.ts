// @vitest-environment jsdom

import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fromCallback } from 'xstate'
import { keysMachine } from '../../../src/machines/shell/keys.machine.ts'
import type { KeysEvent } from '../../../src/machines/shell/keys-parts.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { startLayers } from '../../../src/root/shell/layers.ts'
import { startRoot } from '../../../src/root/start.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { until } from '../../setup.ts'

/** The layers over a page at this address, with the entries of its history. */
function openPage(address: string) {
  const root = startRoot(browserEnvironment())
  const history = createMemoryHistory({ initialEntries: [address] })
  onTestFinished(() => void root.root.stop())
  root.admit({
    keys: { logic: keysMachine.provide({ actors: { watchKeys: fromCallback<KeysEvent>(() => undefined) } }) },
  })
  startLayers(
    root,
    { history, environment: browserEnvironment(), widgets: () => new Promise(() => undefined) },
    placeOf,
  )
  const layers = root.refOf('layers')
  const left = vi.fn()
  layers.on('over.left', left)
  return {
    ...{ history, layers, left },
    entry: () => {
      const { state, href } = history.location
      return [href, 'layers' in state ? state.layers : []]
    },
    isStill: () => until(() => expect(layers.getSnapshot().value).toBe('agreeing')),
  }
}

it('RTE-15 what is opened over a page has an entry, which goes when it is closed', async () => {
  const { layers, entry, isStill, history, left } = openPage('/terminal')
  layers.send({ type: 'layer.opened', layer: 'over' })
  await isStill()
  const opened = entry()
  layers.send({ type: 'layer.closed', layer: 'over' })
  await isStill()
  expect([opened, entry(), history.canGoBack(), left.mock.calls.length]).toEqual([
    ['/terminal', ['over']],
    ['/terminal', []],
    false,
    0,
  ])
})

it('RTE-15 Back from the entry of a layer is reported', async () => {
  const { layers, isStill, history, left } = openPage('/terminal')
  layers.send({ type: 'layer.opened', layer: 'over' })
  await isStill()
  history.back()
  await until(() => expect(left).toHaveBeenCalledOnce())
})

it('RTE-17 a selected symbol is one more entry, and is named in the one that a link leads to', async () => {
  const { layers, isStill, entry, history } = openPage('/terminal')
  layers.send({ type: 'symbol.changed', symbol: 'NVDA' })
  await isStill()
  const selected = [entry(), history.length]
  history.push('/terminal')
  await until(() => expect(entry()[0]).toBe('/terminal?symbol=NVDA'))
  await isStill()
  expect([selected, history.length]).toEqual([[['/terminal?symbol=NVDA', []], 2], 3])
})

it('RTE-20 the history that is open is one more entry, which names it, and goes when it is closed', async () => {
  const { layers, isStill, entry, history } = openPage('/terminal?symbol=NVDA')
  const seen: unknown[] = []
  for (const id of ['cpi', undefined]) {
    layers.send({ type: 'release.changed', id })
    await isStill()
    seen.push([...entry(), history.length])
  }
  expect([seen, history.canGoBack()]).toEqual([
    [
      ['/terminal?symbol=NVDA&release=cpi', ['release'], 2],
      ['/terminal?symbol=NVDA', [], 2],
    ],
    false,
  ])
})

it('RTE-20 the history that a link names has an entry over that of the page, and Forward opens it again', async () => {
  const { layers, isStill, entry, history } = openPage('/terminal?release=cpi')
  const [reached, left] = [vi.fn(), vi.fn()]
  layers.on('release.reached', reached)
  layers.on('release.left', left)
  const asked = [layers.getSnapshot().context.release, ...entry()]
  layers.send({ type: 'release.changed', id: 'cpi' })
  await isStill()
  const opened = [...entry(), history.length]
  history.back()
  await until(() => expect(left).toHaveBeenCalledOnce())
  layers.send({ type: 'release.changed', id: undefined })
  await isStill()
  const closed = entry()
  history.forward()
  await until(() => expect(reached).toHaveBeenCalledOnce())
  expect([asked, opened, closed, reached.mock.calls[0], entry()[0]]).toEqual([
    ['cpi', '/terminal?release=cpi', []],
    ['/terminal?release=cpi', ['release'], 2],
    ['/terminal', []],
    [{ type: 'release.reached', id: 'cpi' }],
    '/terminal?release=cpi',
  ])
})

it.each([
  ['/terminal?release=%3Cscript%3E', undefined],
  ['/news-pit?release=cpi', undefined],
])('RTE-20 %s names no event', (address, release) => {
  expect(openPage(address).layers.getSnapshot().context.release).toBe(release)
})

it.each([
  ['/terminal?symbol=NVDA', 'NVDA'],
  ['/terminal?symbol=%3Cscript%3E', undefined],
  ['/news-pit?symbol=NVDA', undefined],
])('RTE-17 %s selects %s', (address, symbol) => {
  expect(openPage(address).layers.getSnapshot().context.symbol).toBe(symbol)
})

it('RTE-15 Escape closes what lies over the page wherever the focus is, but for what a dialog or a field takes itself; else it is for others', async () => {
  const { layers, left, isStill } = openPage('/terminal')
  document.body.innerHTML = '<p></p><input><dialog role="dialog"><button></button></dialog>'
  const take = (event: Event) => event.preventDefault()
  /** Whether Escape is left to others. */
  const press = (selector: string, init: KeyboardEventInit = {}) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }))
  const before = press('p')
  layers.send({ type: 'layer.opened', layer: 'over' })
  await isStill()
  const inDialog = [press('button'), left.mock.calls.length]
  document.querySelector('input')?.addEventListener('keydown', take, { once: true })
  const taken = [press('input'), left.mock.calls.length]
  const held = [press('p', { repeat: true }), left.mock.calls.length]
  const pressed = [press('p'), press('input'), left.mock.calls.length]
  expect([before, inDialog, taken, held, pressed]).toEqual([true, [true, 0], [false, 0], [true, 0], [false, false, 2]])
})
