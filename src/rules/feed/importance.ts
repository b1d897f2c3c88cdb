import type { Importance, NewsItem } from '../../contract/shared/news.ts'

type Judged = Pick<NewsItem, 'title' | 'summary' | 'tickers' | 'topics'>
type Rule = Importance & { applies(item: Judged, text: string): boolean }

const BANKS =
  /\b(?:fed|powell|lagarde|federal reserve|fomc|ecb|european central bank|bank of (?:england|japan|canada|korea|mexico)|boe|boj|snb|swiss national bank|rba|rbnz|riksbank|norges bank|pboc|people's bank of china|reserve bank of (?:australia|india|new zealand)|central bank)\b/i
const POLICY =
  /\b(?:interest rates?|key rates?|policy rates?|rate (?:cut|hike|decision|path|pause)s?|basis[- ]points?|monetary policy|policy (?:unchanged|steady|on hold)|minutes|quantitative (?:easing|tightening)|(?:cuts?|holds?|raises?|hikes?|lowers?|keeps?|lifts?|leaves?) (?:\w+ ){0,2}rates?|rates? (?:held|cut|raised|lowered|unchanged|on hold|steady))\b/i
/** Of a headline about a yield, which names its basis points and what is waited for. */
const ACT_ON_RATES =
  /\b(?:cuts?|holds?|raises?|hikes?|lowers?|keeps?|lifts?|leaves?) (?:\w+ ){0,2}rates?\b|\brate (?:cut|hike)s?\b/i
/** It is only expected. */
const PREVIEW =
  /^(?:due (?:today|tomorrow|this week)|ahead of|coming up|what to (?:watch|expect)|(?:the )?week ahead)|\bpreview\b|\b(?:before|ahead of) (?:\S+ ){0,3}(?:report|results|earnings|data|figures)\b|\b(?:forecasters|economists|analysts) (?:see|expect)\b/i
const FIGURES =
  /\b(?:cpi|ppi|pce|gdp|nonfarm payrolls?|payrolls|adds? [\d,]+ jobs|jobless claims|(?:consumer|producer) prices? (?:rises?|rose|falls?|fell|climbs?|jumps?|ease|eased)|unemployment rate|inflation (?:rises|falls|eases|slows|cools|quickens|accelerates|at)|retail sales|industrial production|housing starts|pmi|trade (?:deficit|surplus|balance)|consumer (?:confidence|sentiment))\b/i
const HALT =
  /\b(?:trading halt(?:ed|s)?|halts? trading|trading (?:is |was )?(?:suspended|paused)|suspends trading|resumption of trading|resumes trading|luld|circuit breaker)\b/i
const DEAL =
  /\b(?:to acquire|acquires?|acquired by|acquisition of|to buy(?! back)|takes over|to sell .{0,60}\b(?:unit|division|business|stake|brands?|assets|arm)\b|to pay .{2,40} for|agrees? to (?:buy|merge|acquire)|merger|merge with|takeover|buyout|tender offer|go(?:es|ing)? private|spin-?off|hostile bid|definitive agreement|divests?|divestiture)\b/i
const RESULTS =
  /\b(?:(?:first|second|third|fourth|[1-4](?:st|nd|rd|th)?|q[1-4])[- ](?:quarter|half)|q[1-4]|quarterly|full[- ]year|annual|half[- ]year|fiscal (?:year|20\d\d))\b.{0,60}\b(?:results?|earnings|profits?|loss|revenue|sales|eps)\b|\b(?:results|earnings|profits?|revenues?|net income|net loss) (?:beats?|miss(?:es)?|tops?|rises?|rose|falls?|fell|jumps?|drops?|surges?|slumps?|climbs?|slips?|slides?|declines?|grows?|soars?|tumbles?|doubles?|widens?|narrows?)\b|\b(?:misses|missed|beats?|tops|topped|trails) .{0,25}(?:estimates|expectations|forecasts|views)\b|\bprofit warning\b|\beps \$?-?[\d.]+ vs\b/i
/** A look at a price, which names the results as its reason. */
const AFTERMATH = /\b(?:after|following|on|take in|digest|weigh|in view of) (?:\S+ ){0,2}(?:results|earnings)\b/i
const OUTLOOK =
  /\b(?:raises?|cuts?|lowers?|lifts?|withdraws?|slashes|reaffirms?) (?:[\w-]+ ){0,3}(?<!demand )(?:guidance|outlook|forecast)\b/i
const DIVIDEND = /\b(?:raises?|lifts?|increases?|hikes?|boosts?|declares?|initiates?) (?:[\w-]+ ){0,3}dividend\b/i
const DIVIDEND_CUT = /\b(?:cuts?|lowers?|slashes|halves|suspends?|scraps|omits?) (?:[\w-]+ ){0,3}dividend\b/i
const DISTRESS =
  /\b(?:bankruptcy|chapter (?:7|11)|insolven(?:t|cy)|defaults? on|missed payment|going concern|delist(?:ed|ing)?|restat(?:e|es|ement) of|accounting (?:fraud|irregularities)|bank .{0,30}\b(?:collapses?|fails|seized)|seized by regulators)\b/i
const HARM =
  /\b(?:data breach|cyber ?attack|ransomware|(?:global|major|widespread) outage|recalls (?:[\d,.]+|all|some|more|certain))\b/i
const AUTHORITY =
  /\b(?:fda (?:approves?|approval|rejects?|clears?)|(?:wins?|gets?|receives?) (?:\S+ ){1,3}approval|ordered to pay|complete response letter|antitrust|sec (?:charges|sues|settles|fines)|doj|justice department|charged with|fined|class action certified|sanctions|export (?:ban|controls)|tariffs?(?! threat)|\d+(?:%| percent) (?:levy|levies|duty|duties)|declines to approve|short[- ]seller|hindenburg|muddy waters)\b/i
const FORM_OF_WEIGHT =
  /^(?:SC (?:13D|TO-[TIC]|14D9)|SCHEDULE 13D|S-4|S-1|F-1|DEFM14A|PREM14A|15-12[BG]|25(?:-NSE)?|NT 10-[KQ]|10-K|20-F)(?:\/A)?\b/
const CURRENT_REPORT = /^(?:8-K|6-K)(?:\/A)?\b/
/** Of a current report: agreements of weight, bankruptcy, deals, results, delisting, restatements, a change of control or of the chief. */
const ITEM_OF_WEIGHT = /\bitem (?:1\.01|1\.02|1\.03|2\.01|2\.02|2\.04|2\.06|3\.01|4\.01|4\.02|5\.01|5\.02)\b/i
const MARKETS =
  /\b(?:stocks?|shares|wall street|s&p 500|nasdaq|dow|vix|treasur(?:y|ies)|yields?|dollar|euro|yen|oil|crude|brent|gold|bitcoin)\b.{0,40}\b(?:plunges?|tumbles?|slumps?|soars?|surges?|crash(?:es)?|record (?:high|low|close)|all-time high|[\d,]+ points|worst (?:day|week|month|session)|spikes?)\b/i
/** Of a single share: from 5 %. */
const LARGE_MOVE = /(?<![\d.])(?:[5-9]|\d{2,3})(?:\.\d+)?(?:%| percent)/
const SUPPLY = /\b(?:opec\+?|output cut|production cut|strategic petroleum reserve|oil embargo)\b/i
const BILLIONS = /(?:\$|€|£|US\$)\s?\d[\d.,]*\s?(?:billion|bn|trillion|tn|b)\b/i
const CONFLICT =
  /\b(?:invades?|invasion of|launch(?:es)? (?:\S+ ){0,2}missiles?|missile strikes?|air ?strikes?|strikes (?:iran|iranian|israel|israeli|russia|russian|ukraine|nuclear)|declares war|cease-?fire|coup|martial law|nuclear (?:sites?|test))\b/i
const RATING_OF_STATE =
  /\b(?:moody['’]s|fitch|s&p(?! 500))\b.{0,60}\b(?:cuts|lowers|downgrades|strips)\b|\bdowngraded by (?:moody|fitch|s&p)/i
const JOBS =
  /\b(?:lays? off|laying off|layoffs|job cuts|to cut (?:[\d,]+|\d+%) (?:of (?:its )?)?(?:jobs|workforce|staff))\b/i
const TRIAL = /\b(?:trial|study) (?:fails|misses|meets|succeeds)\b|\b(?:misses|meets) (?:\w+ )?(?:goal|endpoint)\b/i
/** What only talks about it: advice, columns, law firms that look for clients, dates of calls. */
const TALK =
  /^(?:how to|why |should you|is it |best |opinion|column|jim cramer|\d+ (?:[\w-]+ ){0,3}(?:stocks?|etfs?|ways|reasons|things|dividend))|\b(?:explain(?:ed|er)|what to know|transcript|to present at|schedules?|to report|to host|webcast|conference call|award winners?|jewell?ery|lunch|mortgage rates?|cd rates?|savings rates?|law (?:firm|offices?)|(?:investor|shareholder|deadline) (?:alert|reminder|notice)|reminds investors|class action (?:lawsuit|deadline)|rosen|pomerantz|levi & korsinsky|bragar|glancy|kessler topaz|hagens berman|faruqi)\b/i
const CHIEF =
  /\b(?:ceo|cfo|chief executive|chief financial officer|chair(?:man|woman)?)\b.{0,40}\b(?:(?:to )?steps? down|resigns?|to retire|departs?|ousted|appointed|named|succeeds?)\b|\b(?:appoints?|names?)\b.{0,40}\b(?:ceo|cfo|chief executive|finance chief|financial chief)\b/i

/** A broker's opinion names what it rests on, and "Buy". */
const isOpinion = ({ topics }: Judged) => topics.includes('ANALYST_RATINGS')
const namesPolicy = ({ title }: Judged, text: string) =>
  /\byields?\b/i.test(title) ? ACT_ON_RATES.test(title) : POLICY.test(text)

/** What makes a headline important, the weightiest rules first. The summary counts where a title alone cannot tell. */
const rules: readonly Rule[] = [
  {
    why: 'central bank',
    weight: 3,
    applies: (item, text) => namesPolicy(item, text) && (BANKS.test(text) || item.topics.includes('MACRO')),
  },
  { why: 'trading halt', weight: 3, applies: ({ title }) => HALT.test(title) },
  {
    why: 'deal',
    weight: 3,
    applies: (item) =>
      DEAL.test(item.title) && !isOpinion(item) && (item.tickers.length > 0 || BILLIONS.test(item.title)),
  },
  {
    why: 'distress',
    weight: 3,
    applies: ({ title, tickers, topics }) => DISTRESS.test(title) && (tickers.length > 0 || topics.length > 0),
  },
  { why: 'conflict', weight: 3, applies: ({ title }) => CONFLICT.test(title) },
  {
    why: 'rating of a state',
    weight: 2,
    applies: ({ title, tickers }) => RATING_OF_STATE.test(title) && tickers.length === 0,
  },
  {
    why: 'economic figures',
    weight: 2,
    applies: ({ title, topics }) => FIGURES.test(title) && topics.includes('MACRO') && !PREVIEW.test(title),
  },
  {
    why: 'results',
    weight: 2,
    applies: ({ title }) =>
      (RESULTS.test(title) || OUTLOOK.test(title)) && !PREVIEW.test(title) && !AFTERMATH.test(title),
  },
  { why: 'dividend cut', weight: 2, applies: ({ title }) => DIVIDEND_CUT.test(title) },
  {
    why: 'authority',
    weight: 2,
    applies: (item) => AUTHORITY.test(item.title) && !isOpinion(item) && !PREVIEW.test(item.title),
  },
  { why: 'recall or breach', weight: 2, applies: ({ title, tickers }) => HARM.test(title) && tickers.length > 0 },
  {
    why: 'filing',
    weight: 2,
    applies: ({ title, summary }) =>
      FORM_OF_WEIGHT.test(title) || (CURRENT_REPORT.test(title) && ITEM_OF_WEIGHT.test(summary)),
  },
  {
    why: 'markets',
    weight: 2,
    applies: ({ title, tickers }) =>
      (MARKETS.test(title) && (tickers.length === 0 || LARGE_MOVE.test(title))) || SUPPLY.test(title),
  },
  { why: 'job cuts', weight: 2, applies: ({ title, tickers }) => JOBS.test(title) && tickers.length > 0 },
  { why: 'drug trial', weight: 2, applies: ({ title, tickers }) => TRIAL.test(title) && tickers.length > 0 },
  { why: 'chief', weight: 1, applies: ({ title, tickers }) => CHIEF.test(title) && tickers.length > 0 },
  { why: 'dividend', weight: 1, applies: ({ title }) => DIVIDEND.test(title) },
  { why: 'billions', weight: 1, applies: ({ title, tickers }) => BILLIONS.test(title) && tickers.length > 0 },
]

/** How important a headline is, by its weightiest rule; undefined for an ordinary one. One function decides for all headlines (docs/importance.md). */
export function importanceOf(item: Judged): Importance | undefined {
  const text = `${item.title}\n${item.summary.slice(0, 300)}`
  if (TALK.test(item.title) || item.topics.includes('SPORTS')) return undefined
  const rule = rules.find(({ applies }) => applies(item, text))
  return rule && { why: rule.why, weight: rule.weight }
}

/** The item with its importance, where it has any. */
export function withImportance(item: NewsItem): NewsItem {
  const importance = item.importance ?? importanceOf(item)
  return importance ? { ...item, importance } : item
}
