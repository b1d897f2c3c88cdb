import * as z from 'zod/mini'
import type { Environment } from '../../contract/shared/environment.ts'
import type { Seen, SiteStorage } from '../../contract/shared/storage.ts'

/** More is not kept of a list, which is more than a screen shows. */
const ITEMS = 100

const Kept = z.object({
  at: z.number(),
  owner: z.optional(z.string()),
  search: z.unknown(),
  items: z.array(z.unknown()),
})

/** What live lists showed last, by their names, in the browser's database. Items that no longer match the contract are left out. */
export function createLastSeen({ database }: Pick<SiteStorage, 'database'>, { now }: Pick<Environment, 'now'>) {
  const store = database('market-flux-last-seen', 'lists')
  return {
    async recall<Item>(name: string, schema: z.ZodMiniType<Item>): Promise<Seen<Item> | undefined> {
      const { data: kept } = Kept.safeParse(await store.get(name))
      if (!kept) return undefined
      const items = kept.items.flatMap((item) => schema.safeParse(item).data ?? [])
      return items.length > 0 ? { ...kept, items } : undefined
    },
    keep: (name: string, { items, ...seen }: Omit<Seen<unknown>, 'at'>) =>
      store.set(name, { ...seen, at: now(), items: items.slice(0, ITEMS) }),
    forget: () => store.clear(),
  }
}
