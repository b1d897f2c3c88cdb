import type { FastifyInstance } from 'fastify'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import { refuseCostly } from '../../http/guard.ts'
import { notFound } from '../../http/refusal.ts'
import { imagePath } from '../../world/content/desk.ts'
import type { FindContent } from '../find-content.ts'
import { drawPicture } from './draw-picture.ts'
import { createPictures } from './picture-of.ts'

/** How many pictures are remembered, of at most 6 kB each. */
const REMEMBERED = 300

const headers = {
  // the item of an id never changes, and neither do the prices of its moment
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Serves the pictures of simulated items, which are drawn on request. */
export function serveImages(server: FastifyInstance, find: FindContent, seed: string) {
  const pictureOf = createPictures(seed)
  const drawn = new Map<string, string>()

  function draw(item: ContentItem) {
    const picture = drawn.get(item.id) ?? drawPicture(pictureOf(item))
    drawn.delete(item.id)
    drawn.set(item.id, picture)
    const [oldest] = drawn.keys()
    if (drawn.size > REMEMBERED && oldest !== undefined) drawn.delete(oldest)
    return picture
  }

  server.get<{ Params: { id: string } }>(imagePath(':id(^[A-Za-z0-9_-]{1,64}$)'), async (request, reply) => {
    refuseCostly(request)
    const { meter, params } = request
    const item = await find(params.id, meter)
    if (item?.source !== SIMULATED || item.contentImageUrl !== imagePath(item.id))
      throw notFound('There is no such picture.')
    return reply
      .headers(headers)
      .type('image/svg+xml; charset=utf-8')
      .send(meter.measure(() => draw(item)))
  })
}
