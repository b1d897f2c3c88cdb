import { isFrame, isHtml, isItem, isLeaf, localName } from './element-names.ts'
import { endOfSection, readLeaf } from './leaves.ts'
import { createRepairs, type Repairs } from './repairs.ts'
import { type Tag, tagAt } from './tags.ts'

const ROOT = /<(?:[\w.-]+:)?(?:rss|feed|rdf)(?=[\s>/])/i
/** How much may stand before a feed: the messages of a server, not a page. */
const LONGEST_PRELUDE = 20_000
const PAGE = /<!doctype\s+html|<html\b/i
const PROLOGUE = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^[>]*(?:\[[\s\S]*?\]\s*)?>|[\s\ufeff]+/gi
const ITEM_END = /^<\/(?:[\w.-]+:)?(?:item|entry)>$/i
const FACT_END = /<\/((?:title|link|guid|id|pubdate|updated|published|issued|modified|dc:date))>|<link\s[^<>]*\/>/gi
const SCRIPT_END = /<\/(?:script|style)\s*>/gi

/** `isOver`: its end was there, but is written later. */
type Open = { name: string; out: number; isOver?: boolean }
type Work = { text: string; out: string[]; open: Open[]; repairs: Repairs }
export type Repaired = { text: string; sentence: string | undefined }

/**
 * A feed that is not well-formed, written again so that it is: tags that are missing are closed, what belongs to no feed becomes text or is left out, and an
 * item that is cut off is dropped. Undefined for what is no feed.
 */
export function repairXml(text: string): Repaired | undefined {
  const start = ROOT.exec(text)
  if (!start || start.index > LONGEST_PRELUDE) return undefined
  const prelude = text.slice(0, start.index)
  if (PAGE.test(prelude)) return undefined
  const work: Work = { text, out: [], open: [], repairs: createRepairs(text) }
  if (prelude.replace(PROLOGUE, '') !== '') work.repairs.add('there is text before the feed', 0)
  let at = start.index
  do at = pass(work, at)
  while (at < text.length && work.open.length > 0)
  finish(work, at)
  return { text: work.out.join(''), sentence: work.repairs.sentence() }
}

function finish({ text, out, open, repairs }: Work, at: number) {
  if (open.length === 0) {
    if (text.slice(at).replace(PROLOGUE, '') !== '') repairs.add('there is text after the feed', at)
    return
  }
  repairs.add('it is cut off', text.length)
  const item = open.findIndex(({ name }) => isItem(name))
  if (item >= 0 && !isWhole(out, open[item]?.out ?? 0)) {
    out.length = open[item]?.out ?? 0
    open.length = item
  }
  for (const { name } of open.splice(0).reverse()) out.push(`</${name}>`)
}

/** Whether a cut item has what says which one it is: as much of that as the first item of the document. */
function isWhole(out: readonly string[], from: number) {
  const end = out.findIndex((part) => ITEM_END.test(part))
  const wanted = factsIn(out.slice(0, end < 0 ? 0 : end).join(''))
  const found = factsIn(out.slice(from).join(''))
  return wanted.size > 0 && [...wanted].every((name) => found.has(name))
}

function factsIn(text: string) {
  const item = text.slice(Math.max(0, text.search(/<(?:[\w.-]+:)?(?:item|entry)[\s>]/i)))
  return new Set([...item.matchAll(FACT_END)].map(([, name = '']) => name.toLowerCase()))
}

/** Passes what stands at `at` and the text up to the next '<'. */
function pass(work: Work, at: number): number {
  const { text, out } = work
  if (text[at] === '<') {
    const next = passMarkup(work, at)
    if (next !== undefined) return next
    work.repairs.add("a '<' begins no tag", at)
    out.push('&lt;')
  }
  const from = text[at] === '<' ? at + 1 : at
  const next = text.indexOf('<', from)
  out.push(text.slice(from, next < 0 ? text.length : next))
  return next < 0 ? text.length : next
}

function passMarkup(work: Work, at: number): number | undefined {
  const { text, out, repairs } = work
  if (text.startsWith('<!--', at)) return passTo(text, '-->', at)
  if (text.startsWith('<![CDATA[', at)) {
    const end = endOfSection(text, at)
    if (end === undefined) return undefined
    out.push(text.slice(at, end))
    return end
  }
  if (text.startsWith('<?', at)) return passTo(text, '?>', at)
  if (text.startsWith('<!', at)) return passTo(text, '>', at)
  const tag = tagAt(text, at)
  if (!tag) return undefined
  if (!tag.isWhole) repairs.add(`<${tag.name}> is not closed`, at)
  return tag.isEnd ? passEnd(work, tag, at) : passStart(work, tag, at)
}

