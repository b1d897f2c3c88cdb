import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Environment } from '../environment.ts'
import type { Database } from './open-store.ts'

const CHANNEL = 'market_flux_items'
/** Of this kind of lock: any number that no other one uses. */
const LOCK = 5_011_979
const AGAIN_MS = 1000

/**
 * Stores items in a transaction and announces them to the servers of the database once it is committed. One after the other: who reads what comes after a
 * sequence number misses none that was given to a transaction which is committed later.
 */
export const announced = (database: Database, store: (step: Database) => Promise<unknown>) =>
  database.transaction(async (step) => {
    await step.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    await store(step)
    await step.execute(sql`SELECT pg_notify(${CHANNEL}, '')`)
  })

/**
 * Calls `onNews` whenever a server of the database, this one too, has stored items, and each time that its connection stands, as some may have been announced
 * before. Returns a function that ends it.
 */
export function listenForNews(databaseUrl: string, { after }: Pick<Environment, 'after'>, onNews: () => void) {
  let end = () => Promise.resolve()
  function connect() {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true })
    let isOver = false
    function again() {
      if (isOver) return
      isOver = true
      // it may have failed without having ended
      void client.end().catch(() => {})
      const cancel = after(AGAIN_MS, connect)
      end = async () => cancel()
    }
    end = () => {
      isOver = true
      return client.end()
    }
    client.on('notification', onNews).on('error', again).on('end', again)
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .then(onNews, again)
  }
  connect()
  return () => end()
}
