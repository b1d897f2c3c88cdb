import { createActor, type EventObject, fromCallback } from 'xstate'
import { createContent } from '../adapters/sockets/content.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import type { ContentSearchContext } from '../contract/content.ts'
import { spotlightMachine } from '../machines/spotlight.machine.ts'

/** The Spotlight's chart, on the page's one connection. */
export function createSpotlight(sockets: Pick<Sockets, 'content'>) {
  const search = createContent(sockets.content())
  const searchContent = fromCallback<EventObject, ContentSearchContext>(({ input, sendBack }) =>
    search(input, sendBack),
  )
  return createActor(spotlightMachine.provide({ actors: { searchContent } }))
}
