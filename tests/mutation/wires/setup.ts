import { mutantsOf, replaced } from './mutants.ts'
import { beginTest, delivered, seconds, watchWires } from './watch.ts'

const workbench = { mutantsOf, replaced, beginTest, delivered, seconds }
/** What the runner works with: it is loaded apart from the tests, whose wires these are. */
export type Workbench = typeof workbench
declare global {
  var wiresAtWork: Workbench | undefined
}

watchWires()
globalThis.wiresAtWork = workbench
