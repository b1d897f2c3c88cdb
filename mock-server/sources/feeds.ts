import { CannotStart } from '../cannot-start.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import type { Read } from './documents/document-readings.ts'
import { type FoundDocuments, watchDocuments } from './documents/watch-documents.ts'

type FeedsParts = {
  clock: Clock
  environment: Pick<Environment, 'after'> & { report(line: string): void }
  read?: Read | undefined
}
export type Feeds = { found: FoundDocuments; close(): Promise<void> }

/** Reads the documents of some files and folders, by `read` or else on this thread, and watches them for changes. */
export async function readFeeds(
  paths: string[],
  newsroom: Newsroom,
  { clock, environment: { after, report }, read }: FeedsParts,
): Promise<Feeds> {
  let isReady = false
  const handlers = {
    items: newsroom.takeRead,
    broken: (document: string, why: string) => {
      if (isReady) report(`${document} cannot be read any more: ${why}`)
    },
  }
  const watch = watchDocuments(paths, handlers, { now: clock.now, after, read })
  try {
    const found = await watch.ready
    isReady = true
    return { found, close: watch.close }
  } catch (error) {
    await watch.close()
    throw new CannotStart(error instanceof Error ? error.message : String(error))
  }
}
