import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { hasSystemSheet, shareLink } from '../adapters/share.ts'
import { LINK_NOTIFICATION_TIME_MS } from '../contract/feed-messages.ts'
import { messages } from '../contract/messages.ts'
import type { notificationMachine } from '../machines/notification.machine.ts'
import { type Outcome, type Sharing, sharingMachine } from '../machines/sharing.machine.ts'

/** The way out of a link; what became of it is told (ERR-05). Not yet started. */
export function createSharing(notification: ActorRefFrom<typeof notificationMachine>) {
  const machine = sharingMachine.provide({
    actors: { shareLink: fromPromise<Outcome, Sharing>(({ input }) => shareLink(input)) },
  })
  const sharing = createActor(machine, { input: { hasSheet: hasSystemSheet() } })
  const tell = (kind: 'Success' | 'Failure', text: string) => () =>
    notification.send({ type: 'notice.told', notice: { kind, text, displayTime: LINK_NOTIFICATION_TIME_MS } })
  sharing.on('link.copied', tell('Success', messages.linkCopied))
  sharing.on('copy.failed', tell('Failure', messages.linkNotCopied))
  return sharing
}
