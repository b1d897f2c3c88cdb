import { isChoosing } from '../../machines/consent/consent.machine.ts'
import { isBuilderOpen } from '../../machines/feed/live-feed.machine.ts'
import { isReading } from '../../machines/news-pit/library.machine.ts'
import { isLibrary, isOverPage } from '../../machines/news-pit/news-pit.machine.ts'
import { canGoBack, pageOf } from '../../machines/overlay/overlay.machine.ts'
import { overOf } from '../../machines/shared/workspace.machine.ts'
import { isListOpen } from '../../machines/shell/keys.machine.ts'
import type { Layer } from '../../machines/shell/layers-parts.ts'
import { isOpen } from '../../machines/shell/palette.machine.ts'
import type { FeedPlace } from '../../rules/shared/page/workspace.ts'
import { event, value } from '../wire.ts'

const layer = (name: Layer) => (isOpen: boolean) => ({
  type: isOpen ? ('layer.opened' as const) : ('layer.closed' as const),
  layer: name,
})

const builders = ['builder0', 'builder1', 'builder2'] as const
const builderAt = (place: FeedPlace) => (place === 'newsPit' ? undefined : builders[place]) ?? 'builderNewsPit'

/** Back leads through a builder step by step, as Escape does. */
const builderWires = [
  value({
    from: 'feed',
    select: isBuilderOpen,
    to: 'layers',
    send: (isOpen, place) => layer(builderAt(place))(isOpen),
  }),
  ...([0, 1, 2, 'newsPit'] as const).map((place) =>
    event({
      from: 'layers',
      event: `${builderAt(place)}.left`,
      to: 'builder',
      at: () => place,
      send: { type: 'back.pressed' },
    }),
  ),
]

/** Dialogs, and the document that a form in one has opened. */
const dialogWires = [
  value({
    from: 'overlay',
    select: (snapshot) => pageOf(snapshot) !== undefined,
    to: 'layers',
    send: layer('overlay'),
  }),
  event({ from: 'layers', event: 'overlay.left', to: 'overlay', send: { type: 'overlay.dismissed' } }),
  value({ from: 'overlay', select: canGoBack, to: 'layers', send: layer('document') }),
  event({ from: 'layers', event: 'document.left', to: 'overlay', send: { type: 'back.asked' } }),
  value({ from: 'keys', select: isListOpen, to: 'layers', send: layer('keys') }),
  event({ from: 'layers', event: 'keys.left', to: 'keys', send: { type: 'list.left' } }),
  value({ from: 'palette', select: isOpen, to: 'layers', send: layer('palette') }),
  event({ from: 'layers', event: 'palette.left', to: 'palette', send: { type: 'palette.left' } }),
  value({ from: 'consent', select: isChoosing, to: 'layers', send: layer('cookies') }),
  event({ from: 'layers', event: 'cookies.left', to: 'consent', send: { type: 'settings.left' } }),
]

/** What lies over a page, and how Back closes it (RTE-15). */
export const layerWires = [
  ...builderWires,
  ...dialogWires,
  value({ from: 'workspace', select: (snapshot) => overOf(snapshot) !== undefined, to: 'layers', send: layer('over') }),
  event({ from: 'layers', event: 'over.left', to: 'workspace', send: { type: 'over.left' } }),
  value({ from: 'newsPit', select: isLibrary, to: 'layers', send: layer('library') }),
  event({ from: 'layers', event: 'library.left', to: 'newsPit', send: { type: 'spotlight.chosen' } }),
  value({ from: 'library', select: isReading, to: 'layers', send: layer('reader') }),
  event({ from: 'layers', event: 'reader.left', to: 'library', send: { type: 'reader.left' } }),
  value({ from: 'newsPit', select: isOverPage, to: 'layers', send: layer('drawers') }),
  event({ from: 'layers', event: 'drawers.left', to: 'newsPit', send: { type: 'drawers.left' } }),
]
