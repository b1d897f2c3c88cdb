import type { FeedSlot } from '../rules/shared/page/workspace.ts'
import type { PerFeedRole, Role } from './charts.ts'

/** A chart's id in the actor system: its role, and of a role with several charts its slot, as in `feed.0` or `builder.newsPit`. */
export type ActorId = string

const perFeed: Record<PerFeedRole, true> = {
  feed: true,
  builder: true,
  tickerSearch: true,
  emptyReason: true,
  lastNews: true,
  olderNews: true,
}

export const isPerFeed = (role: string) => role in perFeed

export const idOf = (role: Role, slot?: FeedSlot): ActorId => (slot === undefined ? role : `${role}.${slot}`)

/** The role and the slot that an id stands for. */
export function partsOf(id: ActorId): { role: string; slot?: FeedSlot } {
  const [role = id, slot] = id.split('.')
  if (slot === undefined) return { role }
  return { role, slot: slot === 'newsPit' ? slot : Number(slot) }
}
