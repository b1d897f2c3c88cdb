import { decodeDocument } from '../documents/decode.ts'

/** Feeds are named in a page's head. */
const HEAD_LENGTH = 200_000
const PAGE = /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html)\b/i
const LINK = /<link\s([^<>]{1,2000})>/gi
const ATTRIBUTE = /([a-z-]{1,40})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const FEED_TYPE = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)/i

/** The first feed that a web page links to as its own; undefined if there is none or the text is no page. */
export function findFeedLink(bytes: Uint8Array, address: string, charset?: string): string | undefined {
  const text = decodeDocument(bytes.subarray(0, HEAD_LENGTH), charset)
  if (!PAGE.test(text)) return undefined
  for (const [, inside = ''] of text.matchAll(LINK)) {
    const { rel = '', type = '', href } = attributesOf(inside)
    if (!href || !FEED_TYPE.test(type) || !rel.toLowerCase().split(/\s+/).includes('alternate')) continue
    const found = href.replaceAll('&amp;', '&').trim()
    if (URL.canParse(found, address)) return new URL(found, address).href
  }
  return undefined
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}
