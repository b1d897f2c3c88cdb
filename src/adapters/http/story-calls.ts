import type { Origin } from '../../contract/shared/news.ts'
import { type Client, refused } from './client.ts'

/** The call about what several headlines report: undefined for a headline that is too old. Throws one `Failure`. */
export const createStoryCalls = ({ stories }: Pick<Client, 'stories'>) => ({
  async getStory(id: string, origin: Origin | undefined) {
    const answer = await stories.ofHeadline({ query: { id, ...(origin && { origin }) } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data ?? undefined
  },
})
