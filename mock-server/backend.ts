import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type AccountCosts, openAccounts } from './account/open-accounts.ts'
import { openAdminSocket } from './admin/admin-socket.ts'
import { serveCalendars, warmingUp } from './calendar/serve-calendars.ts'
import { serveHistory } from './calendar/serve-history.ts'
import { type Clock, createClock } from './clock.ts'
import { serveImages } from './content/images/serve-images.ts'
import { type Content, openContent } from './content/open-content.ts'
import type { Environment } from './environment.ts'
import { createItemStore } from './feed/item-store.ts'
import { createNewsroom, type Newsroom } from './feed/newsroom.ts'
import { createKeptSearch } from './feed/search-kept.ts'
import { serveOlder } from './feed/serve-older.ts'
import { serveFilters } from './filters/serve-filters.ts'
import { createDirectory } from './filters/suggest-symbols.ts'
import { forgetAll } from './forget-all.ts'
import { createHeld } from './http/limits/held.ts'
import type { Stopwatch } from './http/limits/processor-time.ts'
import { serveUsers } from './http/serve-users.ts'
import { createServer } from './http/server.ts'
import { createInstallation, type Installed } from './installation/installation.ts'
import { storesIn } from './installation/provider-values.ts'
import { serveInstallation } from './installation/serve-installation.ts'
import { createWorldTime, type WorldTime } from './installation/world-time.ts'
import { listen } from './listen.ts'
import { openPost } from './mails/post.ts'
import { serveMarkets } from './markets/serve-markets.ts'
import { accessOf, type MockAccess } from './mock/mock-access.ts'
import { serveMock } from './mock/serve-mock.ts'
import { type Options, supplyOf } from './options.ts'
import { servePages } from './pages.ts'
import { provide } from './providers/provide.ts'
import type { Provider } from './providers/provider.ts'
import { projectRoot } from './root.ts'
import { serveApi } from './serve-api.ts'
import { serveLive } from './serve-live.ts'
import type { FoundDocuments } from './sources/documents/watch-documents.ts'
import { serveLedger } from './sources/serve-ledger.ts'
import { serveSources } from './sources/serve-sources.ts'
import { startNews } from './sources/start-news.ts'
import { type Database, openStore, type Store } from './store/open-store.ts'
import { serveStories } from './stories/serve-stories.ts'
import { createStories } from './stories/stories.ts'
import { serveTicker } from './ticker/serve-ticker.ts'
import type { Turn } from './turns.ts'

/** Everything the backend takes from outside besides its options. Only tests set the optional fields. */
export type BackendEnvironment = AccountCosts &
  Environment & {
    /** Where problems are reported, one line at a time. */
    report(line: string): void
    /** Where the server logs its requests; nothing by default. */
    logger?: FastifyBaseLogger
    /** Ends the process because another server has taken its data. */
    stop?(reason: string): void
    /** Measures the cost of each caller. */
    stopwatch?: Stopwatch
    /** The built app. */
    pages?: string
    /** Real ones, before the simulated world: none are part of Market Flux yet. */
    providers?: readonly Provider[]
  }

