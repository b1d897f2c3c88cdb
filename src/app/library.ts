import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { ContentItem, NewsPitSearchContext } from '../contract/content.ts'
import { articleMachine } from '../machines/article.machine.ts'
import type { connectionMachine } from '../machines/connection.machine.ts'
import { libraryMachine } from '../machines/library.machine.ts'
import type { LibraryPage } from '../machines/library-parts.ts'
import type { readingMachine } from '../machines/reading.machine.ts'
import type { Calls } from './session.ts'

/** How many cards a page of the Library has. */
const PAGE = 40

/** The charts of the page that the Library's charts speak with. */
type Frame = {
  reading: ActorRefFrom<typeof readingMachine>
  connection: ActorRefFrom<typeof connectionMachine>
}

/** The charts of the Library with its reader, and of the article, not yet started. */
export function createLibrary({ calls, frame: { reading, connection } }: { calls: Calls; frame: Frame }) {
  const loadPage = fromPromise<LibraryPage, NewsPitSearchContext>(async ({ input, signal }) => {
    const page = await (await calls()).http.searchContent({ ...input, size: PAGE }, signal)
    return { ...page, at: Date.now() }
  })
  const getContent = fromPromise<ContentItem | undefined, string>(async ({ input, signal }) =>
    (await calls()).http.getContent(input, signal),
  )
  const library = createActor(libraryMachine.provide({ actors: { loadPage } }))
  const article = createActor(articleMachine.provide({ actors: { getContent } }))
  article.on('items.read', (read) => reading.send(read))
  connection.on('connection.restored', () => {
    library.send({ type: 'network.returned' })
    article.send({ type: 'network.returned' })
  })
  return { library, article }
}
