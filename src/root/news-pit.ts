import type { Sockets } from '../adapters/sockets/sockets.ts'
import { newsPitMachine } from '../machines/news-pit.machine.ts'
import { createLibrary } from './library.ts'
import type { Calls } from './session.ts'
import { createSharing } from './sharing.ts'
import { createPitSpotlight, keepStories, type Offline, type Search } from './spotlight.ts'
import { placed, type Root } from './start.ts'
import { feedOn } from './terminal.ts'
import { newsPitWires } from './wires/news-pit.ts'

type Reach = { calls: Calls; sockets: Sockets; content: () => Promise<Search>; offline: Offline }

/** The News Pit, when it is first gone to: starts its charts. */
export async function startNewsPit(root: Root, { calls, sockets, content, offline }: Reach) {
  const { newsPit, pitSpotlight, ...charts } = root.admit(
    {
      newsPit: { logic: newsPitMachine },
      pitSpotlight: createPitSpotlight(await content(), async (context, signal) => {
        const { http } = await calls()
        return (await http.searchContent(context, signal)).contentItems
      }),
      sharing: createSharing(),
      ...createLibrary(calls),
    },
    { wires: newsPitWires, others: [placed('feed', 'newsPit', feedOn(sockets))] },
  )
  const pit = { ...charts, view: newsPit, spotlight: pitSpotlight, feed: root.refOf('feed', 'newsPit') }
  keepStories(pit.spotlight, offline)
  offline().then(
    (kept) => kept.keepFeed(pit.feed),
    () => undefined,
  )
  return pit
}
