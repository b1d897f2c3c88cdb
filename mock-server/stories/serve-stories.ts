import { api } from '../../src/contract/api.ts'
import { serve } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import type { Stories } from './stories.ts'

type StoryParts = { stories: Pick<Stories, 'storyOf'>; installation: Pick<Installed, 'originOf'> }

/** API-13. */
export const serveStories = ({ stories: { storyOf }, installation }: StoryParts) => [
  serve(api.stories.ofHeadline, async ({ query: { id, origin } }) => ({
    status: 200,
    body: { data: (await storyOf(id, installation.originOf(origin))) ?? null },
  })),
]
