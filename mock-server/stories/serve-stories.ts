import { api } from '../../src/contract/api.ts'
import { serve } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import type { Turn } from '../turns.ts'
import { createStories, type Headlines } from './stories.ts'

type StoryParts = {
  newsroom: Headlines
  installation: Pick<Installed, 'originOf'>
  turn: Turn
  elapsed: () => number
}

/** API-13. */
export function serveStories({ newsroom, installation, turn, elapsed }: StoryParts) {
  const storyOf = createStories(newsroom, { turn, elapsed })
  return [
    serve(api.stories.ofHeadline, async ({ query: { id, origin } }) => ({
      status: 200,
      body: { data: (await storyOf(id, installation.originOf(origin))) ?? null },
    })),
  ]
}
