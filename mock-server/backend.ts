import { join } from 'node:path'
import { type AccountCosts, openAccounts } from './accounts/open-accounts.ts'
import { serveAccounts } from './accounts/serve-accounts.ts'
import { openAdminSocket } from './admin/admin-socket.ts'
import { createCalendars, serveCalendars } from './calendar/serve-calendars.ts'
import { type Clock, createClock } from './clock.ts'
import { serveContact } from './contact/serve-contact.ts'
import type { ContentRoom } from './content/content-room.ts'
import { serveImages } from './content/images/serve-images.ts'
import { type ContentParts, openContent } from './content/open-content.ts'
import { serveFilters } from './filters/serve-filters.ts'
import { createLimits, type Limits } from './http/limits.ts'
import { createServer } from './http/server.ts'
import { listen } from './listen.ts'
import { openPost } from './mails/post.ts'
import { createMarket } from './markets/market.ts'
import { serveMarkets } from './markets/serve-markets.ts'
import { type CallLog, createCallLog } from './mock/call-log.ts'
import { createFaults, type Faults } from './mock/faults.ts'
import { accessOf, type MockAccess } from './mock/mock-access.ts'
import { serveMock } from './mock/serve-mock.ts'
import type { FoundDocuments } from './news/documents/watch-documents.ts'
import { type Feeds, readFeeds } from './news/feeds.ts'
import { createItemStore } from './news/item-store.ts'
import { createNewsroom, type Newsroom } from './news/newsroom.ts'
import { createKeptSearch } from './news/search-kept.ts'
import { simulate } from './news/simulate.ts'
import { createSimulatedNews } from './news/simulated/simulated-news.ts'
import type { Options } from './options.ts'
import { servePages } from './pages.ts'
import { servePresets } from './presets/serve-presets.ts'
import { projectRoot } from './root.ts'
import { serveApi } from './serve-api.ts'
import { serveLive } from './serve-live.ts'
import { isPath } from './sources/lists/open-lists.ts'
import { openSources } from './sources/open-sources.ts'
import { serveSources } from './sources/serve-sources.ts'
import { type Database, openStore, type Store } from './store/open-store.ts'

/** What tests set and people do not. */
export type Surroundings = AccountCosts & {
  /** Where troubles are told, one at a time. */
  report(line: string): void
  /** Ends the process, since another server has taken its data. */
  stop?(reason: string): void
  /** Milliseconds of a clock that only moves forward: limits are measured by it. */
  elapsed?(): number
  /** The built app. */
  pages?: string
}

export type Backend = {
  url: string
  clock: Clock
  newsroom: Newsroom
  database: Database
  found: FoundDocuments | undefined
  /** How many feeds at addresses are switched on. */
  asked: number
  mockToken: string | undefined
  hasDemoAccount: boolean
  close(): Promise<void>
}

export async function startBackend(options: Options, surroundings: Surroundings): Promise<Backend> {
  const store = await openStore(options.place, surroundings)
  try {
    const backend = await startOn(store, options, surroundings)
    const closeAdmin = await openAdminSocket(options.place, store.database, surroundings.report)
    return { ...backend, close: () => closeAdmin().then(backend.close) }
  } catch (error) {
    await store.close()
    throw error
  }
}

const now = () => performance.now()
const built = join(projectRoot, 'dist/app')

async function startOn(
  store: Store,
  options: Options,
  { report, pages = built, elapsed = now, ...costs }: Surroundings,
) {
  const { database } = store
  const clock = createClock()
  const accounts = await openAccounts(database, clock, elapsed, { ...options, ...costs })
  const newsroom = createNewsroom(createItemStore(database), createKeptSearch(database), report)
  const news = await startNews(options, { newsroom, database, clock, report })
  let url = ''
  const post = openPost(database, clock, { ...options, publicUrl: () => options.publicUrl ?? url }, report)
  const faults = createFaults()
  const limits = createLimits(elapsed)
  const log = createCallLog(clock.now)
  const invented = invent(options, { newsroom, database, clock, key: accounts.contextKey, report })

  const server = createServer(report, options.trustedProxies)
  const access = accessOf(options.mock)
  await servePages(server, pages, { ...invented.content, ...options })
  const servings = [
    ...serveAccounts({ ...accounts, database, clock, post, hideAccounts: options.hideAccounts }),
    ...serveContact({ database, clock, post, tokens: accounts.tokens }),
    ...servePresets({ database, key: accounts.contextKey, clock }),
    ...serveFilters({ newsroom, isSimulated: options.isSimulated }),
    ...serveMarkets({ market: invented.market, clock }),
    ...serveCalendars(invented.calendars, clock),
    ...invented.content.servings,
  ]
  serveApi(server, servings, { limits, faults, authenticate: accounts.tokens.authenticate }, log)
  serveImages(server, invented.content.find, options.seed)
  const reset = () => forgetAll({ accounts, newsroom, room: invented.content.room, faults, limits, clock, log })
  serveMock(server, { faults, log, clock, newsroom, room: invented.content.room, database, access, reset })
  serveSources(server, news.poller, access)
  const closeLive = serveLive(server.server, { newsroom, ...invented, clock, faults, elapsed, pages })

  async function close() {
    await news.close()
    clock.close()
    closeLive()
    await server.close()
    await post.close()
  }

  try {
    url = await listen(server, options.host, options.port)
    return { url, clock, newsroom, database, ...toldOf(accounts, news, access), close: () => close().then(store.close) }
  } catch (error) {
    await close()
    throw error
  }
}

const toldOf = (
  { hasDemoAccount }: Pick<Backend, 'hasDemoAccount'>,
  { found, poller }: Awaited<ReturnType<typeof startNews>>,
  access: MockAccess,
) => ({
  hasDemoAccount,
  found,
  asked: poller.list().filter(({ isOn }) => isOn).length,
  mockToken: access.kind === 'token' ? access.token : undefined,
})

/** What follows from seed and time. */
const invent = (options: Options, parts: ContentParts) => ({
  market: createMarket(options.seed),
  calendars: createCalendars(options.seed),
  content: openContent(options, parts),
})

type Forgetful = {
  accounts: { reset(): Promise<void> }
  newsroom: Newsroom
  room: ContentRoom
  faults: Faults
  limits: Limits
  clock: Clock
  log: CallLog
}

async function forgetAll({ accounts, newsroom, room, faults, limits, clock, log }: Forgetful) {
  faults.clear()
  limits.clear()
  await accounts.reset()
  await newsroom.forget()
  room.forget()
  clock.reset()
  log.reset()
}

type NewsSurroundings = { newsroom: Newsroom; database: Database; clock: Clock; report(line: string): void }

async function startNews(options: Options, { newsroom, database, clock, report }: NewsSurroundings) {
  await newsroom.recall()
  const sources = await openSources(options, { newsroom, database, report })
  const paths = options.feeds.filter(isPath)
  try {
    const feeds: Feeds | undefined = paths.length
      ? await readFeeds(paths, newsroom, clock, report, sources.read)
      : undefined
    const simulation = options.isSimulated ? simulate(createSimulatedNews(options.seed), newsroom, clock) : undefined
    void simulation?.start()
    clock.onJump(simulation?.begin ?? newsroom.refresh)
    return {
      found: feeds?.found,
      poller: sources.poller,
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
