import { isReading } from '../../machines/news-pit/library.machine.ts'
import { isLibrary, isOverPage } from '../../machines/news-pit/news-pit.machine.ts'
import { overOf } from '../../machines/shared/workspace.machine.ts'
import type { Layer } from '../../machines/shell/layers-parts.ts'
import { event, value } from '../wire.ts'

const layer = (name: Layer) => (isOpen: boolean) => ({
  type: isOpen ? ('layer.opened' as const) : ('layer.closed' as const),
  layer: name,
})

/** What lies over a page, and how Back closes it (RTE-15). */
export const layerWires = [
  value({ from: 'workspace', select: (snapshot) => overOf(snapshot) !== undefined, to: 'layers', send: layer('over') }),
  event({ from: 'layers', event: 'over.left', to: 'workspace', send: { type: 'over.left' } }),
  value({ from: 'newsPit', select: isLibrary, to: 'layers', send: layer('library') }),
  event({ from: 'layers', event: 'library.left', to: 'newsPit', send: { type: 'spotlight.chosen' } }),
  value({ from: 'library', select: isReading, to: 'layers', send: layer('reader') }),
  event({ from: 'layers', event: 'reader.left', to: 'library', send: { type: 'reader.left' } }),
  value({ from: 'newsPit', select: isOverPage, to: 'layers', send: layer('drawers') }),
  event({ from: 'layers', event: 'drawers.left', to: 'newsPit', send: { type: 'drawers.left' } }),
]
