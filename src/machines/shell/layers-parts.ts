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
/** What lies over a page, with the pages that it is seen at. The address names one of them: the history of a release (RTE-20). */
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
  release: ['terminal'],
} as const satisfies Record<string, readonly Page[]>
export type Layer = keyof typeof homes

/** What the Terminal's address can name: a desk, a symbol, and an event of the calendar. */
type Named = { desk?: string | undefined; symbol?: string | undefined; release?: string | undefined }
/** An entry of the browser's history: its page, the layers over that, the topmost last, and what its address names. */
export type Entry = Named & { page: Page; layers: readonly string[] }
/** `open`: in the order in which they were opened. `desk`: the one that is seen, where there are several. `symbol`: the one that is selected. `release`: the event whose history is open, or is to be opened. */
type Context = Named & { open: readonly Layer[]; entry: Entry }

type Event =
  | { type: 'layer.opened'; layer: Layer }
  | { type: 'layer.closed'; layer: Layer }
  /** `isReturn`: by Back or Forward. */
  | { type: 'entry.reached'; entry: Entry; isReturn: boolean }
  /** Undefined where there is only one, or it is not known yet. */
  | { type: 'desk.changed'; id: string | undefined }
  /** The desk that the address names cannot be seen; `id` as above. */
  | { type: 'desk.missed'; id: string | undefined }
  | { type: 'symbol.changed'; symbol: string | undefined }
  /** The event whose history is open; undefined for none. */
  | { type: 'release.changed'; id: string | undefined }
  /** Escape, on the page itself. */
  | { type: 'escape.pressed' }
/** Back has left the entry of a layer; an address has been reached that names an event, or another desk with the symbol that it is seen with, '' for none. */
type Emitted =
  | { type: `${Layer}.left` }
  | { type: 'release.reached'; id: string }
  | { type: 'desk.reached'; id: string; symbol: string }
export type EntriesEvent =
  | { type: 'entry.wanted'; layers: readonly string[]; release: string | undefined }
  | { type: 'entries.left'; count: number }
  /** The same page and layers with another address. */
  | ({ type: 'address.wanted'; replaces: boolean } & Named)

const without = (layers: readonly Layer[], layer: Layer) => layers.filter((other) => other !== layer)
const withRelease = (layers: readonly Layer[], release: string | undefined): readonly Layer[] =>
  release === undefined ? without(layers, 'release') : [...new Set<Layer>([...layers, 'release'])]
/** The layers that the user sees: others lie over another page. */
const shownOf = ({ open, entry: { page } }: Context) =>
  open.filter((layer) => homes[layer].some((home) => home === page))

/** Those that Escape closes wherever the focus is; dialogs and builders take it themselves. */
const closable: readonly Layer[] = ['over', 'drawers', 'reader', 'release']
/** The layer that Escape closes, if the topmost is one of those. */
function closableOf(context: Context) {
  const top = shownOf(context).at(-1)
  return top && closable.includes(top) ? top : undefined
}

/** How many layers of the entry are open, up to the first that is not. */
function agreed(context: Context) {
  const { entry, release } = context
  const shown: readonly string[] = shownOf(context)
  const isOtherRelease = (layer: string) => layer === 'release' && entry.release !== release
  const first = entry.layers.findIndex((layer, i) => layer !== shown[i] || isOtherRelease(layer))
  return first < 0 ? entry.layers.length : first
}

/** The history that the address names is still to be opened; its code may be on its way. */
const isAwaited = ({ open, entry, release }: Context) =>
  entry.page === 'terminal' && release !== undefined && !open.includes('release')
const hasLayer = ({ layers }: Entry) => layers.includes('release')

const isOther = (entry: Entry, { desk, symbol }: Context) =>
  entry.page === 'terminal' && (entry.desk !== desk || entry.symbol !== symbol)

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
      release: isAwaited({ ...context, entry }) ? undefined : context.release,
    })),
    keepRelease: assign(({ context: { open } }, release: string | undefined) => ({
      release,
      open: withRelease(open, release),
    })),
    /** Which history the address names is reported, unless it is open. */
    announceRelease: enqueueActions(({ context: { entry, release }, enqueue }) => {
      if (entry.release === undefined || entry.release === release) return
      enqueue.assign({ release: entry.release })
      enqueue(report({ type: 'release.reached', id: entry.release }))
    }),
    /** Which desk the address names is reported, unless it is seen. */
    announceDesk: enqueueActions(({ context: { entry, desk }, enqueue }) => {
      if (entry.desk === undefined || entry.desk === desk) return
      enqueue.assign({ desk: entry.desk })
      enqueue(report({ type: 'desk.reached', id: entry.desk, symbol: entry.symbol ?? '' }))
    }),
    keepDesk: assign((_, desk: string | undefined) => ({ desk })),
    keepSymbol: assign((_, symbol: string | undefined) => ({ symbol })),
    /** A link leads to the Terminal as it is. */
    keepArrival: assign(({ context: { desk, symbol } }, entry: Entry) => ({ entry: { ...entry, desk, symbol } })),
    /** The desk and the symbol, and an event whose history has no entry of its own no longer. */
    nameAddress: sendTo('watchEntries', ({ context }, replaces: boolean): EntriesEvent => {
      const { entry, desk, symbol } = context
      const release = hasLayer(entry) || isAwaited(context) ? entry.release : undefined
      return { type: 'address.wanted', desk, symbol, release, replaces }
    }),
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
      return { type: 'entry.wanted', layers, release: layers.includes('release') ? context.release : undefined }
    }),
    leaveClosed: sendTo('watchEntries', ({ context }): EntriesEvent => {
      const count = context.entry.layers.length - agreed(context)
      return { type: 'entries.left', count }
    }),
  },
  guards: {
    isReturn: (_, isReturn: boolean) => isReturn,
    isOtherArrival: ({ context }, entry: Entry) => isOther(entry, context),
    isAtTerminal: ({ context: { entry } }) => entry.page === 'terminal',
    hasOther: ({ context }) => isOther(context.entry, context),
    /** The same desk has an address now that there are several, or needs none any longer. */
    hasOtherName: ({ context }) => {
      const { entry, desk, symbol } = context
      const isOnlyNamed = entry.desk === undefined || desk === undefined
      return isOther(entry, context) && entry.symbol === symbol && isOnlyNamed
    },
    hasClosable: ({ context }) => closableOf(context) !== undefined,
    hasClosed: ({ context }) => !isAwaited(context) && agreed(context) < context.entry.layers.length,
    /** A link names an event: its history gets an entry over that of the page. */
    lacksPage: ({ context }) => !isAwaited(context) && context.entry.release !== undefined && !hasLayer(context.entry),
    lacksEntry: ({ context }) => !isAwaited(context) && context.entry.layers.length < shownOf(context).length,
  },
  // what closes a layer and what leads on may come one after the other
  delays: { moment: 1 },
})
