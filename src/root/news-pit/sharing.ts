import { fromPromise } from 'xstate'
import { hasSystemSheet, shareLink } from '../../adapters/shared/share.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { type Outcome, type Sharing, sharingMachine } from '../../machines/news-pit/sharing.machine.ts'

/** The way out of a link. */
export function createSharing(environment: Environment) {
  const logic = sharingMachine.provide({
    actors: { shareLink: fromPromise<Outcome, Sharing>(({ input }) => shareLink(input, environment)) },
  })
  return { logic, input: { hasSheet: hasSystemSheet(environment) } }
}
