import { stemOf } from '../shared/query/stem.ts'

/** What happens, in the words for it. Two headlines that name acts, and none in common, are about different facts. */
const ACTS = `
acquire: acquire acquires acquired acquiring acquisition buy buys buying bought purchase merge merges merged merger merging takeover combine combines combining combination buyout
bankrupt: bankrupt bankruptcy bankruptcies insolvency insolvent chapter
hack: hack hacks hacked hacker hackers hacking
result: profit profits earn earns earned earning earnings eps result results loss losses revenue revenues sales income
outlook: forecast forecasts guidance outlook
leave: resign resigns resigned resignation retire retires retirement leave leaves leaving quit quits exit exits departs departure oust ousts ousted ouster sack sacks sacked
appoint: appoint appoints appointed
recall: recall recalls recalled recalling
probe: probe probes probing investigate investigates investigated investigation investigating inquiry
rate: upgrade upgrades upgraded downgrade downgrades downgraded reiterate reiterates initiate initiates
rename: rename renames renamed renaming
hire: hire hiring hires
dismiss: layoff layoffs dismiss dismisses
outage: outage outages crash crashes crashed glitch
reject: reject rejects rejected oppose opposes vote
die: kill kills killed die dies dead death
launch: launch launches launched launching release releases released releasing unveil unveils introduce introduces
end: end ends ended ending terminate terminates sever
sue: sue sues sued suing lawsuit lawsuits
fine: fines fined penalty settle settles settlement
ban: ban bans banned
approve: approve approves approved approval
dividend: dividend dividends payout payouts
buyback: buyback buybacks repurchase repurchases
offer: ipo offering offerings placement
split: split splits
delay: delay delays delayed postpone postpones postponed
strike: strike strikes walkout
study: study studies research researcher researchers scientist scientists survey
arrest: arrest arrests arrested
attack: attack attacks attacked ddos
lobby: lobby lobbies lobbying
`
/** Words that are the same in headlines, but tell no facts apart. */
const SAME = `
fall: fall falls fell falling drop drops dropped decline declines declined slip slips slide slides slump slumps sink sinks tumble tumbles plunge plunges plummet plummets dip dips retreat retreats decrease decreases ease eases
rise: rise rises rose rising gain gains climb climbs jump jumps surge surges soar soars rally rallies increase increases advance advances grow grows growth
chief: ceo chief boss
share: share shares stock stocks
percent: pct percent
raise: raise raises raised hike hikes hiked lift lifts lifted boost boosts boosted
cut: cut cuts trim trims trimmed slash slashes slashed reduce reduces reduced
year: year years yearly annual annually
quarter: quarter quarters quarterly q1 q2 q3 q4
estimate: estimate estimates est consensus expectation expectations
`
/** Opposites: a headline with a word of one side is about something else than one with a word of the other. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['beat beats tops exceed exceeds surpass surpasses', 'miss misses missed lag lags trail trails'],
  ['upgrade upgrades upgraded', 'downgrade downgrades downgraded'],
  [
    'raise raises raised hike hikes lift lifts boost boosts increase increases',
    'cut cuts lower lowers lowered slash slashes reduce reduces trim trims',
  ],
  [
    'approve approves approved clear clears accept accepts back backs',
    'reject rejects rejected deny denies block blocks',
  ],
  [
    'rise rises rose rising increase increases increased gain gains climb climbs jump jumps surge surges soar soars rally rallies higher up gainer gainers rebound rebounds',
    'fall falls fell falling drop drops decline declines slip slips slide slides slump slumps sink sinks tumble tumbles plunge plunges lower down decrease decreased decliners loser losers retreat retreats dip dips',
  ],
  ['best top winner winners gainer gainers', 'worst loser losers decliners'],
  ['high highs highest', 'low lows lowest'],
  ['put puts', 'call calls'],
  ['better upbeat better-than-expected', 'worse downbeat'],
  ['win wins won', 'lose loses lost'],
  ['hire hires hiring', 'layoff layoffs fires'],
  ['open opens opened', 'close closes closed shut shuts'],
  ['buy buys', 'sell sells'],
  ['wider widen widens', 'narrow narrows narrower'],
  ['futures', 'midday'],
]

const words = (text: string) => text.trim().split(/\s+/).map(stemOf)
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [name = '', list = ''] = line.split(': ')
        return words(list).map((word) => [word, name] as const)
      }),
  )
const acts = table(ACTS)
const same = table(SAME)
const poles = new Map<string, string[]>()
for (const [axis, sides] of OPPOSITES.entries())
  for (const [side, list] of sides.entries())
    for (const word of words(list)) poles.set(word, [...(poles.get(word) ?? []), `${axis}${side === 0 ? '+' : '-'}`])

/** The acts that words stand for. */
export const actsIn = (stems: readonly string[]): ReadonlySet<string> =>
  new Set(stems.flatMap((stem) => acts.get(stem) ?? []))
/** What a word means, if other words mean the same. */
export const meaningOf = (stem: string) => acts.get(stem) ?? same.get(stem)
export const polesIn = (stems: readonly string[]): ReadonlySet<string> =>
  new Set(stems.flatMap((stem) => poles.get(stem) ?? []))

/** Whether one is on one side of a pair of opposites only, and the other on the other side only. */
export function areOpposite(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const pole of one) {
    const opposite = pole.slice(0, -1) + (pole.endsWith('+') ? '-' : '+')
    if (!one.has(opposite) && other.has(opposite) && !other.has(pole)) return true
  }
  return false
}
