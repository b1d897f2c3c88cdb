import type { Token } from '../shared/query/tokens.ts'
import { rootOf } from './roots.ts'
import { isCommon } from './words.ts'

/** What an analyst says of a share: who, what is done, and the new rating. */
export type Rating = {
  house: ReadonlySet<string>
  act: string | undefined
  levels: ReadonlySet<string>
  /** Words for the share. */
  about: ReadonlySet<string>
}

const ACTS: Readonly<Record<string, string>> = {
  maintain: 'maintain',
  reiterate: 'maintain',
  upgrade: 'upgrade',
  upgraded: 'upgrade',
  downgrade: 'downgrade',
  downgraded: 'downgrade',
  initiate: 'initiate',
  initiated: 'initiate',
  reinstate: 'reinstate',
  assume: 'initiate',
}
const CHANGES: ReadonlySet<string> = new Set(['raise', 'lower', 'cut', 'boost', 'hike', 'trim', 'lift'])
const LEVELS: Readonly<Record<string, string>> = {
  buy: 'buy',
  overweight: 'overweight',
  outperform: 'outperform',
  hold: 'hold',
  neutral: 'neutral',
  sell: 'sell',
  underweight: 'underweight',
  underperform: 'underperform',
  equalweight: 'equal',
  equal: 'equal',
  perform: 'perform',
  accumulate: 'accumulate',
}
const ABOUT: ReadonlySet<string> = new Set(['target', 'pt', 'po', 'coverage', 'rating', ...Object.keys(LEVELS)])
/** Words before a level: 'Market Perform', 'Strong Buy'. */
const GRADES: ReadonlySet<string> = new Set(['market', 'sector', 'strong', 'conviction', 'in', 'peer'])
const EMPTY: ReadonlySet<string> = new Set()

/** Reads the tokens of a headline. */
export function ratingIn(text: string, tokens: readonly Token[]): Rating | undefined {
  const words = tokens.map(({ stem }) => stem)
  const at = words.findIndex((word) => word in ACTS || CHANGES.has(word))
  if (at < 0 || !words.some((word) => ABOUT.has(word))) return undefined
  const act = ACTS[words.find((word) => word in ACTS) ?? '']
  const [first, last] = houseIn(text, tokens, at)
  const others = [...words.slice(0, first), ...words.slice(Math.max(last, at + 1))]
  return {
    house: new Set(words.slice(first, last)),
    act,
    levels: act ? new Set(words.flatMap((word) => LEVELS[word] ?? [])) : EMPTY,
    about: new Set(others.filter((word) => !ABOUT.has(word) && !isCommon(rootOf(word)) && !/^\p{N}/u.test(word))),
  }
}

/** Where the words for the house stand: 'Citi cuts', 'Nike: Citi cuts', 'cut at Citi'. */
function houseIn(text: string, tokens: readonly Token[], at: number): readonly [first: number, last: number] {
  const by = tokens.findIndex(
    ({ form }, index) => index > at && (form === 'at' || form === 'by') && isName(text, tokens[index + 1]),
  )
  if (by > 0) {
    const end = tokens.findIndex((token, index) => index > by + 1 && !isName(text, token))
    return [by + 1, end < 0 ? tokens.length : end]
  }
  const colon = tokens.findLastIndex(({ start }, index) => index <= at && text.slice(0, start).trimEnd().endsWith(':'))
  return [Math.max(0, colon), at]
}

const isName = (text: string, token: Token | undefined) =>
  token !== undefined &&
  /^\p{Lu}/u.test(text.slice(token.start, token.end)) &&
  !(token.stem in LEVELS) &&
  !GRADES.has(token.stem)

/** Whether two ratings differ in who rates, in what is done or in the rating. */
export function areOtherRatings(one: Rating, other: Rating): boolean {
  if (isDisjoint(one.house, other.house) || isDisjoint(one.levels, other.levels) || isDisjoint(one.about, other.about))
    return true
  return one.act !== undefined && other.act !== undefined && one.act !== other.act
}

const isDisjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && ![...one].some((word) => other.has(word))
