import { api } from '../../src/contract/api.ts'
import {
  type ContentItem,
  type ContentSearchContext,
  type Cursor,
  NewsPitSearchContext,
} from '../../src/contract/content/content.ts'
import { joined } from '../http/held-json.ts'
import { notFound } from '../http/refusal.ts'
import { serve, serveEncoded } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import type { History } from '../lists/history.ts'
import { decodeContext } from '../presets/context-tokens.ts'
import type { Turn } from '../turns.ts'
import { encodeItems } from './encoded-items.ts'
import type { FindContent } from './find-content.ts'
import type { Cursors } from './history/cursors.ts'

export type ContentCalls = {
  find: FindContent
  history: History<ContentSearchContext, ContentItem>
  cursors: Cursors
  turn: Turn
  originOf: Installed['originOf']
}

/** API-06. */
export const serveContentCalls = ({ find, history, cursors, turn, originOf }: ContentCalls) => [
  serve(api.content.get, async ({ params, request: { meter } }) => {
    const item = await find(params.id, meter)
    if (!item) throw notFound('There is no such item.')
    return { status: 200, body: { data: item } }
  }),

  serveEncoded(api.content.search, async ({ body, request: { meter } }) => {
    const { searchAfter, ...context } = decodeContext(body.data, NewsPitSearchContext, 'data')
    const position = searchAfter === undefined ? undefined : cursors.read(searchAfter)
    if (searchAfter !== undefined && !position) return page([], null)
    const { items, next } = await history({ ...context, origin: originOf(context.origin) }, meter, position)
    return page(await encodeItems(items, turn, meter), next ? cursors.write(next) : null)
  }),
]

const page = (contentItems: readonly Buffer[], searchAfter: Cursor | null) =>
  Buffer.concat([
    Buffer.from('{"data":{"contentItems":['),
    joined(contentItems),
    Buffer.from(`],"searchAfter":${JSON.stringify(searchAfter)}}}`),
  ])
