import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Place } from '../../contract/shared/pages.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Page = Place['page']
/** At the pages of mailed links, and at a visitor's profile, the dialog is what the address stands for. */
const beneathDialogs: readonly Page[] = [
  'terminal',
  'newsPit',
  'ticker',
  'sources',
  'alerts',
  'aboutUs',
  'contactUs',
  'legal',
  'kit',
  'notFound',
]
const everywhere: readonly Page[] = [...beneathDialogs, 'profile', 'resetPassword', 'verifyUser']
/** What lies over a page and has no address of its own, with the pages that it is seen at. */
const homes = {
  builder0: ['terminal'],
  builder1: ['terminal'],
  builder2: ['terminal'],
  builderNewsPit: ['newsPit'],
  cookies: everywhere,
  document: beneathDialogs,
  drawers: ['newsPit'],
  keys: everywhere,
  library: ['newsPit'],
  over: ['terminal'],
  overlay: beneathDialogs,
  palette: everywhere,
  reader: ['newsPit'],
} as const satisfies Record<string, readonly Page[]>
export type Layer = keyof typeof homes

/** An entry of the browser's history: its page, the layers over that, the topmost last, and the symbol that the Terminal's address names. */
export type Entry = { page: Page; layers: readonly string[]; symbol?: string | undefined }
/** `open`: in the order in which they were opened. `symbol`: the one that is selected. */
type Context = { open: readonly Layer[]; entry: Entry; symbol?: string | undefined }

type Event =
  | { type: 'layer.opened'; layer: Layer }
  | { type: 'layer.closed'; layer: Layer }
  /** `isReturn`: by Back or Forward. */
  | { type: 'entry.reached'; entry: Entry; isReturn: boolean }
  | { type: 'symbol.changed'; symbol: string | undefined }
  /** Escape, on the page itself. */
  | { type: 'escape.pressed' }
/** Back has left the entry of a layer. */
type Emitted = { type: `${Layer}.left` }
export type EntriesEvent =
  | { type: 'entry.wanted'; layers: readonly string[] }
  | { type: 'entries.left'; count: number }
  /** The same page and layers with another symbol in the address. */
  | { type: 'address.wanted'; symbol: string | undefined; replaces: boolean }

const without = (layers: readonly Layer[], layer: Layer) => layers.filter((other) => other !== layer)
/** The layers that the user sees: others lie over another page. */
const shownOf = ({ open, entry: { page } }: Context) =>
  open.filter((layer) => homes[layer].some((home) => home === page))

/** Those that Escape closes wherever the focus is; dialogs and builders take it themselves. */
const closable: readonly Layer[] = ['over', 'drawers', 'reader']
/** The layer that Escape closes, if the topmost is one of those. */
function closableOf(context: Context) {
  const top = shownOf(context).at(-1)
  return top && closable.includes(top) ? top : undefined
}

/** How many layers of the entry are open, up to the first that is not. */
function agreed(context: Context) {
  const shown: readonly string[] = shownOf(context)
  const first = context.entry.layers.findIndex((layer, i) => layer !== shown[i])
  return first < 0 ? context.entry.layers.length : first
}

const isOther = ({ page, symbol }: Entry, selected: string | undefined) => page === 'terminal' && symbol !== selected

/** The ports, actions and guards of the chart of layers. */
export const layersParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, input: {} as Entry },
  actors: { watchEntries: stream<EntriesEvent>('watchEntries') },
  actions: {
    noteOpen: assign(({ context }, layer: Layer) => ({ open: [...without(context.open, layer), layer] })),
    noteClosed: assign(({ context }, layer: Layer) => ({ open: without(context.open, layer) })),
    keepEntry: assign((_, entry: Entry) => ({ entry })),
    /** What the address names is selected. */
    keepReturn: assign(({ context }, entry: Entry) => ({
      entry,
      symbol: entry.page === 'terminal' ? entry.symbol : context.symbol,
    })),
    keepSymbol: assign((_, symbol: string | undefined) => ({ symbol })),
    /** A link leads to the Terminal as it is. */
    keepArrival: assign(({ context: { symbol } }, entry: Entry) => ({ entry: { ...entry, symbol } })),
    nameSymbol: sendTo(
      'watchEntries',
      ({ context: { symbol } }, replaces: boolean): EntriesEvent => ({
        type: 'address.wanted',
        symbol,
        replaces,
      }),
    ),
    /** The topmost first. */
    closeLeft: enqueueActions(({ context, enqueue }) => {
      const left = shownOf(context).filter((layer) => !context.entry.layers.includes(layer))
      for (const layer of left.toReversed()) enqueue(report({ type: `${layer}.left` }))
    }),
    closeTop: enqueueActions(({ context, enqueue }) => {
      const top = closableOf(context)
      if (top) enqueue(report({ type: `${top}.left` }))
    }),
    enterNext: sendTo('watchEntries', ({ context }): EntriesEvent => {
      const layers = shownOf(context).slice(0, context.entry.layers.length + 1)
      return { type: 'entry.wanted', layers }
    }),
    leaveClosed: sendTo('watchEntries', ({ context }): EntriesEvent => {
      const count = context.entry.layers.length - agreed(context)
      return { type: 'entries.left', count }
    }),
  },
  guards: {
    isReturn: (_, isReturn: boolean) => isReturn,
    isOtherArrival: ({ context: { symbol } }, entry: Entry) => isOther(entry, symbol),
    hasOtherSymbol: ({ context: { entry, symbol } }) => isOther(entry, symbol),
    hasClosable: ({ context }) => closableOf(context) !== undefined,
    hasClosed: ({ context }) => agreed(context) < context.entry.layers.length,
    lacksEntry: ({ context }) => context.entry.layers.length < shownOf(context).length,
  },
  // what closes a layer and what leads on may come one after the other
  delays: { moment: 1 },
})
