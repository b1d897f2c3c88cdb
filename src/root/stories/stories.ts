import { fromPromise } from 'xstate'
import type { Story } from '../../contract/stories/stories.ts'
import { type Headline, storiesMachine } from '../../machines/stories/stories.machine.ts'
import { originOf } from '../../rules/shared/origin.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'

/** What is asked about the headlines that the user opens, once one is first open. */
export function startStories({ admit }: Root, { calls }: { calls: Calls }) {
  const getStory = fromPromise<Story | undefined, Headline>(async ({ input }) =>
    (await calls()).http.getStory(input.id, originOf(input)),
  )
  return admit({ stories: { logic: storiesMachine.provide({ actors: { getStory } }) } }).stories
}
