import type { Origin } from '../../src/contract/shared/news.ts'
import { isOf } from '../../src/rules/shared/origin.ts'
import type { Listed } from '../lists/rooms.ts'
import type { ListSource } from '../lists/serve-lists.ts'
import type { Installed } from './installation.ts'

/** The source of a list in which each search is either real or simulated, never both. The default can change while a search is subscribed. */
export function withOrigin<Context extends { origin?: Origin | undefined }, Item extends Listed & { source: string }>(
  source: ListSource<Context, Item>,
  { originOf }: Pick<Installed, 'originOf'>,
): ListSource<Context, Item> {
  const resolved = (context: Context) => ({ ...context, origin: originOf(context.origin) })
  return {
    ...source,
    compile(context) {
      const belongs = source.compile({ ...context, origin: undefined })
      return (item) => isOf(item, originOf(context.origin)) && belongs(item)
    },
    search: (context) => source.search(resolved(context)),
    searchDeeper: (context) => source.searchDeeper?.(resolved(context)),
  }
}
