import { servedIn } from '../../adapters/sockets/served.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { ContentItem } from '../../contract/content/content.ts'
import type { World } from '../../contract/shared/environment.ts'
import { newsPitMachine } from '../../machines/news-pit/news-pit.machine.ts'
import { SERVED_STORIES } from '../../rules/shared/page/served.ts'
import type { Ref } from '../charts.ts'
import { createInstallation } from '../installation/installation.ts'
import type { Calls } from '../session/session.ts'
import type { Listed } from '../shared/listed.ts'
import { createPitSpotlight, type Offline, type Search } from '../spotlight/spotlight.ts'
import { perFeed, type Root } from '../start.ts'
import { feedOn } from '../terminal/terminal.ts'
import { newsPitWires } from '../wires/news-pit.ts'
import { createLibrary } from './library.ts'

type Reach = {
  calls: Calls
  sockets: Sockets
  content: () => Promise<Search>
  offline: Offline
  sharing: () => Promise<Ref<'sharing'>>
  environment: World
  listed: Listed
}

/** The News Pit, when it is first gone to: starts its charts. */
export async function startNewsPit(
  root: Root,
  { calls, sockets, content, offline, sharing, environment, listed }: Reach,
) {
  const shares = await sharing()
  const { newsPit, pitSpotlight, ...charts } = root.admit(
    {
      newsPit: { logic: newsPitMachine },
      installation: createInstallation({ calls, sockets, environment }),
      pitSpotlight: createPitSpotlight(
        await content(),
        async (context, signal) => {
          const { http } = await calls()
          return (await http.searchContent(context, signal)).contentItems
        },
        environment,
      ),
      ...createLibrary(calls, environment),
    },
    { wires: newsPitWires, others: [perFeed('feed', 'newsPit', feedOn(sockets, listed))] },
  )
  // what its lists showed last is there at a start without network
  offline().then(
    ({ keepPit }) => keepPit(),
    () => undefined,
  )
  return {
    ...charts,
    view: newsPit,
    spotlight: pitSpotlight,
    sharing: shares,
    served: servedIn(environment, SERVED_STORIES, ContentItem),
    feed: root.refOf('feed', 'newsPit'),
  }
}
