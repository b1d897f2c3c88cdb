import { fromPromise } from 'xstate'
import { servedIn } from '../../adapters/sockets/served.ts'
import { ContentItem, type NewsPitSearchContext } from '../../contract/content/content.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { articleMachine } from '../../machines/news-pit/article.machine.ts'
import { type Cited, evidenceMachine } from '../../machines/news-pit/evidence.machine.ts'
import { libraryMachine } from '../../machines/news-pit/library.machine.ts'
import type { LibraryPage } from '../../machines/news-pit/library-parts.ts'
import { type Evidence, evidenceOf } from '../../rules/news-pit/evidence.ts'
import { originOf } from '../../rules/shared/origin.ts'
import { SERVED_ARTICLE } from '../../rules/shared/page/served.ts'
import type { Calls } from '../session/session.ts'

/** How many cards a page of the Library has. */
const PAGE = 40

/** The charts of the Library with its reader, of the article, and of what stories rest on. */
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
  const findEvidence = fromPromise<Evidence, Cited>(async ({ input: { source, references } }) => {
    const { http } = await calls()
    const origin = originOf({ source })
    return evidenceOf(references, await Promise.all(references.map((id) => http.getStory(id, origin))))
  })
  return {
    evidence: { logic: evidenceMachine.provide({ actors: { findEvidence } }) },
    library: { logic: libraryMachine.provide({ actors: { loadPage } }) },
    article: { logic: articleMachine.provide({ actors: { getContent } }) },
  }
}
