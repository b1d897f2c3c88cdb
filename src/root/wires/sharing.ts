import { feedMessages, LINK_NOTIFICATION_TIME_MS } from '../../contract/shared/feed-messages.ts'
import { failure, success } from '../shared/notices.ts'
import { event } from '../wire.ts'

/** A notification says what became of a link (ERR-05). */
export const sharingWires = [
  event({
    from: 'sharing',
    event: 'link.copied',
    to: 'notification',
    send: success(feedMessages.linkCopied, LINK_NOTIFICATION_TIME_MS),
  }),
  event({
    from: 'sharing',
    event: 'copy.failed',
    to: 'notification',
    send: failure(feedMessages.linkNotCopied, LINK_NOTIFICATION_TIME_MS),
  }),
]
