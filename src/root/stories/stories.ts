import { fromCallback, fromPromise } from 'xstate'
import type { createChoices } from '../../adapters/shared/choices.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { watchCounts } from '../../adapters/sockets/story-counts.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { LIST_LIMIT, type Origin } from '../../contract/shared/news.ts'
import type { Story } from '../../contract/stories/stories.ts'
import { setApartMachine } from '../../machines/stories/set-apart.machine.ts'
import { type Headline, storiesMachine } from '../../machines/stories/stories.machine.ts'
import { type CountsEvent, storyCountsMachine } from '../../machines/stories/story-counts.machine.ts'
import { isOf, originOf } from '../../rules/shared/origin.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'
import { storyWires } from '../wires/stories.ts'
import { keepingPairs } from './pairs.ts'

type Choices = Pick<ReturnType<typeof createChoices>, 'later' | 'keepLater'>
type Reach = { calls: Calls; sockets: Pick<Sockets, 'news'>; choices: Choices; environment: Pick<Environment, 'now'> }

/** What is asked about the headlines that the user opens, and what is known of those in sight. */
export function startStories({ admit }: Root, { calls, sockets, choices, environment }: Reach) {
  const getStory = fromPromise<Story | undefined, Headline>(async ({ input }) =>
    (await calls()).http.getStory(input.id, originOf(input)),
  )
  const watch = fromCallback<CountsEvent>(({ sendBack, receive }) => {
    const { follow, part, stop } = watchCounts(sockets.news, sendBack)
    receive((event) => {
      if (event.type === 'pairs.changed') return part(event.pairs)
      follow({ real: idsOf(event.headlines, 'real'), simulated: idsOf(event.headlines, 'simulated') })
    })
    return stop
  })
  return admit(
    {
      stories: { logic: storiesMachine.provide({ actors: { getStory } }) },
      storyCounts: { logic: storyCountsMachine.provide({ actors: { watchCounts: watch } }) },
      setApart: { logic: setApartMachine.provide({ actors: keepingPairs(choices, environment) }) },
    },
    { wires: storyWires },
  )
}

/** More than a list has are not in sight. */
const idsOf = (headlines: readonly Headline[], origin: Origin) =>
  [...new Set(headlines.filter((headline) => isOf(headline, origin)).map(({ id }) => id))].slice(0, LIST_LIMIT)
