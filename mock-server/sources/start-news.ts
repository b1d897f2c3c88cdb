import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { simulate } from '../feed/simulate.ts'
import type { Installed } from '../installation/installation.ts'
import type { Options } from '../options.ts'
import type { Database } from '../store/open-store.ts'
import { type Feeds, readFeeds } from './feeds.ts'
import { isPath } from './lists/open-lists.ts'
import { openSources } from './open-sources.ts'
import { createOwnLists } from './own/own-lists.ts'

type NewsParts = {
  newsroom: Newsroom
  database: Database
  clock: Clock
  environment: Environment & { report(line: string): void }
  installation: Installed
}

/** Starts whatever brings news: documents, sources at addresses, the simulated world. */
export async function startNews(options: Options, { newsroom, database, clock, environment, installation }: NewsParts) {
  const { report } = environment
  await newsroom.recall()
  const sources = await openSources(options, {
    newsroom,
    database,
    report,
    environment,
    noteReading: installation.noteReading,
  })
  const paths = options.feeds.filter(isPath)
  try {
    const feeds: Feeds | undefined = paths.length
      ? await readFeeds(paths, newsroom, { clock, environment, read: sources.read })
      : undefined
    const { news: simulated } = installation.ports
    const simulation = simulated && simulate(simulated, newsroom, { clock: installation.world.clock, environment })
    if (!simulation) clock.onJump(newsroom.refresh)
    installation.onChange(newsroom.refresh)
    return {
      found: feeds?.found,
      poller: sources.poller,
      own: sources.own,
      ownLists: createOwnLists(sources.own.shelves, installation),
      outside: sources.outside,
      warmUp: async () => simulation?.warmUp(),
      async close() {
        simulation?.close()
        await feeds?.close()
        await sources.close()
      },
    }
  } catch (error) {
    await sources.close()
    throw error
  }
}
