import { fromPromise } from 'xstate'
import type { Ledger } from '../../contract/sources/ledger.ts'
import { ledgerMachine } from '../../machines/sources/ledger.machine.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'
import { sourcesWires } from '../wires/stories.ts'

/** The page of sources, when it is first gone to: starts its chart. */
export function startSources(root: Root, calls: Calls) {
  const loadLedgers = fromPromise<readonly Ledger[]>(async () => (await calls()).http.loadLedgers())
  return root.admit({ ledger: { logic: ledgerMachine.provide({ actors: { loadLedgers } }) } }, { wires: sourcesWires })
}
