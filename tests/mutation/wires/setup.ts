import { mutantsOf, replaced } from './mutants.ts'
import { beginTest, delivered, seconds, watchWires } from './watch.ts'

const workbench = { mutantsOf, replaced, beginTest, delivered, seconds }
/** The runner's access to the wires: the runner is loaded separately from the tests, which own them. */
export type Workbench = typeof workbench
declare global {
  var wiresAtWork: Workbench | undefined
}

watchWires()
globalThis.wiresAtWork = workbench
