import type { EarningsReport } from '../../src/contract/calendar/calendar.ts'
import type { Origin } from '../../src/contract/shared/news.ts'
import type { Almanac } from '../calendar/almanac.ts'
import type { Releases } from '../calendar/history.ts'
import type { Clock } from '../clock.ts'
import type { Fetch } from '../sources/fetch/fetch-document.ts'
import type { OpenSocket } from '../sources/fetch/open-socket.ts'
import type { SimulatedContent } from '../world/content/simulated-content.ts'
import type { Market } from '../world/markets/market.ts'
import type { SimulatedNews } from '../world/news/simulated-news.ts'

/** What each kind is asked for. Real headlines and stories come from documents and addresses, which users manage (`../sources`). */
export type Ports = {
  news: SimulatedNews
  stories: SimulatedContent
  quotes: Market
  releases: Releases
  reports: Almanac<EarningsReport>
}
export type ProvidedKind = keyof Ports

/** All of the outside that a provider may touch: it imports neither Node's modules nor what the rest of the backend takes them from (lint). */
export type Io = {
  /** Documents at public addresses, within limits of size and time; anything else is thrown as `FetchTrouble`. */
  fetch: Fetch
  /** Connections for messages to public addresses, within the same limits. */
  socket: OpenSocket
  /** The time of what is shown. */
  clock: Pick<Clock, 'now' | 'rate' | 'at' | 'onJump'>
  /** What it keeps between starts. */
  store: ProviderStore
}

/** Texts by key. A value has at most a million characters; longer ones are refused with an error. */
export type ProviderStore = {
  read(key: string): Promise<string | undefined>
  write(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

export type ProviderOf<Kind extends ProvidedKind> = {
  /** Unique; what `source` says of its values. */
  id: string
  kind: Kind
  origin: Origin
  /** Under which terms its values are shown, in words. */
  licence: string
  /** What of the outside it uses. */
  needs: readonly (keyof Io)[]
  /** Publishes the port of its kind before it returns; the port may know nothing yet. Returns what ends it. */
  open(publish: (port: Ports[Kind]) => void, io: Io): () => void
}

/** One of those that give an installation what it serves, a kind each. */
export type Provider = { [Kind in ProvidedKind]: ProviderOf<Kind> }[ProvidedKind]
