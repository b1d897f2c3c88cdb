import type { FastifyRequest } from 'fastify'
import type { ContentItem } from '../src/contract/content/content.ts'
import { SIMULATED } from '../src/contract/shared/news.ts'
import type { Place } from '../src/contract/shared/pages.ts'
import { headlineOf, versionsOf } from '../src/rules/content/content.ts'
import { product } from '../src/rules/shared/product/product.ts'
import { escaped } from './escaped.ts'
import type { Meter } from './http/limits/costs.ts'
import { Refusal } from './http/refusal.ts'

type Find = (id: string, meter: Meter) => Promise<ContentItem | undefined>
export type PreviewParts = {
  find: Find
  /** The product's public address, if one is set. */
  publicUrl?: string | undefined
}

const DESCRIPTION_LENGTH = 300
const ABOUT =
  /\s*<(?:title>[^<]*<\/title>|meta (?:name="description"|property="og:(?:type|title|description|url)")[^>]*>)/g

/** What an address of the News Pit names. A caller who has used too much gets the page without it. */
export async function articleAt(place: Place, { meter }: FastifyRequest, find: Find) {
  if (place.page !== 'newsPit' || place.itemId === undefined || meter.wait() > 0) return undefined
  try {
    return await find(place.itemId, meter)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The page with text for clients that run no scripts: the text of the item in its address, and absolute addresses. */
export function withPreview(
  page: string,
  request: FastifyRequest,
  item: ContentItem | undefined,
  publicUrl: string | undefined,
) {
  const path = request.url.split('?')[0] ?? ''
  const origin = publicUrl ?? originOf(request)
  const whole = page.replace('property="og:image" content="/', () => `property="og:image" content="${origin}/`)
  return item ? withWords(whole, item, `${origin}${path}`) : whole
}

function withWords(page: string, item: ContentItem, address: string) {
  const isSimulated = item.source === SIMULATED
  const headline = `${isSimulated ? 'Simulated: ' : ''}${headlineOf(item)}`
  const summary = versionsOf(item)?.long.summary ?? ''
  const description = cut(`${isSimulated ? 'Simulated market content. ' : ''}${summary}`.trim(), DESCRIPTION_LENGTH)
  const head = [
    `<title>${escaped(`${headline} | ${product.name}`)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    '<meta property="og:type" content="article" />',
    `<meta property="og:title" content="${escaped(headline)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${escaped(address)}" />`,
    `<meta property="article:published_time" content="${item.publishedDatetime}" />`,
  ].join('\n    ')
  return page.replace(ABOUT, '').replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n    ${head}`)
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** As the caller named the host; it appears in this caller's response only. '' for an invalid host. */
const originOf = ({ protocol, host }: FastifyRequest) =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : ''
