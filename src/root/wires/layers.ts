import type { SnapshotFrom } from 'xstate'
import { isChoosing } from '../../machines/consent/consent.machine.ts'
import { isBuilderOpen } from '../../machines/feed/live-feed.machine.ts'
import { canGoBack, pageOf } from '../../machines/overlay/overlay.machine.ts'
import { overOf } from '../../machines/shared/workspace.machine.ts'
import { isListOpen } from '../../machines/shell/keys.machine.ts'
import type { Layer } from '../../machines/shell/layers-parts.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import type { Accepted, Logics, Role } from '../charts.ts'
import { failure } from '../shared/notices.ts'
import { event, value } from '../wire.ts'

const layer = (name: Layer) => (isOpen: boolean) => ({
  type: isOpen ? ('layer.opened' as const) : ('layer.closed' as const),
  layer: name,
})

const builders = ['builder0', 'builder1', 'builder2'] as const
const builderAt = (slot: FeedSlot) => (slot === 'newsPit' ? undefined : builders[slot]) ?? 'builderNewsPit'

/** Back leads through a builder step by step, as Escape does. */
const builderWires = [
  value({
    from: 'feed',
    select: isBuilderOpen,
    to: 'layers',
    send: (isOpen, slot) => layer(builderAt(slot))(isOpen),
  }),
  ...([0, 1, 2, 'newsPit'] as const).map((slot) =>
    event({
      from: 'layers',
      event: `${builderAt(slot)}.left`,
      to: 'builder',
      at: () => slot,
      send: { type: 'back.pressed' },
    }),
  ),
]

/** Two wires: what says that a layer is open, and what closes it. */
const layered = <From extends Role>(
  name: Exclude<Layer, (typeof builders)[number] | 'builderNewsPit' | 'release'>,
  from: From,
  select: (snapshot: SnapshotFrom<Logics[From]>) => boolean,
  leave: Accepted<From>,
) => [
  value({ from, select, to: 'layers', send: layer(name) }),
  event({ from: 'layers', event: `${name}.left`, to: from, send: leave }),
]

/** Whether a drawer lies over the page. */
const isOverPage = (snapshot: SnapshotFrom<Logics['newsPit']>) =>
  snapshot.matches({ width: 'narrow' }) && (snapshot.matches({ left: 'open' }) || snapshot.matches({ right: 'open' }))

/**
 * What lies over a page, and how Back closes it (RTE-15). Charts that come later are asked for their states by name: their code is not loaded for it.
 */
export const layerWires = [
  ...builderWires,
  // dialogs, and the document that a form in one has opened
  ...layered('overlay', 'overlay', (snapshot) => pageOf(snapshot) !== undefined, { type: 'overlay.dismissed' }),
  ...layered('document', 'overlay', canGoBack, { type: 'back.asked' }),
  ...layered('keys', 'keys', isListOpen, { type: 'list.left' }),
  ...layered('palette', 'palette', (snapshot) => snapshot.matches('open'), { type: 'palette.left' }),
  ...layered('cookies', 'consent', isChoosing, { type: 'settings.left' }),
  ...layered('over', 'workspace', (snapshot) => overOf(snapshot) !== undefined, { type: 'over.left' }),
  ...layered('library', 'newsPit', (snapshot) => snapshot.matches({ view: 'library' }), { type: 'spotlight.chosen' }),
  ...layered('reader', 'library', (snapshot) => snapshot.matches({ reader: 'open' }), { type: 'reader.left' }),
  ...layered('drawers', 'newsPit', isOverPage, { type: 'drawers.left' }),
  // RTE-20: the address names which history it is
  value({
    from: 'releaseHistory',
    select: (snapshot) => (snapshot.matches('open') ? snapshot.context.id : undefined),
    to: 'layers',
    send: (id) => ({ type: 'release.changed', id }),
  }),
  event({ from: 'layers', event: 'release.left', to: 'releaseHistory', send: { type: 'history.left' } }),
  event({
    from: 'layers',
    event: 'release.reached',
    to: 'releaseHistory',
    absent: 'latest',
    send: (reached) => reached,
  }),
  // RTE-21: the desks come later, and the address is reached before
  event({
    from: 'layers',
    event: 'desk.reached',
    to: 'desks',
    absent: 'latest',
    send: (reached) => reached,
  }),
]

/** LAY-35: a command is given by its key as by the palette. */
export const commandKeyWires = [
  event({
    from: 'commandKeys',
    event: 'command.keyed',
    to: 'palette',
    send: ({ keyed }) => ({ type: 'command.keyed', keyed }),
  }),
  event({
    from: 'commandKeys',
    event: 'command.failed',
    to: 'notification',
    send: failure('The action could not be loaded.'),
  }),
]
