import { api } from '../../src/contract/api.ts'
import type { Instrument } from '../../src/contract/markets/markets.ts'
import { PEERS_LIMIT, REPORTS_LIMIT, type TickerProfile } from '../../src/contract/ticker/ticker.ts'
import { type NewsFigures, newsFigures } from '../../src/rules/ticker/news-figures.ts'
import { companyOfTicker } from '../feed/meaning/directory.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import type { Directory } from '../filters/suggest-symbols.ts'
import { serve } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import type { Ports } from '../providers/provider.ts'
import type { Turn } from '../turns.ts'

type TickerParts = {
  directory: Directory
  newsroom: Pick<Newsroom, 'search' | 'searchDeeper' | 'oldest'>
  installation: Pick<Installed, 'originOf' | 'world' | 'ports'>
  turn: Turn
}
type Known = Awaited<ReturnType<Directory>>['known'][number]

const MOST_OTHERS = 20

/** API-11. */
export const serveTicker = ({ directory, newsroom, installation, turn }: TickerParts) => [
  serve(api.ticker.profile, async ({ query: { symbol } }) => {
    const { known } = await directory()
    const now = installation.world.clock.now()
    const { quotes, reports } = installation.ports
    const traded = quotes?.instruments().find((one) => one.symbol === symbol)
    const listed = known.find((one) => one.symbol === symbol)
    if (!listed && !traded) return { status: 200, body: { data: null } }
    const context = { tickers: [symbol], origin: installation.originOf() }
    const items = (await newsroom.searchDeeper(context)) ?? newsroom.search(context)
    const data = {
      ...described(symbol, listed, traded),
      others: othersOf(known, listed),
      sameIndustry: sameIndustryOf(known, listed),
      ...withNames(newsFigures(items, symbol, { since: newsroom.oldest(context.origin), now }), known),
      reports: reports ? await reportsOf(reports, symbol, now, turn) : null,
      asOf: new Date(now).toISOString(),
    }
    return { status: 200, body: { data } }
  }),
]

function described(symbol: string, listed: Known | undefined, traded: Instrument | undefined) {
  const company = companyOfTicker.get(symbol)
  return {
    symbol,
    name: listed?.name ?? traded?.title ?? symbol,
    kind: listed?.kind ?? traded?.kind ?? 'share',
    exchange: listed?.exchange ?? '',
    sector: company?.sector ?? null,
    industry: company?.industry ?? null,
    hasPrices: traded !== undefined,
  }
}

/** The directory gives each registrant one name. */
const othersOf = (known: readonly Known[], listed: Known | undefined) =>
  known
    .filter(({ name, symbol }) => name === listed?.name && symbol !== listed.symbol)
    .slice(0, MOST_OTHERS)
    .map(({ symbol }) => symbol)

/** The directory begins with the largest. */
function sameIndustryOf(known: readonly Known[], listed: Known | undefined) {
  const industry = listed && companyOfTicker.get(listed.symbol)?.industry
  if (!industry) return []
  return known
    .filter(({ symbol, name }) => name !== listed.name && companyOfTicker.get(symbol)?.industry === industry)
    .slice(0, PEERS_LIMIT)
    .map(({ symbol, name }) => ({ symbol, name }))
}

const withNames = ({ news, peers }: NewsFigures, known: readonly Known[]): Pick<TickerProfile, 'news' | 'peers'> => ({
  news,
  peers: peers.map((peer) => ({
    ...peer,
    name: known.find(({ symbol }) => symbol === peer.symbol)?.name ?? peer.symbol,
  })),
})

/** The reports of a year before and after, up to a limit: the next one, and the last ones before it. */
async function reportsOf(earnings: Ports['reports'], symbol: string, now: number, turn: Turn) {
  const [first, last] = earnings.within(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, now)
  while (!earnings.prepare(first, last)) await turn()
  const reports = earnings.between(first, last).filter(({ key }) => key === symbol)
  const next = reports.findIndex(({ at }) => at > now)
  const end = next < 0 ? reports.length : next + 1
  return reports.slice(Math.max(0, end - REPORTS_LIMIT), end).map((report) => report.itemAt(now))
}
