import { type Entry, type Layer, layersParts } from './layers-parts.ts'

const initialContext = ({ input }: { input: Entry }) => ({ open: [], entry: input, symbol: input.symbol })
const symbolIn = ({ event }: { event: { symbol: string | undefined } }) => event.symbol
const idIn = ({ event }: { event: { id: string | undefined } }) => event.id
const layerIn = ({ event }: { event: { layer: Layer } }) => event.layer
const entryIn = ({ event }: { event: { entry: Entry } }) => event.entry
const isReturnIn = ({ event }: { event: { isReturn: boolean } }) => event.isReturn

/** RTE-15, RTE-17, RTE-20, RTE-21: what lies over a page, the desk that is seen and the symbol that is selected have entries in the browser's history, so that Back leads back through them. */
export const layersMachine = layersParts.createMachine({
  id: 'layers',
  description: 'The layers over the page, what its address names, and their entries in the history of the browser.',
  context: initialContext,
  invoke: { id: 'watchEntries', src: 'watchEntries' },
  initial: 'comparing',
  entry: ['announceDesk', 'announceRelease'],
  on: {
    'layer.opened': { target: '.comparing', actions: { type: 'noteOpen', params: layerIn } },
    'layer.closed': { target: '.comparing', actions: { type: 'noteClosed', params: layerIn } },
    'desk.changed': { target: '.comparing', actions: { type: 'keepDesk', params: idIn } },
    'desk.missed': [
      {
        guard: 'isAtTerminal',
        target: '.moving',
        actions: [
          { type: 'keepDesk', params: idIn },
          { type: 'nameAddress', params: true },
        ],
      },
      { target: '.comparing', actions: { type: 'keepDesk', params: idIn } },
    ],
    'symbol.changed': { target: '.comparing', actions: { type: 'keepSymbol', params: symbolIn } },
    'release.changed': { target: '.comparing', actions: { type: 'keepRelease', params: idIn } },
    'escape.pressed': { guard: 'hasClosable', actions: 'closeTop' },
    'entry.reached': [
      {
        guard: { type: 'isReturn', params: isReturnIn },
        target: '.comparing',
        actions: [{ type: 'keepReturn', params: entryIn }, 'closeLeft', 'announceDesk', 'announceRelease'],
      },
      {
        guard: { type: 'isOtherArrival', params: entryIn },
        target: '.moving',
        actions: [{ type: 'keepArrival', params: entryIn }, 'announceRelease', { type: 'nameAddress', params: true }],
      },
      { target: '.comparing', actions: [{ type: 'keepEntry', params: entryIn }, 'announceRelease'] },
    ],
  },
  states: {
    agreeing: {
      description:
        'Each layer that is open has its entry, each entry its layer, and the address names the desk, the symbol and the event.',
    },
    comparing: {
      description: 'Something has changed, and entries may have to follow.',
      after: {
        moment: [
          { guard: 'hasClosed', target: 'moving', actions: 'leaveClosed' },
          { guard: 'lacksPage', target: 'moving', actions: { type: 'nameAddress', params: true } },
          { guard: 'hasOtherName', target: 'moving', actions: { type: 'nameAddress', params: true } },
          { guard: 'hasOther', target: 'moving', actions: { type: 'nameAddress', params: false } },
          { guard: 'lacksEntry', target: 'moving', actions: 'enterNext' },
          { target: 'agreeing' },
        ],
      },
    },
    moving: {
      description: 'The browser was asked to go to another entry, and is on its way.',
      on: {
        'layer.opened': { actions: { type: 'noteOpen', params: layerIn } },
        'layer.closed': { actions: { type: 'noteClosed', params: layerIn } },
        'desk.changed': { actions: { type: 'keepDesk', params: idIn } },
        'desk.missed': { actions: { type: 'keepDesk', params: idIn } },
        'symbol.changed': { actions: { type: 'keepSymbol', params: symbolIn } },
        'release.changed': { actions: { type: 'keepRelease', params: idIn } },
        'entry.reached': { target: 'comparing', actions: { type: 'keepEntry', params: entryIn } },
      },
    },
  },
})
