import { type Entry, type Layer, layersParts } from './layers-parts.ts'

const initialContext = ({ input }: { input: Entry }) => ({ open: [], entry: input, symbol: input.symbol })
const symbolIn = ({ event }: { event: { symbol: string | undefined } }) => event.symbol
const releaseIn = ({ event }: { event: { id: string | undefined } }) => event.id
const layerIn = ({ event }: { event: { layer: Layer } }) => event.layer
const entryIn = ({ event }: { event: { entry: Entry } }) => event.entry
const isReturnIn = ({ event }: { event: { isReturn: boolean } }) => event.isReturn

/** RTE-15, RTE-17, RTE-20: what lies over a page, and the symbol that is selected, have entries in the browser's history, so that Back leads back through them. */
export const layersMachine = layersParts.createMachine({
  id: 'layers',
  description: 'The layers over the page, what its address names, and their entries in the history of the browser.',
  context: initialContext,
  invoke: { id: 'watchEntries', src: 'watchEntries' },
  initial: 'comparing',
  entry: 'announceRelease',
  on: {
    'layer.opened': { target: '.comparing', actions: { type: 'noteOpen', params: layerIn } },
    'layer.closed': { target: '.comparing', actions: { type: 'noteClosed', params: layerIn } },
    'symbol.changed': { target: '.comparing', actions: { type: 'keepSymbol', params: symbolIn } },
    'release.changed': { target: '.comparing', actions: { type: 'keepRelease', params: releaseIn } },
    'escape.pressed': { guard: 'hasClosable', actions: 'closeTop' },
    'entry.reached': [
      {
        guard: { type: 'isReturn', params: isReturnIn },
        target: '.comparing',
        actions: [{ type: 'keepReturn', params: entryIn }, 'closeLeft', 'announceRelease'],
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
        'Each layer that is open has its entry, each entry its layer, and the address names the symbol and the event.',
    },
    comparing: {
      description: 'Something has changed, and entries may have to follow.',
      after: {
        moment: [
          { guard: 'hasClosed', target: 'moving', actions: 'leaveClosed' },
          { guard: 'lacksPage', target: 'moving', actions: { type: 'nameAddress', params: true } },
          { guard: 'hasOtherSymbol', target: 'moving', actions: { type: 'nameAddress', params: false } },
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
        'symbol.changed': { actions: { type: 'keepSymbol', params: symbolIn } },
        'release.changed': { actions: { type: 'keepRelease', params: releaseIn } },
        'entry.reached': { target: 'comparing', actions: { type: 'keepEntry', params: entryIn } },
      },
    },
  },
})