export type Backend = {
  url: string
  clock: Clock
  world: Pick<WorldTime, 'read' | 'clock'>
  newsroom: Newsroom
  database: Database
  found: FoundDocuments | undefined
  /** How many feeds at addresses are switched on. */
  asked: number
  mockToken: string | undefined
  hasDemoAccount(): Promise<boolean>
  /** Prepares what the first visitor asks for, while the server answers. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

export async function startBackend(options: Options, environment: BackendEnvironment): Promise<Backend> {
  const store = await openStore(options.storage, environment)
  try {
    const backend = await startOn(store, options, environment)
    const closeAdmin = await openAdminSocket(options.storage, store.database, environment.report)
    const failed = (error: unknown) => environment.report(`New items could not be read from the database: ${error}`)
    const unlisten = store.listen?.(() => void backend.newsroom.catchUp().catch(failed))
    const close = async () => {
      await unlisten?.()
      await closeAdmin()
      await backend.close()
    }
    return { ...backend, close }
  } catch (error) {
    await store.close()
    throw error
  }
}

const built = join(projectRoot, 'dist/app')

async function startOn(store: Store, options: Options, environment: BackendEnvironment) {
  const { report, logger, pages = built, randomText } = environment
  const { database } = store
  const clock = createClock(environment)
  const accounts = await openAccounts(database, clock, environment, { ...options, ...environment })
  const newsroom = createNewsroom(createItemStore(database), createKeptSearch(database), report)
  const world = createWorldTime(clock, options, environment)
  const provided = provide(options, world, environment, storesIn(database))
  const installation = createInstallation(supplyOf(options), world, provided)
  const news = await startNews(options, { newsroom, database, clock, environment, installation })
  let url = ''
  const post = openPost(database, clock, { ...options, publicUrl: () => options.publicUrl ?? url }, report, environment)
  const held = createHeld(clock, environment)
  const key = accounts.contextKey
  const content = openContent({ ...held, newsroom, database, key, report, environment, installation })
  const served = { ...held, installation, content, own: news.ownLists }
  const directory = createDirectory(held.turn)
  const groups = createStories(newsroom, { ...held, elapsed: environment.elapsed })
  const server = createServer(report, options.trustedProxies, held, logger)
  const access = accessOf(options.mock, environment)
  await servePages(server, pages, { ...content, ...options, ...served, newsroom })
  const servings = [
    ...serveUsers({ ...accounts, ...environment, ...options, ...news, database, clock, post, key }),
    ...serveFilters({ ...held, newsroom, isSimulated: options.isSimulated, directory, installation }),
    ...[serveStories, serveLedger].flatMap((serving) => serving({ newsroom, stories: groups, installation })),
    ...[serveTicker, serveOlder].flatMap((serving) => serving({ ...served, newsroom, directory })),
    ...servingsOf(served),
  ]
  serveApi(server, servings, { ...held, authenticate: accounts.tokens.authenticate }, held.log)
  if (options.isSimulated) serveImages(server, content.find, options.seed)
  const live = { ...held, newsroom, stories: content.stories, clock, installation, accounts, own: news.own }
  serveMock(server, { ...live, database, access, randomText, reset: () => forgetAll(live) })
  serveSources(server, news.poller, access)
  const streamed = { ...accounts, ...served, ...options, newsroom, clock, groups, environment, pages }
  const close = closing({ ...news, newsroom, installation }, clock, serveLive(server.server, streamed), server, post)
  const known = facts(accounts, news, access, warmingUp({ news, ...served, newsroom }, world.clock, environment))

  try {
    url = await listen(server, options.host, options.port)
    return { url, clock, world, newsroom, database, ...known, close: () => close().then(store.close) }
  } catch (error) {
    await close()
    throw error
  }
}

const closing =
  (
    {
      newsroom,
      installation,
      ...news
    }: Awaited<ReturnType<typeof startNews>> & { newsroom: Newsroom; installation: Installed },
    clock: Clock,
    closeLive: () => void,
    server: ReturnType<typeof createServer>,
    post: ReturnType<typeof openPost>,
  ) =>
  async () => {
    newsroom.stopPreparing()
    await news.close()
    clock.close()
    closeLive()
    installation.close()
    await server.close()
    await post.close()
  }

const facts = (
  { hasDemoAccount }: Pick<Backend, 'hasDemoAccount'>,
  { found, poller }: Awaited<ReturnType<typeof startNews>>,
  access: MockAccess,
  warmUp: Backend['warmUp'],
) => ({
  warmUp,
  hasDemoAccount,
  found,
  asked: poller.list().filter(({ isOn }) => isOn).length,
  mockToken: access.kind === 'token' ? access.token : undefined,
})

const servingsOf = ({ turn, content, installation }: { turn: Turn; content: Content; installation: Installed }) => [
  ...serveMarkets(installation.ports.quotes, installation.world.clock),
  ...[serveCalendars, serveHistory].flatMap((serving) => serving(installation.ports, installation.world.clock, turn)),
  ...content.servings,
  ...serveInstallation(installation),
]
