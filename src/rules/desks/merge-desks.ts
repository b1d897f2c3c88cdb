import { DESKS_LIMIT, type Desk, type DeskContent } from '../../contract/desks/desks.ts'
import type { Feed, KeptWorkspace } from '../../contract/shared/workspace.ts'
import { isSame } from '../shared/merge.ts'
import { keptWorkspace, workspaceIn } from '../shared/page/kept-workspace.ts'
import { firstWorkspace } from '../shared/page/workspace.ts'
import { mergedSymbols } from '../watchlists/merged-symbols.ts'
import { named } from './desk-names.ts'
import { arrangementOf, contentOf, type Desks, firstContent } from './desks.ts'

/**
 * `base`: what this browser and the account had in common last, none where that is not known. `ours`: this browser's; `theirs`: the account's.
 * `newId`: makes an id that no desk has.
 */
type Sides = { base: Desks; ours: Desks; theirs: Desks; newId: () => string }
/** `rest`: desks of this browser for which there is no space. `ids`: what became of ids of ours that another desk of the account has. */
export type Merged = { desks: Desks; rest: Desks; ids: Readonly<Record<string, string>> }

/** The id of the first desk of every browser: two that were made apart are two desks. */
const FIRST = 'desk-1'
const FIRST_NAME = 'Desk 1'

/**
 * DSK-04: what becomes of desks that were changed in this browser and elsewhere. What one side has changed is taken from it; where both have, this browser's
 * counts. What one side has deleted goes, unless the other has changed it. The order is the account's, unless this browser has moved desks.
 */
export function mergedDesks({ base, theirs, newId, ...sides }: Sides): Merged {
  const ids = strangersIn(sides.ours, theirs, base, newId)
  const ours = sides.ours.map((desk) => ({ ...desk, id: ids[desk.id] ?? desk.id }))
  const all = [...new Set(idsOf([...theirs, ...ours]))]
  const left = new Map(all.flatMap((id) => leftOf(byId(base, id), byId(ours, id), byId(theirs, id)) ?? []))
  const merged = orderOf(base, ours, theirs).flatMap((id) => left.get(id) ?? [])
  if (merged.length === 0) return { desks: theirs.length > 0 ? theirs : ours, rest: [], ids }
  const fit = fitting(merged, theirs)
  return {
    desks: named(fit, theirs),
    rest: merged.filter((desk) => !fit.includes(desk)),
    ids,
  }
}

const idsOf = (desks: Desks) => desks.map(({ id }) => id)
const byId = (desks: Desks, wanted: string) => desks.find(({ id }) => id === wanted)

/** New ids for desks of ours that are others than those which the account has under the same. */
function strangersIn(ours: Desks, theirs: Desks, base: Desks, newId: () => string): Record<string, string> {
  const own = byId(ours, FIRST)
  const other = byId(theirs, FIRST)
  if (!own || !other || byId(base, FIRST) || isSame(own, other)) return {}
  return { [FIRST]: newId() }
}

/** What is left of a desk; undefined where nothing is. */
function leftOf(
  base: Desk | undefined,
  ours: Desk | undefined,
  theirs: Desk | undefined,
): [string, Desk][] | undefined {
  const one = ours && theirs ? joined(base, ours, theirs) : (ours ?? theirs)
  const isDeleted = base !== undefined && !(ours && theirs) && isSame(one, base)
  return one && !isDeleted ? [[one.id, one]] : undefined
}

function joined(base: Desk | undefined, ours: Desk, theirs: Desk): Desk {
  const isNameTheirs = base !== undefined && ours.name === base.name
  const isContentTheirs = base !== undefined && isSame(contentOf(ours), contentOf(base))
  return {
    ...(isContentTheirs ? contentOf(theirs) : contentOf(ours)),
    id: ours.id,
    name: isNameTheirs ? theirs.name : ours.name,
  }
}

/** The ids of both, ordered as symbols of a list that two have changed (WCH-03); where they have none in common, the account's first. */
function orderOf(base: Desks, ours: Desks, theirs: Desks) {
  const [before, here, there] = [idsOf(base), idsOf(ours), idsOf(theirs)]
  const common = before.filter((id) => here.includes(id) && there.includes(id))
  return common.length > 0 ? mergedSymbols(common, here, there) : [...new Set([...there, ...here])]
}

/** As many as there may be: what the account has stays, and of the others the first. */
function fitting(desks: Desks, theirs: Desks): Desks {
  const over = desks.length - DESKS_LIMIT
  const others = over > 0 ? desks.filter(({ id }) => !byId(theirs, id)).slice(-over) : []
  return desks.filter((desk) => !others.includes(desk))
}

/**
 * With this feed of the News Pit. It stands in what is kept of a desk and belongs to none: the account has none of it, and each browser goes on with its own.
 */
export const withPit = (
  desks: Desks,
  newsPitFeedConfiguration: Feed = firstWorkspace.newsPitFeedConfiguration,
): Desks =>
  desks.map((desk) => ({
    ...desk,
    workspace: keptWorkspace({ ...workspaceIn(desk.workspace), newsPitFeedConfiguration }),
  }))

/** Whether desks are the same as JSON, which has no undefined; without the feed of the News Pit. */
export const isSameDesks = (desks: Desks, others: Desks) =>
  desks === others || isSame(plain(withPit(desks)), plain(withPit(others)))
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/**
 * Whether desks of a browser that has nothing in common with the account yet count as none: the untouched first one, and, where the account has desks, the one
 * that a visitor has left: that one stays the visitors'.
 */
export function countsAsNone(ours: Desks, theirs: Desks, visitors: Desks) {
  const [own, ...others] = ours
  if (!own || others.length > 0 || own.id !== FIRST || own.name !== FIRST_NAME) return own === undefined
  const like = theirs.length > 0 ? [firstContent, ...visitors] : [firstContent]
  return like.some((one) => isSameArrangement(own, one))
}

/** What stands in a browser when its visitor signs in for the first time, under the name that it has there. */
export function namedAsLeft(ours: Desks, visitors: Desks): Desks {
  const [own, ...others] = ours
  const left = own && visitors.find((desk) => isSameArrangement(desk, own))
  return own && left && others.length === 0 && own.name === FIRST_NAME ? [{ ...own, name: left.name }] : ours
}

/** Without the feed of the News Pit, which belongs to no desk, and the height of rows, which a browser has for all who use it. */
export function isSameArrangement(one: DeskContent, other: DeskContent) {
  const [first, second] = [one, other].map((content) => ({
    ...{ linked: content.linked, symbol: content.symbol },
    arrangement: arrangementOf(content),
  }))
  return isSame(plain(first), plain(second))
}

/** What stays of a Terminal whose desks the account has: the feed of the News Pit, where it looks for something. */
export function onlyOfPit(workspace: KeptWorkspace): KeptWorkspace | undefined {
  const { newsPitFeedConfiguration } = workspaceIn(workspace)
  const left = { ...firstWorkspace, newsPitFeedConfiguration }
  return isSame(plain(left), plain(firstWorkspace)) ? undefined : keptWorkspace(left)
}

/** What is said of desks for which the account has no space. */
export const unfitWords = (names: readonly string[]) =>
  `There are ${DESKS_LIMIT} desks, which is the limit. ${names.map((name) => `“${name}”`).join(', ')} will come once you have deleted another.`
