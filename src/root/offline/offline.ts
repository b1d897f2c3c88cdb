import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import { createLastSeen } from '../../adapters/offline/last-seen.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { registerServiceWorker } from '../../adapters/workers/service-worker.ts'
import { ContentItem } from '../../contract/content/content.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { NewsItem } from '../../contract/shared/news.ts'
import type { Seen, SiteStorage } from '../../contract/shared/storage.ts'
import { lastNewsMachine, lastStoriesMachine } from '../../machines/offline/last-seen.machine.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { createInstallation } from '../installation/installation.ts'
import { createProof } from '../shared/proof.ts'
import { windowsOn } from '../shared/windows.ts'
import { newsReaderOn } from '../sources/news-reader.ts'
import { perFeed, type Root } from '../start.ts'
import { offlineWires, proofWires, readerWires } from '../wires/offline.ts'

type Reach = Parameters<typeof createInstallation>[0] & {
  storage: Pick<SiteStorage, 'database'>
  sockets: Sockets
  environment: Environment
}

/** The worker fetches the whole app: it waits until the page has what it shows. */
const WORKER_DELAY_MS = 5_000

/** What a start without network needs, and what else waits for the first rows: the items that were seen last, the proof, who reads, the worker. */
export function startOffline(root: Pick<Root, 'admit'>, { calls, storage, environment, sockets }: Reach) {
  const store = createLastSeen(storage, environment)
  const ports = <Item>(name: string, schema: z.ZodMiniType<Item>) => ({
    recallList: fromPromise<Seen<Item> | undefined, void>(() => store.recall(name, schema)),
    keepList: fromPromise<void, Omit<Seen<Item>, 'at'>>(({ input }) => store.keep(name, input)),
    forgetLists: fromPromise<void, void>(() => store.forget()),
  })
  const newsOf = (slot: FeedSlot) =>
    perFeed('lastNews', slot, { logic: lastNewsMachine.provide({ actors: ports(`feed ${slot}`, NewsItem) }) })
  const stories = { logic: lastStoriesMachine.provide({ actors: ports('stories', ContentItem) }) }
  root.admit(
    {
      // before the server learns who reads, for it then says what it serves to them
      installation: createInstallation({ calls, sockets, environment }),
      proof: createProof(environment),
      // before it is said who reads
      windows: windowsOn(sockets, environment),
      newsReader: newsReaderOn(sockets),
    },
    { wires: [...offlineWires, ...proofWires, ...readerWires], others: [newsOf(0), newsOf(1), newsOf(2)] },
  )
  environment.after(WORKER_DELAY_MS, () => void registerServiceWorker().catch(() => undefined))
  return {
    /** Of the Terminal's Spotlight, which comes later. */
    keepStories: () => void root.admit({ lastStories: stories }),
    /** Of the News Pit's lists. */
    keepPit: () => void root.admit({ lastPitStories: stories }, { others: [newsOf('newsPit')] }),
  }
}
