import { millisecondsInHour } from 'date-fns/constants'

/** Mails of one kind to one mailbox that follow each other without more than a first pause … */
const FREE_MAILS = 5
/** … and the pause after those: shorter than any link lives, so that a good one always lies in the mailbox. */
const LONG_PAUSE_MS = 15 * 60_000

/** For how long a mail counts. */
export const PACE_MS = millisecondsInHour

/**
 * Whether another mail may go out: a mailbox is not flooded, and its owner is not kept waiting. `sent`: when those of the last hour were
 * written, the newest first.
 */
export function canFollow(sent: readonly { createdAt: Date }[], now: number, firstPauseMs = 0): boolean {
  const pause = sent.length < FREE_MAILS ? firstPauseMs : LONG_PAUSE_MS
  return sent[0] === undefined || now - sent[0].createdAt.getTime() >= pause
}
