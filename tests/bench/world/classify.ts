import type { NewsItem } from '../../../src/contract/shared/news.ts'

/** What a headline is about, as a reader would say. */
export type Kind =
  | 'result'
  | 'guidance'
  | 'reaction'
  | 'rating'
  | 'statistic'
  | 'decision'
  | 'deal'
  | 'listing'
  | 'move'
  | 'other'

const MOVED =
  /\b(rises?|rose|falls?|fell|jump(s|ed)?|drop(s|ped)?|climb(s|ed)?|slides?|slid|gain(s|ed)?|sinks?|sank|surge[sd]?|tumble[sd]?|slip(s|ped)?|advance[sd]?|decline[sd]?|rall(y|ies|ied)|higher|lower|up|down|edge[sd]?|inch(es|ed)?|tick(s|ed)?|retreat(s|ed)?|loses?|lost|extends?|sheds?|weakens?|strengthens?|firms?|eases?|little changed|flat|steady)\b/i
/** What rises and falls, and is no price that is traded. */
const NO_PRICE =
  /\b(IPO|rents|on year|export sales at|mortgage rate|gas flows|spending|price increase|risk|income rises|takes in|stocks report)\b|\brated \d+%|\bstocks\b.*\d tons\b/i
const REPORT =
  /\b(EPS|earnings per share|(first|second|third|fourth)[- ](fiscal )?quarter (results|profit|earnings|revenue|sales)|Q[1-4] (results|profit|earnings|revenue|sales|EPS|adjusted)|quarterly (results|profit|earnings|revenue|sales)|(first|second|third|fourth)-quarter EPS|(earns|beats on earnings|earns more than expected) (\$[\d.]+ )?in (first|second|third|fourth) quarter|(beats?|tops?|misses|exceeds?|trails?) (\w+ )?(estimates|consensus|expectations|forecasts)|results (beat|miss|top|trail))\b/i
const NOT_YET =
  /\b(to (report|release|publish|post|announce)|ahead of(?! \$)|preview|before (its|the) (report|results)|due (today|tomorrow|this|after|before|on)|(earnings|results) (calendar|date|call)|what to (watch|expect)|expected to|on deck|will report|schedules|sets date|call:|earnings call|on call)\b/i
const GUIDED =
  /\b(raises|lifts|boosts|hikes|cuts|lowers|trims|slashes|reaffirms|keeps|leaves|sticks to|maintains|backs|affirms|narrows|reiterates|sees|guides|issues|holds)\b.*\b(outlook|guidance|forecast|full-year|fiscal-year|year view|EPS view)\b/i
const SHARES = /\b(shares|stock|premarket|after hours|extended trading|session low|session high)\b/i
const RATED =
  /\b(upgrades?d?|downgrades?d?|initiates?d?|price target|target (raised|cut|lowered|lifted|to)|coverage|reiterates (buy|overweight|outperform)|(buy|sell|hold|neutral|overweight|underweight|outperform|underperform|equal weight|market perform|sector perform|in line|perform) (rating|at)|starts at|target|turns positive on|steps aside on)\b/i
const DECIDED =
  /\b(holds?|keeps?|cuts?|raises?|lowers?|hikes?|leaves?|lifts?|unchanged|maintains?|trims?|reduces?|increases?)\b.*\b(rate|rates|bank rate|repo|Selic|Bank Rate)\b|\b(cash|repo|policy|key|bank) rate (unchanged|held|lifted|raised|lowered|cut)\b/i
const BANK =
  /\b(Fed|ECB|BoE|BoJ|BoC|RBA|RBNZ|SNB|RBI|BoK|SARB|Banxico|Riksbank|Norges Bank|Selic|Copom|Bank of \w+|Reserve Bank of \w+( \w+)?|Swiss National Bank|South African Reserve Bank|central bank)\b/
const DEAL =
  /(?<!illion |director )\b(to (acquire|buy)(?! back)|acquires|buys(?! back)|agrees to (buy|acquire|purchase)|agrees to \$[\d.]+ \w+ purchase of|to sell .+ to .+ for \$[\d.]+ \w+|to pay \$[\d.]+ \w+ for|deal (widens|adds to) range of|^why .+(?<=\)| [A-Z]+) (wants|is buying))\b/i
/** A move has a size, or leads to a level. */
const SIZED = /\d ?%|basis points?|\b(to|near|at) [A-Z]{0,3}\$?\d/
const CLOSED =
  /\b(now part of|takes over\b.*\b(of|from)|(completes?|closes?) (the |\$[\d.]+ \w+ )?(sale|purchase|acquisition) of|joins .+ as deal closes|hands over .+, receives)\b/i
const CREDIT = /\brating agency\b/i
const LISTED =
  /\braises \$[\d.]+ (m|b)illion in IPO\b|\bprices IPO at\b|\b((begins?|starts?) trading|(trading|market|stock|Nasdaq|NYSE) debut|shares (open|debut)|first day of trading|opens? for trading)\b/i

const hasFigure = (title: string) => /\d/.test(title)

/** Whether the title states a figure of a release of the calendar. `names` matches their names as headlines write them. */
export type StatisticNames = { test(title: string): boolean }

export function kindOf({ title, tickers, topics }: NewsItem, statistics: StatisticNames): Kind {
  if (tickers.length > 0) {
    if (RATED.test(title) && topics.includes('ANALYST_RATINGS')) return 'rating'
    if (SHARES.test(title) && MOVED.test(title)) return 'reaction'
    if (GUIDED.test(title) && !CREDIT.test(title) && !/\bdividend\b/i.test(title))
      return REPORT.test(title) && hasFigure(title) ? 'result' : 'guidance'
    if (REPORT.test(title) && !NOT_YET.test(title)) return 'result'
  }
  if (CLOSED.test(title) || (DEAL.test(title) && /[A-Z]/.test(title))) return 'deal'
  if (LISTED.test(title)) return 'listing'
  if (BANK.test(title) && DECIDED.test(title) && !NOT_YET.test(title) && !isComment(title)) return 'decision'
  if (statistics.test(title) && hasFigure(title) && !NOT_YET.test(title) && !isComment(title)) return 'statistic'
  return MOVED.test(title) && SIZED.test(title) && !NO_PRICE.test(title) ? 'move' : 'other'
}

/** A price that moved on a statistic, an opinion about it, or a look ahead: none states a release. */
function isComment(title: string) {
  return (
    (/\bdata\b/i.test(title) && MOVED.test(title)) ||
    (/\b(after|as|on|following|with|ahead|before|traders?|futures|bets?|odds|economists?|analysts?|policymaker|official|minutes|survey of|seen|expects?|forecasts?:)\b.*\b(CPI|PPI|GDP|PMI|payrolls|claims|sales|data|rate|rates|decision|index|inflation|print|report|figures)\b/i.test(
      title,
    ) &&
      /\b(yields?|dollar|euro|pound|yen|stocks?|S&P|Nasdaq|Dow|futures|gold|oil|crude|bitcoin|Treasur\w+|traders?|bets?|odds|shares|peso|franc|won|rupee|real|gas|policymaker|official|economists?|analysts?|swaps?|bunds?|gilts?|index futures|krona|krone|rand|yuan|loonie)\b/i.test(
        title,
      ))
  )
}
