import { DESKS_LIMIT, type Desk } from '../../contract/desks/desks.ts'
import type { KeptWorkspace } from '../../contract/shared/workspace.ts'
import { keptWorkspace, workspaceIn } from '../shared/page/kept-workspace.ts'
import { namesOf } from './desk-names.ts'
import { type Desks, firstContent } from './desks.ts'
import { isSameArrangement, onlyOfPit } from './merge-desks.ts'

/** A desk that a visitor has left in this browser, as it would be in the account. `from`: its id among those of visitors. */
export type Offered = { from: string; desk: Desk }

/** DSK-05: those of visitors' desks that something was done on. */
export const touched = (visitors: Desks): Desks =>
  visitors.filter((desk) => !(/^Desk \d$/.test(desk.name) && isSameArrangement(desk, firstContent)))

/** Whether what stands on the desk stands on one of these, too. */
export const isAmong = (desk: Desk, others: Desks) => others.some((other) => isSameArrangement(desk, other))

/** Those that were not put off, by their ids among visitors', or all where all were. */
export function toOffer(offered: readonly Offered[], putOff: readonly string[]) {
  const others = offered.filter(({ from }) => !putOff.includes(from))
  return others.length > 0 ? others : offered
}

/** How many of the offered desks come into the account, beside as many as it has. */
export const fitting = (offered: readonly Offered[], count: number) =>
  offered.slice(0, Math.max(DESKS_LIMIT - count, 0))

/** What the visitors' Terminal becomes when a desk of theirs goes: `next` stands there then, or, without one, nothing but what the News Pit looks for. */
export function standsThen(workspace: KeptWorkspace, next: Desk | undefined): KeptWorkspace | undefined {
  if (!next) return onlyOfPit(workspace)
  const { newsPitFeedConfiguration } = workspaceIn(workspace)
  return keptWorkspace({ ...workspaceIn(next.workspace), newsPitFeedConfiguration })
}

/** Which desks these are, as the beginning of a sentence. */
export const offeredWords = (desks: Desks) => `${namesOf(desks)} ${desks.length > 1 ? 'were' : 'was'}`

export const offerWords = 'The desks that you made here can be kept in your account: see the menu of the desks.'
/** What is said of offered desks for which the account has no space. */
export const leftWords = (desks: Desks) =>
  `There are ${DESKS_LIMIT} desks, which is the limit. ${namesOf(desks)} ${desks.length > 1 ? 'stay' : 'stays'} in this browser: delete another desk first.`
