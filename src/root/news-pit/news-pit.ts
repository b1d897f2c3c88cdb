import { fromCallback } from 'xstate'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { servedIn } from '../../adapters/sockets/served.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { ContentItem } from '../../contract/content/content.ts'
import { PitChoices } from '../../contract/content/pit-choices.ts'
import type { World } from '../../contract/shared/environment.ts'
import { newsPitMachine } from '../../machines/news-pit/news-pit.machine.ts'
import type { PitChoicesEvent } from '../../machines/news-pit/news-pit-parts.ts'
import { SERVED_STORIES } from '../../rules/shared/page/served.ts'
import type { Ref } from '../charts.ts'
import { createInstallation } from '../installation/installation.ts'
import type { Calls } from '../session/session.ts'
import type { Listed } from '../shared/listed.ts'
import { once } from '../shared/once.ts'
import { createPitSpotlight, type Offline, type Search } from '../spotlight/spotlight.ts'
import { perFeed, type Root } from '../start.ts'
import { feedOn } from '../terminal/terminal.ts'
import { newsPitWires } from '../wires/news-pit.ts'
import { createLibrary } from './library.ts'

type Reach = {
  calls: Calls
  choices: Pick<ReturnType<typeof createChoices>, 'later' | 'keepLater'>
  sockets: Sockets
  content: () => Promise<Search>
  offline: Offline
  sharing: () => Promise<Ref<'sharing'>>
  environment: World
  listed: Listed
}

function createView(choices: Reach['choices']) {
  const keepChoices = fromCallback<PitChoicesEvent>(({ receive }) => {
    receive((made) => choices.keepLater('pit', made.choices))
  })
  return {
    logic: newsPitMachine.provide({ actors: { keepChoices } }),
    input: { choices: choices.later('pit', PitChoices) },
  }
}

/** The News Pit, when it is first gone to: starts its charts. */
export async function startNewsPit(
  root: Root,
  { calls, choices, sockets, content, offline, sharing, environment, listed }: Reach,
) {
  const shares = await sharing()
  const { newsPit, pitSpotlight, ...charts } = root.admit(
    {
      newsPit: createView(choices),
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
  const prices = async () => {
    // they come after the first rows
    await calls()
    return (await import('./prices.ts')).startPitPrices(root, { calls, sockets, environment })
  }
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
    prices: once(prices),
    served: servedIn(environment, SERVED_STORIES, ContentItem),
    feed: root.refOf('feed', 'newsPit'),
  }
}
