import { api } from '../../src/contract/api.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contract/shared/calls.ts'
import type { Account } from '../account/account.ts'
import type { Environment } from '../environment.ts'
import { createdId } from '../http/created-id.ts'
import { forbidden, invalid } from '../http/refusal.ts'
import { serveUser } from '../http/serve.ts'
import { readContext } from './context-tokens.ts'
import { createPresetRecords, type Stored } from './preset-records.ts'
import { type SharedPresetParts, serveSharedPresets, signCopy, unknown } from './serve-shared-presets.ts'

export type PresetParts = SharedPresetParts & Pick<Environment, 'uuid'>

export function servePresets(parts: PresetParts) {
  const { database, key, clock, uuid } = parts
  const records = createPresetRecords(database, clock)
  const toStored = async (stored: Stored) => ({
    id: stored.id,
    ...(await signCopy(stored, key, clock)),
    isShared: stored.shareToken !== null,
  })
  return [
    ...serveSharedPresets(parts),

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
