import { api } from '../../src/contract/api.ts'
import { type ContentItem, type Cursor, NewsPitSearchContext } from '../../src/contract/content.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { decodeContext } from '../presets/context-tokens.ts'
import type { FindContent } from './find-content.ts'
import type { Cursors } from './history/cursors.ts'
import type { History } from './history/history.ts'

export type ContentCalls = { find: FindContent; history: History; cursors: Cursors }

/** API-06. */
export const serveContentCalls = ({ find, history, cursors }: ContentCalls) => [
  serve(api.content.get, async ({ params }) => {
    const item = await find(params.id)
    if (!item) throw notFound('There is no such item.')
    return { status: 200, body: { data: item } }
  }),

  serve(api.content.search, async ({ body }) => {
    const { searchAfter, ...context } = decodeContext(body.data, NewsPitSearchContext, 'data')
    const place = searchAfter === undefined ? undefined : cursors.read(searchAfter)
    if (searchAfter !== undefined && !place) return page([], null)
    const { items, next } = await history(context, place)
    return page(items, next ? cursors.write(next) : null)
  }),
]

const page = (contentItems: ContentItem[], searchAfter: Cursor | null) => ({
  status: 200 as const,
  body: { data: { contentItems, searchAfter } },
})
