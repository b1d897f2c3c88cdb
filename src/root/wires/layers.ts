import type { SnapshotFrom } from 'xstate'
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
import type { Accepted, Logics, Role } from '../charts.ts'
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

/** Two wires: what says that a layer is open, and what closes it. */
const layered = <From extends Role>(
  name: Exclude<Layer, (typeof builders)[number] | 'builderNewsPit'>,
  from: From,
  select: (snapshot: SnapshotFrom<Logics[From]>) => boolean,
  leave: Accepted<From>,
) => [
  value({ from, select, to: 'layers', send: layer(name) }),
  event({ from: 'layers', event: `${name}.left`, to: from, send: leave }),
]

/** What lies over a page, and how Back closes it (RTE-15). */
export const layerWires = [
  ...builderWires,
  // dialogs, and the document that a form in one has opened
  ...layered('overlay', 'overlay', (snapshot) => pageOf(snapshot) !== undefined, { type: 'overlay.dismissed' }),
  ...layered('document', 'overlay', canGoBack, { type: 'back.asked' }),
  ...layered('keys', 'keys', isListOpen, { type: 'list.left' }),
  ...layered('palette', 'palette', isOpen, { type: 'palette.left' }),
  ...layered('cookies', 'consent', isChoosing, { type: 'settings.left' }),
  ...layered('over', 'workspace', (snapshot) => overOf(snapshot) !== undefined, { type: 'over.left' }),
  ...layered('library', 'newsPit', isLibrary, { type: 'spotlight.chosen' }),
  ...layered('reader', 'library', isReading, { type: 'reader.left' }),
  ...layered('drawers', 'newsPit', isOverPage, { type: 'drawers.left' }),
]
