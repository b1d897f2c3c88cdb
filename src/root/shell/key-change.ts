import { keyChangeMachine } from '../../machines/shell/key-change.machine.ts'
import type { Root } from '../start.ts'
import { keyChangeWires } from '../wires/widgets.ts'

/** What changes keys, when their list is first open. */
export function startKeyChange(root: Root) {
  root.admit({ keyChange: { logic: keyChangeMachine } }, { wires: keyChangeWires })
  return root.refOf('keyChange')
}
