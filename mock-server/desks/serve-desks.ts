import { api } from '../../src/contract/api.ts'
import { serveUser } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { createDeskRecords } from './desk-records.ts'

export function serveDesks({ database }: { database: Database }) {
  const records = createDeskRecords(database)
  return [
    serveUser(api.desks.list, async ({ account }) => ({ status: 200, body: { data: await records.list(account) } })),

    serveUser(api.desks.keep, async ({ body, account }) => {
      const { stored: data, hasConflict } = await records.keep(account, body)
      if (!hasConflict) return { status: 200, body: { data } }
      return { status: 409, body: { code: 'changed-elsewhere', message: 'The desks were changed elsewhere.', data } }
    }),
  ]
}
