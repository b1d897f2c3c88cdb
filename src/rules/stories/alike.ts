import type { Headline } from './headline.ts'
import { nameOthers, vetoOf } from './veto.ts'
import { isRare, isSaid } from './weights.ts'

/** What two headlines both say: its weight, and how many of it are rare or say what happens. */
type Shared = { weight: number; rare: number; said: number }
/** The most that they may share; `acts`: how many may be acts. */
export type MostShared = Shared & { acts: number }

/** The part of what two headlines say that both must say: the less, the more else speaks for it. */
const NEEDED = {
  /** An act, and a rare word. */
  act: 0.3,
  /** A company, and words for what happens. */
  company: 0.4,
  /** Words for what happens, and a rare word. */
  said: 0.5,
  /** Common words alone. */
  plain: 0.6,
  comment: 0.6,
  /** Little but a name. */
  name: 0.8,
  list: 0.85,
}
const SAID_OF_COMPANY = 2
const SAID = 3
const SAID_AND_RARE = 4

/** How much two headlines are about one fact: 1 and more is enough, 0 where something speaks against it. */
export function likeness(one: Headline, other: Headline): number {
  if (nameOthers(one, other)) return 0
  const shared = sharedBy(one, other)
  const ratio = ratioOf(shared, one.total, other.total) / neededBy(one, other, shared)
  return ratio >= 1 && vetoOf(one, other) ? 0 : ratio
}

/** Whether two headlines can be like each other: by the most that they may share, and what all that each says weighs. */
export const canBeAlike = (most: MostShared, one: number, other: number) =>
  ratioOf(most, one, other) / leastNeeded(most) >= 1

const ratioOf = ({ weight }: Shared, one: number, other: number) => weight / (one + other - weight)

function sharedBy({ words: one }: Headline, { words: other }: Headline): Shared {
  const shared = { weight: 0, rare: 0, said: 0 }
  let [here, there] = [0, 0]
  while (here < one.length && there < other.length) {
    const difference = (one[here] ?? 0) - (other[there] ?? 0)
    if (difference === 0) count(shared, one[here + 1] ?? 0, other[there + 1] ?? 0)
    if (difference <= 0) here += 2
    if (difference >= 0) there += 2
  }
  return shared
}

function count(shared: Shared, here: number, there: number) {
  shared.weight += Math.min(here, there)
  if (isSaid(here)) shared.said += 1
  else if (isRare(Math.max(here, there))) shared.rare += 1
}

function neededBy(one: Headline, other: Headline, { rare, said }: Shared) {
  if (one.form === 'list' || other.form === 'list') return NEEDED.list
  if (one.form === 'comment' || other.form === 'comment') return NEEDED.comment
  if (rare === 0) return NEEDED.plain
  if (haveCommon(one.acts, other.acts)) return NEEDED.act
  if (one.tickers.length > 0 && other.tickers.length > 0 && said >= SAID_OF_COMPANY) return NEEDED.company
  return said >= SAID || said + rare >= SAID_AND_RARE ? NEEDED.said : NEEDED.name
}

/** No more than is needed by any two headlines that share so much or less. */
function leastNeeded({ rare, said, acts }: MostShared) {
  if (rare > 0 && acts > 0) return NEEDED.act
  if (rare > 0 && said >= SAID_OF_COMPANY) return NEEDED.company
  return rare > 0 && said + rare >= SAID_AND_RARE ? NEEDED.said : Math.min(NEEDED.plain, NEEDED.comment)
}

function haveCommon(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  for (const value of one) if (other.has(value)) return true
  return false
}
