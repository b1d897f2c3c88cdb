import type { Environment } from '../environment.ts'
import type { Database } from '../store/open-store.ts'
import { serverKeys } from '../store/server-schema.ts'

export type Keys = { token: Uint8Array; cookie: Uint8Array; context: Uint8Array }
const names = ['token', 'cookie', 'context'] as const

/** The server's secrets, generated at the first start of a store. Servers that share a database agree on whichever was written first. */
export async function loadKeys(
  database: Database,
  { randomText }: Pick<Environment, 'randomText'>,
): Promise<Keys & { isFirstStart: boolean }> {
  const made = names.map((name) => ({ name, secret: randomText(32) }))
  const written = await database.insert(serverKeys).values(made).onConflictDoNothing().returning()
  const stored = await database.select().from(serverKeys)
  const find = (wanted: string) => {
    const key = stored.find(({ name }) => name === wanted)
    if (!key) throw new Error(`The store has no ${wanted} key.`)
    return new Uint8Array(Buffer.from(key.secret, 'base64url'))
  }
  const keys = { token: find('token'), cookie: find('cookie'), context: find('context') }
  return { ...keys, isFirstStart: written.length > 0 }
}
