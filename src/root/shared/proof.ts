import { fromCallback } from 'xstate'
import { watchVisits } from '../../adapters/shared/visits.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { proofMachine } from '../../machines/shared/proof.machine.ts'

/** SES-17: how old the proof is that the sign-in is good. */
export function createProof(environment: Environment) {
  // a tab that comes to the front has no focus as long as the address bar has it
  const watch = fromCallback(({ sendBack }) =>
    watchVisits(({ type }) => {
      sendBack({ type: type === 'page.returned' ? 'page.shown' : 'page.hidden' })
      if (type === 'page.returned') sendBack({ type })
    }, environment),
  )
  return { logic: proofMachine.provide({ actors: { watchVisits: watch } }) }
}
