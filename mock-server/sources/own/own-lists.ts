import type { NewsItem, Origin } from '../../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'
import { isOf } from '../../../src/rules/shared/origin.ts'
import { asksFolder } from '../../../src/rules/shared/query/phrase.ts'
import { newestOf } from '../../feed/shelves.ts'
import type { Installed } from '../../installation/installation.ts'
import type { OwnPart } from '../../lists/own-part.ts'
import type { OwnShelves } from './own-shelves.ts'

export type OwnLists = ReturnType<typeof createOwnLists>

/** What users' sources have brought, as part of the lists of `/news` and of their older pages. */
export function createOwnLists(shelves: OwnShelves, { originOf, hasReal }: Pick<Installed, 'originOf' | 'hasReal'>) {
  /** Where everything else is simulated, a reader with sources may ask for what is real, by that word or by a folder of theirs. */
  const isAlone = (reader: string, context: ListedSearch) =>
    !hasReal() && shelves.has(reader) && (context.origin ?? (asksFolder(context) ? 'real' : undefined)) === 'real'
  const originFor = (reader: string, context: ListedSearch): Origin =>
    isAlone(reader, context) ? 'real' : originOf(context.origin)

  return {
    enter: shelves.enter,
    leave: shelves.leave,
    has: shelves.has,
    isAlone,
    originFor,
    listsOf: shelves.listsOf,
    search: (reader, context) => newestOf(shelves.listsOf(reader), { ...context, origin: originFor(reader, context) }),
    compile: (reader) => (context) => {
      const belongs = compileContext(context)
      const origin = originFor(reader, context)
      return (item) => isOf(item, origin) && belongs(item)
    },
    onNews: shelves.onNews,
    onChanged: shelves.onChanged,
  } satisfies OwnPart<ListedSearch, NewsItem> & Record<string, unknown>
}
