import { type Entry, type Layer, layersParts } from './layers-parts.ts'

const initialContext = ({ input }: { input: Entry }) => ({ open: [], entry: input })
const layerIn = ({ event }: { event: { layer: Layer } }) => event.layer
const entryIn = ({ event }: { event: { entry: Entry } }) => event.entry
const isReturnIn = ({ event }: { event: { isReturn: boolean } }) => event.isReturn

/** RTE-15: what lies over a page has an entry in the browser's history, so that Back closes it. */
export const layersMachine = layersParts.createMachine({
  id: 'layers',
  description: 'The layers over the page, and their entries in the history of the browser.',
  context: initialContext,
  invoke: { id: 'watchEntries', src: 'watchEntries' },
  initial: 'comparing',
  on: {
    'layer.opened': { target: '.comparing', actions: { type: 'noteOpen', params: layerIn } },
    'layer.closed': { target: '.comparing', actions: { type: 'noteClosed', params: layerIn } },
    'entry.reached': [
      {
        guard: { type: 'isReturn', params: isReturnIn },
        target: '.comparing',
        actions: [{ type: 'keepEntry', params: entryIn }, 'closeLeft'],
      },
      { target: '.comparing', actions: { type: 'keepEntry', params: entryIn } },
    ],
  },
  states: {
    agreeing: {
      description: 'Each layer that is open has its entry, and each entry its layer.',
    },
    comparing: {
      description: 'Something has changed, and entries may have to follow.',
      after: {
        moment: [
          { guard: 'hasClosed', target: 'moving', actions: 'leaveClosed' },
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
        'entry.reached': { target: 'comparing', actions: { type: 'keepEntry', params: entryIn } },
      },
    },
  },
})
