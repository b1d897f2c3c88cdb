const LEAVES = new Set(
  `title link guid id pubdate description encoded summary content subtitle tagline info updated published modified issued created date creator subject
  publisher rights copyright language comments name uri email url generator ttl docs managingeditor webmaster lastbuilddate fullitem body text keywords
  category icon logo`.split(/\s+/),
)
/** Prefixes whose elements of these names hold others, or nothing. */
const NOT_LEAVES = new Set(['media:content', 'itunes:category', 'media:category', 'media:link'])
const HTML = new Set(
  `a abbr acronym address article aside b big blockquote body br button center cite code dd del details div dl dt em embed figure figcaption font footer form
  h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins label li main meta nav noscript object ol option p param picture pre q s script section select small
  span strike strong style sub sup table tbody td textarea tfoot th thead tr u ul video`.split(/\s+/),
)

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

/** Whether an element holds text alone, so that markup in it is the text's. */
export const isLeaf = (name: string): boolean => !NOT_LEAVES.has(name.toLowerCase()) && LEAVES.has(localName(name))
export const isItem = (name: string): boolean => /^(?:item|entry)$/.test(localName(name))
/** Elements that hold the items. */
export const isFrame = (name: string): boolean => /^(?:rss|rdf|feed|channel)$/.test(localName(name))
/** Whether a tag is none of a feed's. */
export const isHtml = (name: string): boolean => HTML.has(name.toLowerCase())
