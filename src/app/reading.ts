import { type ActorRefFrom, createActor, fromCallback } from 'xstate'
import type { createChoices } from '../adapters/choices.ts'
import { watchVisits } from '../adapters/visits.ts'
import { feedMessages, LINK_NOTIFICATION_TIME_MS } from '../contract/feed-messages.ts'
import type { keysMachine } from '../machines/keys.machine.ts'
import { type liveFeedMachine, shownOf } from '../machines/live-feed.machine.ts'
import type { notificationMachine } from '../machines/notification.machine.ts'
import { type ReadingTold, readingMachine } from '../machines/reading.machine.ts'
import { newestReceived } from '../rules/rows.ts'
import { start } from './inspection.ts'
import type { createSharing } from './sharing.ts'

/** What all feeds share: what has been read. */
export function createReading(choices: ReturnType<typeof createChoices>) {
  const keepReading = fromCallback<ReadingTold>(({ receive }) => {
    receive(({ reading }) => choices.keepReading(reading))
  })
  return createActor(readingMachine.provide({ actors: { keepReading } }), { input: { kept: choices.reading() } })
}

type Feed = ActorRefFrom<typeof liveFeedMachine>
export type ReadingFrame = {
  reading: ActorRefFrom<typeof readingMachine>
  keys: ActorRefFrom<typeof keysMachine>
  notification: ActorRefFrom<typeof notificationMachine>
}

/** Who hears whom. The way out of a link comes when one is first shared. */
export function introduceReading(feeds: readonly Feed[], { reading, keys, notification }: ReadingFrame) {
  let sharing: ReturnType<typeof createSharing> | undefined

  for (const feed of feeds) {
    feed.on('items.read', (read) => reading.send(read))
    feed.on('share.asked', async (asked) => {
      try {
        const { createSharing } = await import('./sharing.ts')
        if (!sharing) {
          sharing = createSharing(notification)
          start({ sharing })
        }
        sharing.send(asked)
      } catch {
        const [text, displayTime] = [feedMessages.linkNotCopied, LINK_NOTIFICATION_TIME_MS]
        const notice = { kind: 'Failure' as const, text, displayTime }
        notification.send({ type: 'notice.told', notice })
      }
    })
  }
  keys.on('order.given', ({ place, order }) => {
    if (order && typeof place === 'number') feeds[place]?.send(order)
  })
  watchVisits((visit) => {
    const seen = newestReceived(feeds.flatMap((feed) => shownOf(feed.getSnapshot())))
    reading.send(visit.type === 'page.left' ? { ...visit, seen } : visit)
  })
}
