import { api } from '../../src/contract/api.ts'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { notFound } from '../http/refusal.ts'
import { serve, serveUser } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { signContext } from './context-tokens.ts'
import { createPresetShares, type ListsOf } from './preset-shares.ts'

export type SharedPresetParts = { database: Database; key: Uint8Array; clock: Clock; listsOf: ListsOf } & Pick<
  Environment,
  'randomText'
>
type Copy = { name: string; searchContext: SearchContext }

/** Another user's preset is treated as missing. */
export const unknown = () => notFound('There is no such preset.')

/** A preset's name and context as they go out. */
export const signCopy = async ({ name, searchContext }: Copy, key: Uint8Array, clock: Clock) => ({
  name,
  searchContext: await signContext(searchContext, key, clock),
})

export function serveSharedPresets({ database, key, clock, randomText, listsOf }: SharedPresetParts) {
  const records = createPresetShares(database, clock, listsOf)
  return [
    serveUser(api.feedConfiguration.restore, async ({ body, account }) => {
      if (!(await records.restore(account, body.id))) throw unknown()
      return { status: 204, body: undefined }
    }),

    serveUser(api.feedConfiguration.share, async ({ body, account }) => {
      const token = await records.share(account, body.id, randomText(24))
      if (token === undefined) throw unknown()
      return { status: 200, body: { data: { token } } }
    }),

    serveUser(api.feedConfiguration.unshare, async ({ query, account }) => {
      if (!(await records.unshare(account, query.id))) throw unknown()
      return { status: 204, body: undefined }
    }),

    serve(api.feedConfiguration.shared, async ({ query }) => {
      const shared = await records.shared(query.token)
      if (!shared) throw notFound('This link leads to no preset: it was ended, or its preset was deleted.')
      return { status: 200, body: { data: await signCopy(shared, key, clock) } }
    }),
  ]
}
