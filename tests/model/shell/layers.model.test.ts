import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { layersMachine } from '../../../src/machines/shell/layers.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { page: 'newsPit', layers: [] }
const opened = (layer: string) => ({ type: 'layer.opened', says: layer, layer })
const closed = (layer: string) => ({ type: 'layer.closed', says: layer, layer })
type Entry = { page: string; layers: string[]; symbol?: string; release?: string }
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
const naming = (release: string, layers: string[], isReturn: boolean) => {
  const event = reached('terminal', layers, isReturn)
  return { ...event, says: `${event.says}, ${release}`, entry: { ...event.entry, release } }
}
const escaped = { type: 'escape.pressed' }
const passed = { type: 'xstate.after.moment.layers.comparing', after: 1 }
const ofPages = [
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
const ofReleases = [
  opened('over'),
  closed('over'),
  ...['cpi', 'jobs', undefined].map((id) => ({ type: 'release.changed', says: id ?? 'none', id })),
  reached('terminal', [], true),
  reached('terminal', ['over'], true),
  reached('newsPit', [], false),
  naming('cpi', [], false),
  naming('cpi', [], true),
  naming('cpi', ['release'], true),
  naming('jobs', ['release'], true),
  escaped,
  passed,
]

/**
 * Escape closes the reader or the history where it is topmost. Back closes what its entry does not name, and selects and opens what it names; a link to the Terminal is given the symbol. Then entries
 * of closed layers are left, an event that a link names is taken from the address of the page, the symbol and each layer of the page are given their entry. While a history is to be opened, entries stay.
 */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const wanted: AnyEventObject[] = []
  let open: string[] = []
  let symbol: string | undefined
  let release: string | undefined
  let [entry, isMoving]: [Entry, boolean] = [input, false]
  const seen = () => open.filter((layer) => ['over', 'release'].includes(layer) === (entry.page === 'terminal'))
  const isOther = () => entry.page === 'terminal' && entry.symbol !== symbol
  const isAwaited = () => entry.page === 'terminal' && release !== undefined && !open.includes('release')
  const nameAddress = (replaces: boolean) => {
    const named = entry.layers.includes('release') || isAwaited() ? entry.release : undefined
    wanted.push({ type: 'address.wanted', symbol, release: named, replaces })
  }
  function reach(event: AnyEventObject) {
    entry = event.entry
    const isReturn: boolean = event.isReturn && !isMoving
    const left = seen().filter((layer) => isReturn && !entry.layers.some((other) => other === layer))
    said.push(...left.reverse().map((layer) => ({ type: `${layer}.left` })))
    if (isReturn && entry.page === 'terminal') symbol = entry.symbol
    if (isReturn && isAwaited()) release = undefined
    const isArrival: boolean = !isReturn && !isMoving && isOther()
    if (isArrival) entry = { ...entry, symbol }
    if (!isMoving && entry.release !== undefined && entry.release !== release) {
      release = entry.release
      said.push({ type: 'release.reached', id: release })
    }
    if (isArrival) nameAddress(true)
    isMoving = isArrival
  }
  function compare() {
    const are: string[] = entry.layers
    const should = seen()
    let count = 0
    const isSame = (layer: string | undefined) =>
      layer === should[count] && (layer !== 'release' || entry.release === release)
    while (count < are.length && isSame(are[count])) count += 1
    const isBare = entry.release !== undefined && !are.includes('release')
    isMoving = true
    if (!isAwaited() && count < are.length) wanted.push({ type: 'entries.left', count: are.length - count })
    else if (!isAwaited() && isBare) nameAddress(true)
    else if (isOther()) nameAddress(false)
    else if (!isAwaited() && should.length > count) {
      const layers = should.slice(0, count + 1)
      wanted.push({ type: 'entry.wanted', layers, release: layers.includes('release') ? release : undefined })
    } else isMoving = false
  }
  for (const event of events) {
    if (event.type.startsWith('layer.')) open = open.filter((layer) => layer !== event.layer)
    if (event.type === 'layer.opened') open.push(event.layer)
    if (event.type === 'symbol.changed') symbol = event.symbol
    if (event.type === 'release.changed') {
      release = event.id
      if (event.id === undefined) open = open.filter((layer) => layer !== 'release')
      else if (!open.includes('release')) open.push('release')
    }
    const top = seen().at(-1)
    if (event === escaped && top && top !== 'library') said.push({ type: `${top}.left` })
    if (event.type === 'entry.reached') reach(event)
    if (event === passed) compare()
  }
  return { said, wanted }
}

describe('layers', () => {
  const covered = coverage(layersMachine)
  const walked = [ofPages, ofReleases].flatMap((cases) => walks(layersMachine, cases, ({ context }) => context, input))
  for (const { name, events } of walked) {
    it(`RTE-15 ${name}`, async () => {
      const layers = drive(layersMachine, { streams: ['watchEntries'], input })
      const seen = () => ({ said: layers.said, wanted: layers.sentTo('watchEntries') })
      await layers.walk(events, (soFar) => expect(seen()).toEqual(outcomeOf(soFar)))
      covered.add(layers.walked)
    })
  }
  covered.prove()
})
