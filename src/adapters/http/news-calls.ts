import type { OlderNewsSearch } from '../../contract/feed/older-news.ts'
import { type Client, refused } from './client.ts'

/** The call about what a feed has below its live list. Throws one `Failure`. */
export const createNewsCalls = ({ news }: Pick<Client, 'news'>) => ({
  /** `isOwn`: with what comes from the sources of who is signed in. */
  async searchOlderNews(body: OlderNewsSearch, signal?: AbortSignal, isOwn = false) {
    const answer = await news[isOwn ? 'olderOwn' : 'older']({ body, fetchOptions: { signal } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})
