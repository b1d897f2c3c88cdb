import { fromPromise } from 'xstate'
import { servedIn } from '../../adapters/sockets/served.ts'
import { ContentItem, type NewsPitSearchContext } from '../../contract/content/content.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { articleMachine } from '../../machines/news-pit/article.machine.ts'
import { libraryMachine } from '../../machines/news-pit/library.machine.ts'
import type { LibraryPage } from '../../machines/news-pit/library-parts.ts'
import { SERVED_ARTICLE } from '../../rules/shared/page/served.ts'
import type { Calls } from '../session/session.ts'

/** How many cards a page of the Library has. */
const PAGE = 40

/** The charts of the Library with its reader, and of the article. */
export function createLibrary(calls: Calls, environment: Pick<Environment, 'now' | 'page'>) {
  const brought = servedIn(environment, SERVED_ARTICLE, ContentItem)
  const loadPage = fromPromise<LibraryPage, NewsPitSearchContext>(async ({ input, signal }) => {
    const page = await (await calls()).http.searchContent({ ...input, size: PAGE }, signal)
    return { ...page, at: environment.now() }
  })
  const getContent = fromPromise<ContentItem | undefined, string>(
    async ({ input, signal }) =>
      brought.find(({ id }) => id === input) ?? (await calls()).http.getContent(input, signal),
  )
  return {
    library: { logic: libraryMachine.provide({ actors: { loadPage } }) },
    article: { logic: articleMachine.provide({ actors: { getContent } }) },
  }
}
