import { fromCallback, fromPromise } from 'xstate'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { watchCounts } from '../../adapters/sockets/story-counts.ts'
import { LIST_LIMIT, type Origin } from '../../contract/shared/news.ts'
import type { Story } from '../../contract/stories/stories.ts'
import { type Headline, storiesMachine } from '../../machines/stories/stories.machine.ts'
import { type CountsEvent, storyCountsMachine } from '../../machines/stories/story-counts.machine.ts'
import { isOf, originOf } from '../../rules/shared/origin.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'

/** What is asked about the headlines that the user opens, and what is known of those in sight. */
export function startStories({ admit }: Root, { calls, sockets }: { calls: Calls; sockets: Pick<Sockets, 'news'> }) {
  const getStory = fromPromise<Story | undefined, Headline>(async ({ input }) =>
    (await calls()).http.getStory(input.id, originOf(input)),
  )
  const watch = fromCallback<CountsEvent>(({ sendBack, receive }) => {
    const { follow, stop } = watchCounts(sockets.news, sendBack)
    receive(({ headlines }) => follow({ real: idsOf(headlines, 'real'), simulated: idsOf(headlines, 'simulated') }))
    return stop
  })
  return admit({
    stories: { logic: storiesMachine.provide({ actors: { getStory } }) },
    storyCounts: { logic: storyCountsMachine.provide({ actors: { watchCounts: watch } }) },
  })
}

/** More than a list has are not in sight. */
const idsOf = (headlines: readonly Headline[], origin: Origin) =>
  [...new Set(headlines.filter((headline) => isOf(headline, origin)).map(({ id }) => id))].slice(0, LIST_LIMIT)
