import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate'
import type { createChoices } from '../adapters/choices.ts'
import { shareLink } from '../adapters/share.ts'
import { watchVisits } from '../adapters/visits.ts'
import type { keysMachine } from '../machines/keys.machine.ts'
import { type liveFeedMachine, shownOf } from '../machines/live-feed.machine.ts'
import type { notificationMachine } from '../machines/notification.machine.ts'
import { type ReadingTold, readingMachine } from '../machines/reading.machine.ts'
import { type Outcome, sharingMachine } from '../machines/sharing.machine.ts'
import { newestReceived } from '../rules/rows.ts'
import type { Shared } from '../rules/share.ts'

/** What all feeds share: what has been read, and the way out of a link. */
export function createReading(choices: ReturnType<typeof createChoices>) {
  const keepReading = fromCallback<ReadingTold>(({ receive }) => {
    receive(({ reading }) => choices.keepReading(reading))
  })
  return {
    reading: createActor(readingMachine.provide({ actors: { keepReading } }), { input: { kept: choices.reading() } }),
    sharing: createActor(
      sharingMachine.provide({
        actors: { shareLink: fromPromise<Outcome, Shared>(({ input }) => shareLink(input)) },
      }),
    ),
  }
}

type Feed = ActorRefFrom<typeof liveFeedMachine>
export type ReadingFrame = {
  keys: ActorRefFrom<typeof keysMachine>
  notification: ActorRefFrom<typeof notificationMachine>
}

/** Who hears whom. */
export function introduceReading(
  { reading, sharing }: ReturnType<typeof createReading>,
  feeds: readonly Feed[],
  { keys, notification }: ReadingFrame,
) {
  for (const feed of feeds) {
    feed.on('items.read', (read) => reading.send(read))
    feed.on('share.asked', (asked) => sharing.send(asked))
  }
  keys.on('order.given', ({ place, order }) => {
    if (order && typeof place === 'number') feeds[place]?.send(order)
  })
  const tell = (kind: 'Success' | 'Failure', text: string) => () =>
    notification.send({ type: 'notice.told', notice: { kind, text, displayTime: 1_500 } })
  sharing.on('link.copied', tell('Success', 'Link Copied.'))
  sharing.on('copy.failed', tell('Failure', 'Could not copy link.'))
  watchVisits((visit) => {
    const seen = newestReceived(feeds.flatMap((feed) => shownOf(feed.getSnapshot())))
    reading.send(visit.type === 'page.left' ? { ...visit, seen } : visit)
  })
}
