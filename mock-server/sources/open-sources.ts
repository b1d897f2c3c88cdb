import { millisecondsInDay } from 'date-fns/constants'
import { CannotStart } from '../cannot-start.ts'
import { type Clock, createClock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import type { Database } from '../store/open-store.ts'
import { BrokenDocument } from './documents/broken-document.ts'
import type { Read } from './documents/document-readings.ts'
import type { Network } from './fetch/connect.ts'
import { createFetch } from './fetch/fetch-document.ts'
import { createOpenSocket } from './fetch/open-socket.ts'
import { isPublicAddress } from './fetch/public-address.ts'
import { keepPruned } from './keep-pruned.ts'
import { type GivenLists, openLists } from './lists/open-lists.ts'
import { createOwnSources, type OwnSources } from './own/own-sources.ts'
import type { OutsideParts } from './own/preview-source.ts'
import { type PollParts, pollSource } from './poll/poll-source.ts'
import { createPoller, type Poller } from './poll/poller.ts'
import { createReader, type Reader } from './read/reader.ts'
import type { SourceSettings } from './settings.ts'
import type { Source } from './source.ts'
import { createSourceStore } from './source-store.ts'
import { type Intake, takeIn } from './take-in.ts'
import { version } from './version.ts'

export type SourceOptions = GivenLists & SourceSettings
export type SourceParts = {
  newsroom: Newsroom
  database: Database
  report(line: string): void
  environment: Pick<Environment, 'now' | 'after' | 'random'>
  /** Whether any source is switched on, each time that this may have changed. */
  noteReading?(isOn: boolean): void
  /** Schedules the polls and dates the received items: the machine's clock, regardless of a demo's clock. */
  world?: Clock
  network?: Network
  /** The thread that reads documents. By default a separate one is started, which ends with the sources. */
  reader?: Reader
}
export type Sources = {
  poller: Poller
  /** Those of users. */
  own: OwnSources
  /** How documents of users' addresses are fetched and read. */
  outside: OutsideParts
  /** Reads other documents in the same thread. */
  read: Read
  close(): Promise<void>
}

const KEPT_DAYS = 30
const KEPT_ITEMS = 50_000
const DEFAULT_USER_AGENT = `MarketFlux/${version} (+feed reader)`

/** Polls the feeds at addresses until it is closed. Rejects with `CannotStart`. */
export async function openSources(options: SourceOptions, parts: SourceParts): Promise<Sources> {
  const { newsroom, database, report, environment, world = createClock(environment) } = parts
  const store = createSourceStore(database)
  const own = createOwnSources(database, report)
  const reader = parts.reader ?? createReader(environment)
  // a thread of their own: whatever users add, the installation's sources are read
  const ownReader = parts.reader ?? createReader(environment)
  const keptItems = options.keptItems ?? KEPT_ITEMS
  const oldest = () => world.now() - (options.keptDays ?? KEPT_DAYS) * millisecondsInDay
  let floor = Number.NEGATIVE_INFINITY
  const limits = { oldest: () => Math.max(oldest(), floor), most: keptItems }
  const polling = pollingOf(options, { ...parts, world }, reader, limits)
  const outside = { fetch: polling.fetch, read: ownReader.read, now: world.now }
  const partsOf = ({ id, isOwn }: Source) =>
    isOwn ? { ...polling, ...outside, take: own.takerOf(id, oldest) } : polling
  const poller: Poller = createPoller({
    clock: world,
    remembered: new Map([...(await store.recall()), ...(await own.states())]),
    poll: (source, state, ended) => pollSource(source, state, partsOf(source), ended),
    save: (source, state) => (source.isOwn ? own.save : store.save)(source, state),
    report,
    changed: () => parts.noteReading?.(poller.list().some(({ isOn }) => isOn)),
  })
  async function prune() {
    floor = await newsroom.prune(oldest(), keptItems)
    await own.prune(oldest())
  }
  const pruning = keepPruned(world, prune, report)

  async function close() {
    await poller.close()
    await pruning.close()
    if (!parts.reader) await Promise.all([reader.close(), ownReader.close()])
    world.close()
  }

  try {
    const lists = await openLists(options, poller.set, report, { fetch: polling.fetch, clock: world })
    await own.followBy(poller)
    return { poller, own, outside, read: readBy(reader), close: () => lists.close().then(close) }
  } catch (error) {
    await close()
    throw new CannotStart(error instanceof Error ? error.message : String(error))
  }
}

const readBy =
  ({ read }: Reader): Read =>
  async (bytes, name, received) => {
    const reading = await read({ bytes, name, title: '', address: undefined, contentType: '', received })
    if (reading.kind === 'broken') throw new BrokenDocument(reading.why)
    return reading.document
  }

export type FetchParts = Pick<Environment, 'now' | 'after'>

/** Fetches what is at addresses, and connects to them: public ones only unless the installation allows others. */
export function outsideOf(
  { privateFeeds, feedsUserAgent = DEFAULT_USER_AGENT }: SourceSettings,
  { now, after }: FetchParts,
  network: Network = { isAllowed: privateFeeds ? () => true : isPublicAddress },
) {
  const settings = { network, userAgent: feedsUserAgent, now, after }
  return { fetch: createFetch(settings), socket: createOpenSocket(settings) }
}

function pollingOf(
  options: SourceOptions,
  { newsroom, world, environment, network }: SourceParts & { world: Clock },
  reader: Reader,
  limits: Pick<Intake, 'oldest' | 'most'>,
): PollParts {
  const intake = { known: newsroom.known, alike: newsroom.alike, keep: newsroom.keepFetched, ...limits }
  return {
    fetch: outsideOf(options, { now: world.now, after: environment.after }, network).fetch,
    read: reader.read,
    take: (items, undated) => takeIn(items, undated, intake),
    now: world.now,
    random: environment.random,
  }
}
