import { fromPromise } from 'xstate'
import { hasSystemSheet, shareLink } from '../../adapters/shared/share.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { type Outcome, type Sharing, sharingMachine } from '../../machines/news-pit/sharing.machine.ts'
import type { Root } from '../start.ts'
import { sharingWires } from '../wires/sharing.ts'

/** The way out of a link. */
export function createSharing(environment: Environment) {
  const logic = sharingMachine.provide({
    actors: { shareLink: fromPromise<Outcome, Sharing>(({ input }) => shareLink(input, environment)) },
  })
  return { logic, input: { hasSheet: hasSystemSheet(environment) } }
}

/** Comes after the first rows, or with the News Pit. */
export const startSharing = ({ admit }: Pick<Root, 'admit'>, environment: Environment) =>
  admit({ sharing: createSharing(environment) }, { wires: sharingWires }).sharing
