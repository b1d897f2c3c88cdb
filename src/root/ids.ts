import type { FeedPlace } from '../rules/shared/page/workspace.ts'
import type { PlacedRole, Role } from './charts.ts'

/** A chart's id in the actor system: its role, and of a role with several charts its place, as in `feed.0` or `builder.newsPit`. */
export type ActorId = string

const placed: Record<PlacedRole, true> = {
  feed: true,
  builder: true,
  tickerSearch: true,
  emptyReason: true,
  lastNews: true,
}

export const isPlaced = (role: string) => role in placed

export const idOf = (role: Role, place?: FeedPlace): ActorId => (place === undefined ? role : `${role}.${place}`)

/** The role and the place that an id stands for. */
export function partsOf(id: ActorId): { role: string; place?: FeedPlace } {
  const [role = id, place] = id.split('.')
  if (place === undefined) return { role }
  return { role, place: place === 'newsPit' ? place : Number(place) }
}
