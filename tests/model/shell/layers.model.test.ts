import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { layersMachine } from '../../../src/machines/shell/layers.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { page: 'newsPit', layers: [] }
const opened = (layer: string) => ({ type: 'layer.opened', says: layer, layer })
const closed = (layer: string) => ({ type: 'layer.closed', says: layer, layer })
type Entry = { page: string; layers: string[]; symbol?: string }
const reached = (page: string, layers: string[], isReturn: boolean) => ({
  type: 'entry.reached',
  says: [page, ...layers, isReturn ? 'by Back' : 'by a link'].join(' '),
  entry: { page, layers },
  isReturn,
})
const named = (symbol: string, isReturn: boolean) => {
  const event = reached('terminal', [], isReturn)
  return { ...event, says: `${event.says}, ${symbol}`, entry: { ...event.entry, symbol } }
}
const escaped = { type: 'escape.pressed' }
const passed = { type: 'xstate.after.moment.layers.comparing', after: 1 }
const cases = [
  ...['library', 'reader'].flatMap((layer) => [opened(layer), closed(layer)]),
  reached('newsPit', [], true),
  reached('newsPit', ['library'], true),
  reached('newsPit', ['library', 'reader'], true),
  reached('newsPit', ['library'], false),
  reached('terminal', [], false),
  reached('terminal', [], true),
  named('A', false),
  named('A', true),
  ...['A', undefined].map((symbol) => ({ type: 'symbol.changed', says: symbol ?? 'none', symbol })),
  escaped,
  passed,
]

/**
 * Escape closes the reader where it is topmost. Back closes what its entry does not name, and selects what it names; a link to the Terminal is given the symbol. Then entries of closed layers are
 * left, the symbol and each layer of the page are given their entry.
 */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const wanted: AnyEventObject[] = []
  let open: string[] = []
  let symbol: string | undefined
  let [entry, isMoving]: [Entry, boolean] = [input, false]
  const seen = () => (entry.page === 'newsPit' ? open : [])
  const isOther = () => entry.page === 'terminal' && entry.symbol !== symbol
  for (const event of events) {
    if (event.type.startsWith('layer.')) open = open.filter((layer) => layer !== event.layer)
    if (event.type === 'layer.opened') open.push(event.layer)
    if (event.type === 'symbol.changed') symbol = event.symbol
    if (event === escaped && seen().at(-1) === 'reader') said.push({ type: 'reader.left' })
    if (event.type === 'entry.reached') {
      entry = event.entry
      const isReturn: boolean = event.isReturn && !isMoving
      const left = seen().filter((layer) => isReturn && !entry.layers.some((other) => other === layer))
      said.push(...left.reverse().map((layer) => ({ type: `${layer}.left` })))
      if (isReturn && entry.page === 'terminal') symbol = entry.symbol
      const isArrival: boolean = !isReturn && !isMoving && isOther()
      if (isArrival) {
        entry = { ...entry, symbol }
        wanted.push({ type: 'address.wanted', symbol, replaces: true })
      }
      isMoving = isArrival
    }
    if (event !== passed) continue
    const are: string[] = entry.layers
    const should = seen()
    let count = 0
    while (count < are.length && are[count] === should[count]) count += 1
    const isNamed = !isOther()
    if (count < are.length) wanted.push({ type: 'entries.left', count: are.length - count })
    else if (!isNamed) wanted.push({ type: 'address.wanted', symbol, replaces: false })
    else if (should.length > count) wanted.push({ type: 'entry.wanted', layers: should.slice(0, count + 1) })
    isMoving = are.join() !== should.join() || !isNamed
  }
  return { said, wanted }
}

describe('layers', () => {
  const covered = coverage(layersMachine)
  for (const { name, events } of walks(layersMachine, cases, ({ context }) => context, input)) {
    it(`RTE-15 ${name}`, async () => {
      const layers = drive(layersMachine, { streams: ['watchEntries'], input })
      const seen = () => ({ said: layers.said, wanted: layers.sentTo('watchEntries') })
      await layers.walk(events, (soFar) => expect(seen()).toEqual(outcomeOf(soFar)))
      covered.add(layers.walked)
    })
  }
  covered.prove()
})
