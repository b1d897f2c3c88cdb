import { createActor, fromPromise } from 'xstate'
import { shareLink } from '../adapters/share.ts'
import { type Outcome, sharingMachine } from '../machines/sharing.machine.ts'
import type { Shared } from '../rules/share.ts'

/** The way out of a link; what became of it is told by name. */
export function startSharing(tell: { copied: () => void; failed: () => void }) {
  const sharing = createActor(
    sharingMachine.provide({ actors: { shareLink: fromPromise<Outcome, Shared>(({ input }) => shareLink(input)) } }),
  )
  sharing.on('link.copied', tell.copied)
  sharing.on('copy.failed', tell.failed)
  return sharing.start()
}
