import { asc, eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { api } from '../../src/contract/api.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import type { Account } from '../accounts/account.ts'
import type { Clock } from '../clock.ts'
import { forbidden } from '../http/refusal.ts'
import { serveUser } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { presets } from '../store/schema.ts'

export type PresetParts = { database: Database; key: Uint8Array; clock: Clock }
const SIGNED_FOR_SECONDS = 3600

export const servePresets = ({ database, key, clock }: PresetParts) => [
  serveUser(api.feedConfiguration.list, async ({ body, account }) => {
    refuseOthers(body, account)
    const stored = await database
      .select()
      .from(presets)
      .where(eq(presets.userId, account.id))
      .orderBy(asc(presets.createdAt), asc(presets.id))
    const data = stored.map(async ({ id, name, searchContext }) => ({
      id,
      name,
      searchContext: await signContext(searchContext, key, clock),
    }))
    return { status: 200, body: { data: await Promise.all(data) } }
  }),
]

function refuseOthers(named: { username: string; email: string }, account: Account) {
  const isTheirs =
    named.username.toLowerCase() === account.username.toLowerCase() &&
    named.email.toLowerCase() === account.email.toLowerCase()
  if (!isTheirs) throw forbidden('These are the presets of another user.')
}

/** Presets are stored as data and signed whenever they are read, so that none of them ever expires. */
function signContext(context: SearchContext, key: Uint8Array, clock: Clock) {
  const now = Math.floor(clock.now() / 1000)
  return new SignJWT(context)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(now + SIGNED_FOR_SECONDS)
    .sign(key)
}
