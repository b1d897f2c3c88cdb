import { randomUUID } from 'node:crypto'
import { api } from '../../src/contract/api.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import type { Account } from '../accounts/account.ts'
import type { Clock } from '../clock.ts'
import { forbidden, invalid, notFound } from '../http/refusal.ts'
import { serveUser } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { readContext, signContext } from './context-tokens.ts'
import { createPresetRecords } from './preset-records.ts'

export type PresetParts = { database: Database; key: Uint8Array; clock: Clock }

export function servePresets({ database, key, clock }: PresetParts) {
  const records = createPresetRecords(database)
  const toStored = async ({ id, name, searchContext }: { id: string; name: string; searchContext: SearchContext }) => ({
    id,
    name,
    searchContext: await signContext(searchContext, key, clock),
  })
  return [
    serveUser(api.feedConfiguration.list, async ({ body, account }) => {
      refuseOthers(body, account)
      const stored = await records.list(account)
      return { status: 200, body: { data: await Promise.all(stored.map(toStored)) } }
    }),

    serveUser(api.feedConfiguration.get, async ({ query, account }) => {
      const found = await records.get(account, query.id)
      if (!found) throw unknown()
      return { status: 200, body: { data: await toStored(found) } }
    }),

    serveUser(api.feedConfiguration.create, async ({ body, account }) => {
      refuseOthers(body, account)
      const id = randomUUID()
      await records.add(account, { id, ...readPreset(body.feedConfiguration), createdAt: new Date(clock.now()) })
      return { status: 200, body: { data: { insertedId: id } } }
    }),

    serveUser(api.feedConfiguration.update, async ({ body, account }) => {
      refuseOthers(body, account)
      const preset = readPreset(body.feedConfiguration)
      if (!(await records.replace(account, body.feedConfiguration.id, preset))) throw unknown()
      return { status: 204, body: undefined }
    }),

    serveUser(api.feedConfiguration.remove, async ({ query, account }) => {
      if (!(await records.remove(account, query.id))) throw unknown()
      return { status: 204, body: undefined }
    }),
  ]
}

/** Another user's is as unknown as none. */
const unknown = () => notFound('There is no such preset.')

function readPreset({ name, searchContext }: { name: string; searchContext: string }) {
  if (name.includes('\0')) throw invalid('body: The name has a NUL.')
  return { name, searchContext: readContext(searchContext) }
}

function refuseOthers(named: { username: string; email: string }, account: Account) {
  const isTheirs =
    named.username.toLowerCase() === account.username.toLowerCase() &&
    named.email.toLowerCase() === account.email.toLowerCase()
  if (!isTheirs) throw forbidden('These are the presets of another user.')
}
