import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { agreedPart, createDeskCopies, restPart } from '../../adapters/desks/desk-copies.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { Desk } from '../../contract/desks/desks.ts'
import { StoredDesks } from '../../contract/desks/stored-desks.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import { deskOfferMachine } from '../../machines/desks/desk-offer.machine.ts'
import type { DesksHere, Noted, Taken } from '../../machines/desks/desk-offer-parts.ts'
import { isAmong, type Offered, standsThen, toOffer, touched } from '../../rules/desks/offered-desks.ts'
import { type createKeptDesks, leftIn } from './kept-desks.ts'

type Reach = {
  choices: Pick<ReturnType<typeof createChoices>, 'shared' | 'keepLater'>
  kept: ReturnType<typeof createKeptDesks>
  storage: Pick<SiteStorage, 'lasting' | 'ofTheTab'>
}
const Ids = z.array(z.string())
const Offers = z.array(z.object({ from: z.string(), desk: Desk }))
/** `taken`: what is on its way into the account. `had`: desks of visitors, as they were when the user had them, too: who signs in for the first time goes on with what stands there. */
const Known = z.object({ asked: Ids, putOff: Ids, had: z.array(Desk), taken: z.optional(Offers) })
type Known = z.infer<typeof Known>

/** DSK-05: the desks of this browser's visitors, for a user who signs in. */
export function createDeskOffer({ choices, kept, storage }: Reach) {
  const copies = createDeskCopies(storage)
  const partOf = (owner: string) => `put-off./desks.${owner}` as const
  const knownOf = (owner: string): Known => choices.shared(partOf(owner), Known) ?? { asked: [], putOff: [], had: [] }
  const note = (owner: string, change: Partial<Known>) =>
    choices.keepLater(partOf(owner), { ...knownOf(owner), ...change })
  const drop = (taken: readonly Offered[]) => {
    copies.leave((desk) => taken.some((one) => one.from === desk.id && isAmong(desk, [one.desk])), standsThen, leftIn)
    kept.announceLeft()
  }
  /** Desks of which the account had not answered that it has them. */
  const dropArrived = (owner: string) => {
    const { taken = [] } = knownOf(owner)
    const agreed = choices.shared(agreedPart(owner), StoredDesks)?.desks ?? []
    const arrived = taken.filter(({ desk }) => agreed.some(({ id }) => id === desk.id))
    if (arrived.length === 0) return
    drop(arrived)
    note(owner, { taken: taken.filter((one) => !arrived.includes(one)) })
  }
  const readHere = fromPromise<DesksHere, string>(async ({ input: owner }) => {
    dropArrived(owner)
    const { asked, putOff, had: before } = knownOf(owner)
    const visitors = touched(kept.ofVisitors())
    const own = [...(kept.desksOf(owner) ?? []), ...(choices.shared(restPart(owner), z.array(Desk)) ?? [])]
    const had = visitors.filter((desk) => isAmong(desk, [...own, ...before]))
    if (had.length + before.length > 0) note(owner, { had })
    const offered = visitors
      .filter((desk) => !had.includes(desk))
      .map((desk): Offered => ({ from: desk.id, desk: { ...desk, id: kept.newId() } }))
    return { offered: toOffer(offered, putOff), asked, putOff }
  })
  const noteAsked = fromPromise<void, Noted>(async ({ input: { owner, ids } }) =>
    note(owner, { asked: [...knownOf(owner).asked, ...ids] }),
  )
  const notePutOff = fromPromise<void, Noted>(async ({ input: { owner, ids } }) =>
    note(owner, { putOff: [...knownOf(owner).putOff, ...ids] }),
  )
  const noteTaken = fromPromise<void, Taken>(async ({ input: { owner, taken } }) =>
    note(owner, { taken: [...(knownOf(owner).taken ?? []), ...taken] }),
  )
  const dropHere = fromPromise<void, readonly Offered[]>(async ({ input: taken }) => drop(taken))
  return { logic: deskOfferMachine.provide({ actors: { readHere, noteAsked, notePutOff, noteTaken, dropHere } }) }
}
