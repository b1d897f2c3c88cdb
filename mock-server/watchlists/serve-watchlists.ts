import { api } from '../../src/contract/api.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contract/shared/calls.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { createdId } from '../http/created-id.ts'
import { notFound } from '../http/refusal.ts'
import { serveUser } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { createWatchlistRecords } from './watchlist-records.ts'

export type WatchlistParts = { database: Database; clock: Clock; uuid: Environment['uuid'] }

export function serveWatchlists({ database, clock, uuid }: WatchlistParts) {
  const records = createWatchlistRecords(database)
  return [
    serveUser(api.watchlists.list, async ({ account }) => ({
      status: 200,
      body: { data: await records.list(account) },
    })),

    serveUser(api.watchlists.create, async ({ body: { position, ...list }, headers, account }) => {
      const key = headers[IDEMPOTENCY_HEADER]
      const id = key === undefined ? uuid() : createdId(key, account.id, list)
      const data = await records.add(account, { id, ...list, createdAt: new Date(clock.now()) }, position)
      return { status: 200, body: { data } }
    }),

    serveUser(api.watchlists.update, async ({ params, body: { base = {}, ...change }, account }) => {
      const done = await records.change(account, params.id, change, base)
      if (!done) throw unknown()
      const { stored: data, hasConflict } = done
      if (!hasConflict) return { status: 200, body: { data } }
      return { status: 409, body: { code: 'changed-elsewhere', message: 'The list was renamed elsewhere.', data } }
    }),

    serveUser(api.watchlists.remove, async ({ params, account }) => {
      if (!(await records.remove(account, params.id))) throw unknown()
      return { status: 204, body: undefined }
    }),

    serveUser(api.watchlists.arrange, async ({ body, account }) => {
      await records.arrange(account, body.ids)
      return { status: 204, body: undefined }
    }),
  ]
}

/** Another user's list is treated as missing. */
const unknown = () => notFound('There is no such list.')
