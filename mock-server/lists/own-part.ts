import { LIST_LIMIT } from '../../src/contract/shared/news.ts'
import { mergeNewest } from '../../src/rules/shared/merge.ts'
import type { Compile, Listed } from './rooms.ts'
import type { ListSource } from './serve-lists.ts'

/** What single readers have beside what everybody has. It is in no room: each of its readers is sent their own. */
export type OwnPart<Context extends object, Item extends Listed> = {
  /** What a reader's search finds of it, newest first. */
  search(reader: string, context: Context): Item[]
  /** Whether a reader's search is of that alone: nothing of what everybody has belongs to it. */
  isAlone(reader: string, context: Context): boolean
  /** Whether something of a reader's belongs to a search of theirs. */
  compile(reader: string): Compile<Context, Item>
  onNews(notify: (news: { reader: string; items: readonly Item[] }) => void): void
  /** What a reader has is another: all that they search must be answered again. */
  onChanged(notify: (reader: string) => void): void
}

/** The source of a list as a reader has it. */
export function sourceFor<Context extends object, Item extends Listed>(
  source: ListSource<Context, Item>,
  reader: string | undefined,
): ListSource<Context, Item> {
  const { own } = source
  if (reader === undefined || !own) return source
  return {
    ...source,
    search(context) {
      const found = own.search(reader, context)
      return own.isAlone(reader, context) ? found : [...mergeNewest(source.search(context), found, LIST_LIMIT)]
    },
    searchDeeper: (context) => (own.isAlone(reader, context) ? undefined : source.searchDeeper?.(context)),
  }
}
