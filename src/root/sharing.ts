import { fromPromise } from 'xstate'
import { hasSystemSheet, shareLink } from '../adapters/share.ts'
import type { Environment } from '../contract/environment.ts'
import { type Outcome, type Sharing, sharingMachine } from '../machines/sharing.machine.ts'

/** The way out of a link. */
export function createSharing(environment: Environment) {
  const logic = sharingMachine.provide({
    actors: { shareLink: fromPromise<Outcome, Sharing>(({ input }) => shareLink(input, environment)) },
  })
  return { logic, input: { hasSheet: hasSystemSheet(environment) } }
}