function passTo(text: string, mark: string, at: number) {
  const end = text.indexOf(mark, at)
  return end < 0 ? undefined : end + mark.length
}

function passEnd(work: Work, { name, end }: Tag, at: number): number {
  const { open, repairs } = work
  const index = open.findLastIndex((element) => element.name.toLowerCase() === name.toLowerCase())
  const item = open.findIndex((element) => isItem(element.name))
  if (index < 0 || (index < item && !isFrame(name))) {
    repairs.add(`</${name}> closes nothing`, at)
    return end
  }
  closeTo(work, index + 1, at)
  const element = open[index]
  // some items stand behind the channel's end
  if (element && localName(name) === 'channel' && localName(open[0]?.name ?? '') === 'rss') element.isOver = true
  else work.out.push(`</${open.pop()?.name}>`)
  return end
}

/** Closes all but the first `depth` open elements. */
function closeTo({ out, open, repairs }: Work, depth: number, at: number) {
  while (open.length > depth) {
    const { name = '', isOver } = open.pop() ?? {}
    if (!isOver) repairs.add(`<${name}> is not closed`, at)
    out.push(`</${name}>`)
  }
}

function passStart(work: Work, tag: Tag, at: number): number {
  const { out, open, repairs } = work
  const { name, attributes, isEmpty, end } = tag
  if (isItem(name)) beginItem(work, at)
  if (isEmpty) {
    out.push(`<${name}${attributes}/>`)
    return end
  }
  if (isLeaf(name)) return passLeaf(work, tag, at)
  if (isHtml(name)) {
    repairs.add(`<${name}> is no part of a feed`, at)
    return /^(?:script|style)$/i.test(name) ? pastScript(work.text, end) : end
  }
  if (!isItem(name) && !isFrame(name) && !isClosed(work.text, name, end)) {
    repairs.add(`<${name}> is not closed`, at)
    return end
  }
  open.push({ name, out: out.length })
  out.push(`<${name}${attributes}>`)
  return end
}

/** An item stands in no other item, and in RSS in the channel. */
function beginItem(work: Work, at: number) {
  const { out, open, repairs } = work
  const item = open.findIndex((element) => isItem(element.name))
  if (item >= 0) closeTo(work, item, at)
  if (localName(open[0]?.name ?? '') !== 'rss' || open.some(({ name }) => localName(name) === 'channel')) return
  repairs.add('<channel> is missing', at)
  open.push({ name: 'channel', out: out.length, isOver: true })
  out.push('<channel>')
}

function passLeaf({ text, out, open, repairs }: Work, { name, attributes, end }: Tag, at: number): number {
  const leaf = readLeaf(text, name, end)
  const isAddress = /\shref\s*=/i.test(attributes)
  if (isAddress && leaf.fault !== 'none') {
    repairs.add(`<${name}> is not closed`, at)
    out.push(`<${name}${attributes}/>`)
    return end
  }
  if (leaf.fault === 'cut') return text.length
  if (leaf.fault === 'not closed') repairs.add(`<${name}> is not closed`, at)
  const isMarkup = leaf.fault === 'markup'
  if (
    isMarkup &&
    !/\stype\s*=\s*["']?(?:xhtml|application|text\/xml|image)/i.test(attributes) &&
    localName(name) !== 'body'
  )
    repairs.add(`<${name}> has markup in its text`, at)
  const declared = isMarkup
    ? attributes.replace(/(\stype\s*=\s*["']?)(?:application\/)?xhtml(?:\+xml)?/i, '$1html')
    : attributes
  if (open.length > 0) out.push(`<${name}${declared}>${leaf.text}</${name}>`)
  return leaf.next
}

/** Whether an element that no feed is known to have is closed in its item. */
function isClosed(text: string, name: string, from: number) {
  const end = text.slice(from).search(/<\/?(?:item|entry|channel|rss|feed|rdf:RDF)[\s>]/i)
  const inside = text.slice(from, end < 0 ? text.length : from + end)
  return inside.includes(`</${name}`)
}

function pastScript(text: string, from: number) {
  SCRIPT_END.lastIndex = from
  return SCRIPT_END.exec(text) ? SCRIPT_END.lastIndex : from
}
