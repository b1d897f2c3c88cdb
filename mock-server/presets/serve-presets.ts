import { api } from '../../src/contract/api.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contract/shared/calls.ts'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import type { Account } from '../account/account.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { createdId } from '../http/created-id.ts'
import { forbidden, invalid, notFound } from '../http/refusal.ts'
import { serveUser } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { readContext, signContext } from './context-tokens.ts'
import { createPresetRecords } from './preset-records.ts'

export type PresetParts = { database: Database; key: Uint8Array; clock: Clock; uuid: Environment['uuid'] }

export function servePresets({ database, key, clock, uuid }: PresetParts) {
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

    serveUser(api.feedConfiguration.create, async ({ body, headers, account }) => {
      refuseOthers(body, account)
      const preset = readPreset(body.feedConfiguration)
      const key = headers[IDEMPOTENCY_HEADER]
      const id = key === undefined ? uuid() : createdId(key, account.id, preset)
      await records.add(account, { id, ...preset, createdAt: new Date(clock.now()) })
      return { status: 200, body: { data: { insertedId: id } } }
    }),

    serveUser(api.feedConfiguration.update, async ({ body, account }) => {
      refuseOthers(body, account)
      const { id, base = {}, ...change } = body.feedConfiguration
      const done = await records.change(account, id, readChange(change), readChange(base))
      if (!done) throw unknown()
      if (!done.hasConflict) return { status: 204, body: undefined }
      const message = 'The preset was changed elsewhere.'
      return { status: 409, body: { code: 'changed-elsewhere', message, data: await toStored(done.stored) } }
    }),

    serveUser(api.feedConfiguration.remove, async ({ query, account }) => {
      if (!(await records.remove(account, query.id))) throw unknown()
      return { status: 204, body: undefined }
    }),
  ]
}

/** Another user's preset is treated as missing. */
const unknown = () => notFound('There is no such preset.')

function readPreset({ name, searchContext }: { name: string; searchContext: string }) {
  if (name.includes('\0')) throw invalid('body: The name has a NUL.')
  return { name, searchContext: readContext(searchContext) }
}

/** Leaves out undefined fields. */
function readChange({ name, searchContext }: { name?: string | undefined; searchContext?: string | undefined }) {
  if (name?.includes('\0')) throw invalid('body: The name has a NUL.')
  return {
    ...(name !== undefined && { name }),
    ...(searchContext !== undefined && { searchContext: readContext(searchContext) }),
  }
}

function refuseOthers(named: { username: string; email: string }, account: Account) {
  const isTheirs =
    named.username.toLowerCase() === account.username.toLowerCase() &&
    named.email.toLowerCase() === account.email.toLowerCase()
  if (!isTheirs) throw forbidden('These are the presets of another user.')
}
