import { millisecondsInDay } from 'date-fns/constants'
import { type Clock, createClock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Database } from '../store/open-store.ts'
import { mails } from '../store/schema.ts'
import { compose } from './compose.ts'
import { startDelivery } from './delivery.ts'
import type { Letter } from './letters.ts'
import { createMailIds } from './mail-ids.ts'
import { forgetMails, pruneMails } from './outbox.ts'
import { createQueue, OUTBOX_ONLY } from './queue.ts'
import { createSmtp } from './smtp.ts'

export type Post = {
  /** Puts the mail into the outbox, within `step` where one is given; it is delivered later. */
  send(letter: Letter, step?: Database): Promise<void>
  /** Deletes every mail to this address, and every message from it, from the outbox. */
  forget(email: string, step?: Database): Promise<void>
  close(): Promise<void>
}

export type PostOptions = {
  /** The public address of the app: known only once the backend listens. */
  publicUrl: () => string
  /** As `readMailSettings` returns it. Without it mails stay in the outbox. */
  smtp?: string | undefined
  from?: string | undefined
}

const KEPT_FOR_MS = 30 * millisecondsInDay

/** `clock` dates a mail, `world` schedules its retries. */
export function openPost(
  database: Database,
  clock: Clock,
  { publicUrl, smtp, from }: PostOptions,
  report: (line: string) => void,
  environment: Pick<Environment, 'now' | 'after' | 'randomText'>,
  world = createClock(environment),
): Post {
  const newId = createMailIds({ now: world.now, randomText: environment.randomText })
  const delivery =
    smtp === undefined ? undefined : startDelivery(createQueue(database, clock), createSmtp(smtp, from), world, report)
  let pruning = Promise.resolve()

  function prune() {
    pruning = pruneMails(database, clock.now() - KEPT_FOR_MS).catch(() => report('Old mails could not be deleted.'))
    world.at(world.now() + millisecondsInDay, prune)
  }

  prune()
  return {
    async send(letter, step = database) {
      await step.insert(mails).values({
        id: newId(),
        kind: letter.kind,
        recipient: letter.to.email,
        replyTo: letter.kind === 'contactMessage' ? letter.from.email || null : null,
        ...compose(letter, publicUrl()),
        createdAt: new Date(clock.now()),
        attempts: delivery ? 0 : OUTBOX_ONLY,
      })
      delivery?.wake()
    },
    forget: (email, step = database) => forgetMails(step, email),
    async close() {
      await delivery?.close()
      await pruning
      world.close()
    },
  }
}
