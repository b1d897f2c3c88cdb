import { customType, timestamp } from 'drizzle-orm/pg-core'

/** What PostgreSQL's full-text search looks through. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
