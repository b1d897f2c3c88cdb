import type { Server } from 'node:http'
import { liveCalendars } from './calendar/live-calendars.ts'
import type { Calendars } from './calendar/serve-calendars.ts'
import type { Clock } from './clock.ts'
import type { Content } from './content/open-content.ts'
import { serveContent } from './content/serve-content.ts'
import { serveFinancial } from './financial/serve-financial.ts'
import type { Market } from './markets/market.ts'
import { pushQuotes } from './markets/push-quotes.ts'
import type { Faults } from './mock/faults.ts'
import type { Newsroom } from './news/newsroom.ts'
import { serveNews } from './news/serve-news.ts'
import { createSocketServer } from './news/socket-server.ts'

type LiveParts = {
  newsroom: Newsroom
  content: Content
  market: Market
  calendars: Calendars
  clock: Clock
  faults: Faults
  elapsed: () => number
}

/** Serves the real-time namespaces. Answers how to stop. */
export function serveLive(server: Server, { newsroom, content, market, calendars, clock, faults, elapsed }: LiveParts) {
  const io = createSocketServer(server)
  serveNews(io, { newsroom, faults, elapsed })
  serveContent(io, { room: content.room, faults, elapsed })
  const parts = [...liveCalendars(calendars, clock), pushQuotes(market, clock)]
  serveFinancial(io, { faults, elapsed, parts })
  return () => {
    content.close()
    io.disconnectSockets(true)
    io.engine.close()
  }
}
