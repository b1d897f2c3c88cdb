import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { layersMachine } from '../../../src/machines/shell/layers.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { page: 'newsPit', layers: [] }
const opened = (layer: string) => ({ type: 'layer.opened', says: layer, layer })
const closed = (layer: string) => ({ type: 'layer.closed', says: layer, layer })
type Entry = { page: string; layers: string[]; desk?: string; symbol?: string; release?: string }
type Context = { entry: Entry; desk?: string; symbol?: string }
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
const showing = (desk: string, symbol: string) => {
  const event = reached('terminal', [], true)
  return { ...event, says: `${event.says}, ${desk} with ${symbol}`, entry: { ...event.entry, desk, symbol } }
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
const ofDesks = [
  ...['a', undefined].map((id) => ({ type: 'desk.changed', says: id ?? 'none', id })),
  ...['a', undefined].map((id) => ({ type: 'desk.missed', says: id ?? 'none', id })),
  { type: 'symbol.changed', says: 'A', symbol: 'A' },
  reached('newsPit', [], false),
  reached('terminal', [], false),
  reached('terminal', [], true),
  showing('b', 'A'),
  passed,
]
const ofDesk = ({ context: { entry, desk, symbol } }: { context: Context }) => [
  entry.page,
  [entry.desk, desk],
  entry.symbol === symbol,
]

/**
 * Escape closes the reader or the history where it is topmost. Back closes what its entry does not name, and selects and opens what it names; a link to the Terminal is given the desk and the symbol. A desk that has an address only now replaces it. Then entries
 * of closed layers are left, an event that a link names is taken from the address of the page, the symbol and each layer of the page are given their entry. While a history is to be opened, entries stay.
 */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const wanted: AnyEventObject[] = []
  let open: string[] = []
  let desk: string | undefined
  let symbol: string | undefined
  let release: string | undefined
  let [entry, isMoving]: [Entry, boolean] = [input, false]
  const seen = () => open.filter((layer) => ['over', 'release'].includes(layer) === (entry.page === 'terminal'))
  const isOtherDesk = () => entry.page === 'terminal' && entry.desk !== desk
  const isOtherSymbol = () => entry.page === 'terminal' && entry.symbol !== symbol
  const isAwaited = () => entry.page === 'terminal' && release !== undefined && !open.includes('release')
  const nameAddress = (replaces: boolean) => {
    const named = entry.layers.includes('release') || isAwaited() ? entry.release : undefined
    wanted.push({ type: 'address.wanted', desk, symbol, release: named, replaces })
  }
  function reach(event: AnyEventObject) {
    entry = event.entry
    const isReturn: boolean = event.isReturn && !isMoving
    const left = seen().filter((layer) => isReturn && !entry.layers.some((other) => other === layer))
    said.push(...left.reverse().map((layer) => ({ type: `${layer}.left` })))
    if (isReturn && entry.page === 'terminal') symbol = entry.symbol
    if (isReturn && isAwaited()) release = undefined
    const isArrival: boolean = !isReturn && !isMoving && (isOtherDesk() || isOtherSymbol())
    if (isArrival) entry = { ...entry, desk, symbol }
    if (isReturn && entry.desk !== undefined && entry.desk !== desk) {
      desk = entry.desk
      said.push({ type: 'desk.reached', id: desk, symbol: entry.symbol ?? '' })
    }
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
    else if (isOtherDesk() || isOtherSymbol()) nameAddress(!isOtherSymbol() && [entry.desk, desk].includes(undefined))
    else if (!isAwaited() && should.length > count) {
      const layers = should.slice(0, count + 1)
      wanted.push({ type: 'entry.wanted', layers, release: layers.includes('release') ? release : undefined })
    } else isMoving = false
  }
  for (const event of events) {
    if (event.type.startsWith('layer.')) open = open.filter((layer) => layer !== event.layer)
    if (event.type === 'layer.opened') open.push(event.layer)
    if (event.type === 'symbol.changed') symbol = event.symbol
    if (event.type === 'desk.changed' || event.type === 'desk.missed') desk = event.id
    if (event.type === 'desk.missed' && !isMoving && entry.page === 'terminal') {
      isMoving = true
      nameAddress(true)
    }
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
  const wholly = ({ context }: { context: Context }) => context
  const walked = [
    ...[ofPages, ofReleases].flatMap((cases) => walks(layersMachine, cases, wholly, input)),
    ...walks(layersMachine, ofDesks, ofDesk as never, input),
  ]
  for (const { name, events } of walked) {
    it(`RTE-15 ${name}`, async () => {
      const layers = drive(layersMachine, { streams: ['watchEntries'], input })
      const seen = () => ({ said: layers.said, wanted: layers.sentTo('watchEntries') })
      await layers.walk(events, (soFar) => expect(seen()).toEqual(outcomeOf(soFar)))
      covered.add(layers.walked)
    })
  }
  covered.prove()

  it('RTE-21 the desk that the first address names is reported', () => {
    const layers = drive(layersMachine, {
      streams: ['watchEntries'],
      input: { page: 'terminal', layers: [], desk: 'b', symbol: 'A' },
    })
    expect(layers.said).toEqual([{ type: 'desk.reached', id: 'b', symbol: 'A' }])
  })
})
