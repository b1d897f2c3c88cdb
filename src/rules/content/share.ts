import type { ContentItem } from '../../contract/content/content.ts'
import { type NewsItem, SIMULATED } from '../../contract/shared/news.ts'
import { pitLinkOf } from '../shared/page/pit-link.ts'
import { headlineOf, versionsOf } from './content.ts'

/** What is shared; a link that begins with a slash is of this product. */
export type Shared = { title: string; link: string }
export type Sharable = NewsItem | ContentItem

/** A headline with its own link, or, where it has none, the product's page of it. Invented content is marked as such. */
export const sharedOf = (item: Sharable): Shared =>
  'contentCategory' in item
    ? { title: marked(item, headlineOf(item)), link: pitLinkOf(item.id) }
    : { title: marked(item, item.title), link: item.link ?? pitLinkOf(item.id) }

const marked = ({ source }: Pick<Sharable, 'source'>, text: string) =>
  source === SIMULATED ? `Simulated: ${text}` : text

const POST_LIMIT = 250

/** PIT-11: the summary, else the headline, whichever is the first to have at most 250 characters, its mark included. */
export function postTextOf(item: ContentItem): string | undefined {
  const short = versionsOf(item)?.short
  const texts = [short?.summary ?? '', headlineOf(item)].filter((text) => text !== '')
  return texts.map((text) => marked(item, text)).find((text) => text.length <= POST_LIMIT)
}

/** Where a post to X is written. `origin`: the product's own, such as `https://marketflux.test`. */
export function postLinkOf(item: ContentItem, origin: string) {
  const post = new URL('https://x.com/intent/post')
  const text = postTextOf(item)
  if (text !== undefined) post.searchParams.set('text', text)
  post.searchParams.set('url', new URL(pitLinkOf(item.id), origin).href)
  return post.href
}
