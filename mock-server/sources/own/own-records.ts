import { and, asc, count, eq, exists, getTableColumns, max, notExists, sql } from 'drizzle-orm'
import { OWN_SOURCES_LIMIT } from '../../../src/contract/sources/own-sources.ts'
import { arranged } from '../../../src/rules/watchlists/arranged.ts'
import { inTurn, type Step } from '../../account/in-turn.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Database } from '../../store/open-store.ts'
import { ownFeeds, ownSources } from '../../store/own-schema.ts'
import type { SourceState } from '../poll/state.ts'
import { ownSourceOf, type Source } from '../source.ts'

export type OwnRecord = typeof ownSources.$inferSelect & { address: string }
export type OwnAddition = { id: string; address: string; name: string; folder: string; createdAt: Date }

/** How many feeds of users an installation reads at most. */
export const OWN_FEEDS_LIMIT = 2000

/** A user's sources in their order. */
export const ownSourcesOf = (database: Database | Step, userId: string): Promise<OwnRecord[]> =>
  database
    .select({ ...getTableColumns(ownSources), address: ownFeeds.address })
    .from(ownSources)
    .innerJoin(ownFeeds, eq(ownFeeds.id, ownSources.feedId))
    .where(eq(ownSources.userId, userId))
    .orderBy(asc(ownSources.position), asc(ownSources.id))

const isTheirs = (userId: string, id: string) => and(eq(ownSources.userId, userId), eq(ownSources.id, id))

/** Who has which sources. Changes of one user's sources wait for each other. */
export const createOwnRecords = (database: Database) => ({
  list: (userId: string) => ownSourcesOf(database, userId),

  /** Each as its own decision: what cannot be added is a `Refusal` in the answer. */
  add: (userId: string, additions: readonly OwnAddition[]) =>
    inTurn(database, userId, async (step) => {
      const outcomes: (OwnAddition | Refusal)[] = []
      for (const addition of additions) outcomes.push((await addOne(step, userId, addition)) ?? addition)
      return outcomes
    }),

  /** False where the user has no such source. */
  async change(userId: string, id: string, change: Partial<Pick<OwnRecord, 'name' | 'folder' | 'isOn'>>) {
    if (Object.keys(change).length === 0) return (await database.$count(ownSources, isTheirs(userId, id))) > 0
    const changed = await database.update(ownSources).set(change).where(isTheirs(userId, id)).returning()
    return changed.length > 0
  },

  /** False where the user has no such source. */
  async remove(userId: string, id: string) {
    const removed = await database.delete(ownSources).where(isTheirs(userId, id)).returning()
    return removed.length > 0
  },

  arrange: (userId: string, ids: readonly string[]) =>
    inTurn(database, userId, async (step) => {
      const sources = arranged(await ownSourcesOf(step, userId), ids)
      for (const [position, { id }] of sources.entries())
        await step.update(ownSources).set({ position }).where(isTheirs(userId, id))
    }),

  /** Every feed that a user has, and the state of each. Those that no user has any more are deleted with their headlines. */
  async feeds(): Promise<{ sources: Source[]; states: Map<string, SourceState> }> {
    const ofFeed = eq(ownSources.feedId, ownFeeds.id)
    await database.delete(ownFeeds).where(notExists(database.select({ one: sql`1` }).from(ownSources).where(ofFeed)))
    const isOn = exists(database.select({ one: sql`1` }).from(ownSources).where(and(ofFeed, ownSources.isOn)))
    const rows = await database
      .select({ ...getTableColumns(ownFeeds), isOn: sql<boolean>`${isOn}` })
      .from(ownFeeds)
      .orderBy(asc(ownFeeds.id))
    return {
      sources: rows.map(({ address, isOn }) => ownSourceOf(address, isOn)),
      states: new Map(rows.flatMap(({ id, state }) => (state ? [[id, state]] : []))),
    }
  },

  async save({ id }: Source, state: SourceState) {
    await database.update(ownFeeds).set({ state }).where(eq(ownFeeds.id, id))
  },
})

/** Returns why it cannot be added. */
async function addOne(step: Step, userId: string, { id, address, name, folder, createdAt }: OwnAddition) {
  const feed = ownSourceOf(address, true)
  const [theirs] = await step
    .select({ count: count(), last: max(ownSources.position) })
    .from(ownSources)
    .where(eq(ownSources.userId, userId))
  const isOfFeed = and(eq(ownSources.userId, userId), eq(ownSources.feedId, feed.id))
  if ((await step.$count(ownSources, isOfFeed)) > 0) return new Refusal(409, 'known', 'You have this source already.')
  if ((theirs?.count ?? 0) >= OWN_SOURCES_LIMIT)
    return tooMany(`You have ${OWN_SOURCES_LIMIT} sources, as many as can be kept. Please remove one first.`)
  const isRead = (await step.$count(ownFeeds, eq(ownFeeds.id, feed.id))) > 0
  if (!isRead && (await step.$count(ownFeeds)) >= OWN_FEEDS_LIMIT)
    return tooMany('Market Flux reads as many sources of users as it can here.')
  await step.insert(ownFeeds).values({ id: feed.id, address: feed.address }).onConflictDoNothing()
  const position = (theirs?.last ?? -1) + 1
  await step.insert(ownSources).values({ id, userId, feedId: feed.id, name, folder, isOn: true, position, createdAt })
  return undefined
}

const tooMany = (message: string) => new Refusal(409, 'too-many', message)
