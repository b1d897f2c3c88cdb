import type { OlderNewsSearch } from '../../contract/feed/older-news.ts'
import { type Client, refused } from './client.ts'

/** The call about what a feed has below its live list. Throws one `Failure`. */
export const createNewsCalls = ({ news }: Pick<Client, 'news'>) => ({
  async searchOlderNews(body: OlderNewsSearch, signal?: AbortSignal) {
    const answer = await news.older({ body, fetchOptions: { signal } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})
