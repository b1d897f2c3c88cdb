import { millisecondsInHour } from 'date-fns/constants'

/** How many mails of one kind to one mailbox may follow each other with only a first pause … */
const FREE_MAILS = 5
/** … and the pause after those: shorter than the life of any link, so that the mailbox always contains a valid one. */
const LONG_PAUSE_MS = 15 * 60_000

/** How long a mail counts. */
export const PACE_MS = millisecondsInHour

/**
 * Whether another mail may be sent: the mailbox is not flooded, and its owner does not have to wait. `sent`: when the mails of the last hour were
 * written, newest first.
 */
export function canFollow(sent: readonly { createdAt: Date }[], now: number, firstPauseMs = 0): boolean {
  const pause = sent.length < FREE_MAILS ? firstPauseMs : LONG_PAUSE_MS
  return sent[0] === undefined || now - sent[0].createdAt.getTime() >= pause
}
