import { sql } from 'drizzle-orm'
import type { Database } from '../store/open-store.ts'
import { sources } from '../store/server-schema.ts'
import type { SourceState } from './poll/state.ts'
import type { Source } from './source.ts'

/** The state of each source that outlives a restart. */
export const createSourceStore = (database: Database) => ({
  async recall(): Promise<Map<string, SourceState>> {
    const rows = await database.select({ id: sources.id, state: sources.state }).from(sources)
    return new Map(rows.map(({ id, state }) => [id, state]))
  },

  async save({ id, address }: Source, state: SourceState) {
    await database
      .insert(sources)
      .values({ id, address, state })
      .onConflictDoUpdate({ target: sources.id, set: { state: sql`excluded.state` } })
  },
})
