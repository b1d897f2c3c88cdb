import type { Clock } from '../clock.ts'
import { createDoze } from './doze.ts'
import type { Queue, Waiting } from './queue.ts'
import { createSchedule } from './schedule.ts'
import type { Smtp } from './smtp.ts'

/** A mail that was written in a transaction becomes visible when that ends, which triggers no event. */
const LOOK_AGAIN_MS = 5000
/** How long the shutdown waits for the delivery in progress: an aborted one may be repeated. */
const GRACE_MS = 5000

export type Delivery = { wake(): void; close(): Promise<void> }

/** Hands mails to an SMTP server, one at a time. `world` provides the machine's clock. */
export function startDelivery(queue: Queue, smtp: Smtp, world: Clock, report: (line: string) => void): Delivery {
  const schedule = createSchedule(world.now)
  const { wake, doze } = createDoze(world)
  const ending = new AbortController()
  const notifier = createNotifier(report)
  const taken = new Set<string>()
  let isClosed = false

  async function attempt(mail: Waiting) {
    schedule.attempted(mail)
    if (!taken.has(mail.id)) {
      const claimed = await queue.claim(mail)
      if (!claimed) return
      const trouble = await smtp.deliver(claimed, ending.signal)
      if (ending.signal.aborted) return
      notifier.notify(trouble?.words)
      if (trouble) return queue.failed(claimed, trouble)
      taken.add(mail.id)
    }
    await queue.delivered(mail.id)
    taken.delete(mail.id)
  }

  async function step() {
    const mail = schedule.pick(await queue.waiting())
    await (mail ? attempt(mail) : doze(LOOK_AGAIN_MS))
  }

  async function run() {
    while (!isClosed) {
      await step().catch(() => {
        notifier.notify('The store does not answer.')
        return doze(LOOK_AGAIN_MS)
      })
    }
  }

  const running = run()
  return {
    wake,
    async close() {
      isClosed = true
      wake()
      const callOff = world.at(world.now() + GRACE_MS, () => ending.abort())
      await running
      callOff()
      smtp.close()
    },
  }
}

/** Reports a problem once, not at each attempt. */
function createNotifier(report: (line: string) => void) {
  let received: string | undefined
  return {
    notify(trouble: string | undefined) {
      if (trouble !== undefined && trouble !== received)
        report(`Mails wait in the outbox and are tried again. ${trouble}`)
      received = trouble
    },
  }
}
