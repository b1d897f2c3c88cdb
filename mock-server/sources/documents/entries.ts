import { type AtomFeed, parseAtomFeed, parseRdfFeed, parseRssFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import { type Halt, haltsIn } from '../notices/halts.ts'
import type { FeedRoot } from './inspect-xml.ts'
import { type Pace, paceOf } from './pace.ts'
import type { Markup } from './to-text.ts'

/** One article of a document, in any format. Lists are in order of preference. */
export type Entry = {
  id: string | undefined
  title: Markup | undefined
  texts: Markup[]
  links: string[]
  base: string | undefined
  dates: string[]
  revisions: string[]
  publisher: Markup | undefined
  categories: string[]
  halt?: Halt | undefined
}

export type Feed = { title: Markup | undefined; entries: Entry[]; pace?: Pace }

type RssItem = RssFeed.Item<string>
type RdfItem = RdfFeed.Item<string>
type AtomEntry = AtomFeed.Entry<string>

type Reader = (text: string, maxItems: number, address: string | undefined) => Feed
const readers: Record<FeedRoot, Reader> = {
  rss: (text, maxItems, address) => {
    const feed = parseRssFeed(text, { maxItems })
    const { title, entries } = feedOfRss(feed, address)
    const halts = haltsIn(text).slice(0, maxItems)
    // an empty item has no entry
    const isAligned = halts.length === entries.length
    return {
      title,
      entries: isAligned ? entries.map((entry, at) => ({ ...entry, halt: halts[at] })) : entries,
      pace: paceOf(text, feed.ttl),
    }
  },
  rdf: (text, maxItems, address) => feedOfRdf(parseRdfFeed(withoutContents(text), { maxItems }), address),
  feed: (text, maxItems, address) => feedOfAtom(parseAtomFeed(text, { maxItems }), address),
}

/** The first `maxItems` entries of a feed. `address`: its own, where it is known. */
export const readFeed = (root: FeedRoot, text: string, maxItems: number, address?: string): Feed =>
  readers[root](text, maxItems, address)

function feedOfRss(feed: RssFeed.Feed<string>, address: string | undefined): Feed {
  const base = resolved(feed.xml?.base, resolved(feed.link ?? alternates(feed.atom?.links)[0], address))
  return {
    title: perhaps(feed.title),
    entries: (feed.items ?? []).map((item) => entryOfRss(item, base)),
  }
}

function entryOfRss(item: RssItem, base: string | undefined): Entry {
  const permalink = item.guid?.isPermaLink === false ? undefined : item.guid?.value
  return {
    ...commonParts(item),
    id: item.guid?.value,
    links: present([
      item.link,
      ...alternates(item.atom?.links),
      isAbsolute(permalink) ? permalink : undefined,
      ...(item.enclosures ?? []).map(({ url }) => url),
    ]),
    base: resolved(item.xml?.base, base),
    dates: present([item.pubDate, ...datesOf(item)]),
    publisher: perhaps(item.source?.title),
    categories: present([...(item.categories ?? []).map(({ name }) => name), ...(item.dc?.subjects ?? [])]),
  }
}

function feedOfRdf(feed: RdfFeed.Feed<string>, address: string | undefined): Feed {
  const base = resolved(feed.xml?.base, resolved(feed.link, address))
  return { title: perhaps(feed.title), entries: (feed.items ?? []).map((item) => entryOfRdf(item, base)) }
}

function entryOfRdf(item: RdfItem, base: string | undefined): Entry {
  const about = item.rdf?.about
  return {
    ...commonParts(item),
    id: about,
    links: present([item.link, isAbsolute(about) ? about : undefined]),
    base: resolved(item.xml?.base, base),
    dates: datesOf(item),
    publisher: perhaps(item.dc?.sources?.find((source) => !isAbsolute(source))),
    categories: item.dc?.subjects ?? [],
  }
}

function commonParts(item: RssItem | RdfItem) {
  return {
    title: perhaps(item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value),
    texts: present([item.description, item.content?.encoded, item.dc?.descriptions?.[0], ...spokenTexts(item)]).map(
      unsure,
    ),
    revisions: present([item.atom?.updated, ...(item.dcterms?.modified ?? [])]),
  }
}

const datesOf = ({ atom, dc, dcterms }: RssItem | RdfItem) =>
  present([
    atom?.published,
    ...(dc?.dates ?? []),
    ...(dcterms?.issued ?? []),
    ...(dcterms?.created ?? []),
    ...(dcterms?.dates ?? []),
    atom?.updated,
    ...(dcterms?.modified ?? []),
  ])

function feedOfAtom(feed: AtomFeed.Feed<string>, address: string | undefined): Feed {
  const own = alternates(feed.links)[0] ?? feed.links?.find(({ rel }) => rel === 'self')?.href
  const base = resolved(feed.xml?.base, resolved(own, address))
  return { title: ofText(feed.title), entries: (feed.entries ?? []).map((entry) => entryOfAtom(entry, base)) }
}

function entryOfAtom(entry: AtomEntry, base: string | undefined): Entry {
  const others = (entry.links ?? [])
    .filter(({ rel = '' }) => /^(?:related|via|enclosure)$/.test(rel))
    .map(({ href }) => href)
  return {
    id: entry.id,
    title: ofText(entry.title),
    texts: [
      ...present([ofText(entry.summary), isReadable(entry.content?.type) ? ofText(entry.content) : undefined]),
      ...spokenTexts(entry).map(unsure),
    ],
    links: present([...alternates(entry.links), ...others]),
    base: resolved(entry.xml?.base, base),
    dates: present([entry.published, entry.updated, ...(entry.dc?.dates ?? [])]),
    revisions: present([entry.updated]),
    publisher: ofText(entry.source?.title),
    categories: (entry.categories ?? []).flatMap(({ term, label }) => present([label, term])),
  }
}

/** What podcasts and pictures say of themselves. */
const spokenTexts = ({ media, itunes }: Pick<RssItem, 'media' | 'itunes'>) => {
  const groups = media?.groups ?? []
  const contents = [...(media?.contents ?? []), ...groups.flatMap((group) => group.contents ?? [])]
  const described = [media, ...groups, ...contents].map((part) => part?.description?.value)
  return present([itunes?.summary, ...described, itunes?.subtitle])
}

/** The pages among the links of Atom, those in HTML first. */
function alternates(links: readonly { href?: string; rel?: string; type?: string }[] = []) {
  const pages = links.filter(({ rel }) => rel === undefined || rel === 'alternate')
  const inHtml = pages.filter(({ type }) => type?.includes('html'))
  return present([...inHtml, ...pages].map(({ href }) => href))
}

/** XML content of another kind (`text/xml`, SVG, ...) is not text for people. */
const isReadable = (type = 'text') => /^(?:text|html|xhtml|text\/plain|text\/html|application\/xhtml\+xml)$/i.test(type)

function ofText(text: { value?: string; type?: string } | undefined): Markup | undefined {
  return text?.value === undefined ? undefined : { value: text.value, isHtml: /html/i.test(text.type ?? '') }
}

/** Removes the table of contents of RSS 1.0: the items are in the document anyway, and it may list them wrongly. */
function withoutContents(text: string) {
  const contents = /<(?:[\w.-]+:)?items[\s>][\s\S]*?<\/(?:[\w.-]+:)?items\s*>/.exec(text)
  const firstItem = text.search(/<(?:[\w.-]+:)?item[\s>]/)
  if (!contents || contents.index > firstItem) return text
  return text.slice(0, contents.index) + text.slice(contents.index + contents[0].length)
}

export function resolved(address: string | undefined, base: string | undefined) {
  if (address === undefined) return base
  return URL.canParse(address, base) ? new URL(address, base).href : base
}

const unsure = (value: string): Markup => ({ value, isHtml: false })
const perhaps = (value: string | undefined) => (value === undefined ? undefined : unsure(value))
const isAbsolute = (text: string | undefined) => text !== undefined && /^https?:\/\//i.test(text)
const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined)
