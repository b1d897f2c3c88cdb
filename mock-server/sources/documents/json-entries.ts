import { type JsonFeed, parseJsonFeed } from 'feedsmith'
import { BrokenDocument } from './broken-document.ts'
import { type Entry, type Feed, resolved } from './entries.ts'
import type { Markup } from './to-text.ts'

type Item = JsonFeed.Item<string>

export const isJson = (text: string) => /^\ufeff?\s*\{/.test(text)

/** The first `maxItems` entries of a JSON Feed, and their total number. Throws `BrokenDocument`. */
export function readJsonFeed(text: string, maxItems: number, address?: string): { feed: Feed; announced: number } {
  const value = withKnownVersion(parsed(text))
  const feed = parse(value, maxItems)
  const base = resolved(feed.home_page_url, feed.feed_url ?? address)
  const entries = (feed.items ?? []).map((item) => entryOf(item, base))
  return { feed: { title: plain(feed.title), entries }, announced: countItems(value) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new BrokenDocument('It begins like JSON but is not well-formed.')
  }
}

/** The parser knows a version by its address alone; some write a number. */
function withKnownVersion(value: unknown) {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('items' in value)) return value
  const { version, ...rest } = value
  return String(version).includes('jsonfeed') ? value : rest
}

function parse(value: unknown, maxItems: number) {
  try {
    return parseJsonFeed(value, { maxItems })
  } catch {
    throw new BrokenDocument('It is JSON, but no JSON Feed.')
  }
}

function countItems(value: unknown) {
  const items = typeof value === 'object' && value !== null && 'items' in value ? value.items : undefined
  return Array.isArray(items) ? items.length : 0
}

function entryOf(item: Item, base: string | undefined): Entry {
  return {
    id: item.id,
    title: plain(item.title),
    texts: [plain(item.summary), html(item.content_html), plain(item.content_text)].filter(
      (text) => text !== undefined,
    ),
    links: [item.url, item.external_url, isAddress(item.id) ? item.id : undefined].filter((link) => link !== undefined),
    base,
    dates: [item.date_published, item.date_modified].filter((date) => date !== undefined),
    revisions: [item.date_modified].filter((date) => date !== undefined),
    publisher: undefined,
    categories: item.tags ?? [],
  }
}

const isAddress = (text: string | undefined) => text !== undefined && /^https?:\/\//i.test(text)
const plain = (value: string | undefined): Markup | undefined =>
  value === undefined ? undefined : { value, isHtml: false }
const html = (value: string | undefined): Markup | undefined =>
  value === undefined ? undefined : { value, isHtml: true }
