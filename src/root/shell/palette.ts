import { paletteMachine } from '../../machines/shell/palette.machine.ts'
import { suggestSymbolsBy } from '../filters/choices.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'
import { paletteWires } from '../wires/palette.ts'

/** The palette, when it is first wanted. */
export function startPalette(root: Root, reach: { calls: Calls }) {
  const suggestSymbols = suggestSymbolsBy(reach.calls)
  root.admit({ palette: { logic: paletteMachine.provide({ actors: { suggestSymbols } }) } }, { wires: paletteWires })
  return root.refOf('palette')
}
