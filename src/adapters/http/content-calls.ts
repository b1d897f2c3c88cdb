import type { ContentItem, Cursor, NewsPitSearchContext } from '../../contract/content/content.ts'
import { type Client, refused } from './client.ts'
import type { Encode } from './contexts.ts'

/** `searchAfter` is null after the last page. */
type Page = { contentItems: readonly ContentItem[]; searchAfter: Cursor | null }

/** API-06: the calls about the News Pit. Each answers what was promised for success, or throws one `Failure`. */
export const createContentCalls = ({ content }: Pick<Client, 'content'>, encode: Encode) => ({
  /** A null answer is an empty page. */
  async searchContent(context: NewsPitSearchContext, signal?: AbortSignal): Promise<Page> {
    const answer = await content.search({ body: { data: await encode(context) }, fetchOptions: { signal } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data ?? { contentItems: [], searchAfter: null }
  },
  /** Undefined where there is no such item. */
  async getContent(id: string, signal?: AbortSignal): Promise<ContentItem | undefined> {
    const answer = await content.get({ params: { id }, fetchOptions: { signal } })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})
