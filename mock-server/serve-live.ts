import type { Server } from 'node:http'
import type { AccessTokens } from './account/sign-ins/access-tokens.ts'
import { serveFinancial } from './calendar/financial/serve-financial.ts'
import { liveCalendars } from './calendar/live-calendars.ts'
import type { Clock } from './clock.ts'
import type { Content } from './content/open-content.ts'
import { serveContent } from './content/serve-content.ts'
import type { Environment } from './environment.ts'
import { nameVersion } from './feed/name-version.ts'
import type { Newsroom } from './feed/newsroom.ts'
import { serveNews } from './feed/serve-news.ts'
import { createSocketServer } from './feed/socket-server.ts'
import { createAsking } from './http/asking/asking.ts'
import type { Costs } from './http/limits/costs.ts'
import type { Installed } from './installation/installation.ts'
import { nameInstallation } from './installation/serve-installation.ts'
import { pushQuotes } from './markets/push-quotes.ts'
import type { Faults } from './mock/faults.ts'
import type { OwnLists } from './sources/own/own-lists.ts'
import { pushCounts } from './stories/push-counts.ts'
import type { Stories } from './stories/stories.ts'

type LiveParts = {
  newsroom: Newsroom
  groups: Stories
  content: Content
  /** What users have of their own. */
  own: OwnLists
  tokens: Pick<AccessTokens, 'holderOf'>
  clock: Pick<Clock, 'at'>
  installation: Installed
  faults: Faults
  environment: Environment
  costs: Costs
  trustedProxies?: string[] | undefined
  /** Of the built app. */
  pages: string
}

/** Serves the real-time namespaces. Returns a function that stops them. */
export function serveLive(
  server: Server,
  { newsroom, groups, content, own, tokens, clock, installation, ...parts }: LiveParts,
) {
  const { faults } = parts
  const { elapsed, after } = parts.environment
  const { ports, world } = installation
  const asking = createAsking(elapsed, parts.costs, parts.trustedProxies)
  const io = createSocketServer(server, asking.askerOf)
  nameVersion(io, parts.pages)
  const became = nameInstallation(io, installation, own)
  const readers = { ...own, ...tokens, clock, became }
  serveNews(io, { newsroom, installation, own, readers, faults, after, ...asking })
  pushCounts(io, { stories: groups, installation, ...asking })
  serveContent(io, { stories: content.stories, installation, faults, after, ...asking })
  const figures = [
    ...liveCalendars(ports, world.clock),
    ...(ports.quotes ? [pushQuotes(ports.quotes, world.clock)] : []),
  ]
  serveFinancial(io, { faults, ...asking, parts: figures })
  return () => {
    content.close()
    io.disconnectSockets(true)
    io.engine.close()
  }
}
