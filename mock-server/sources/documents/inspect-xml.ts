import { BrokenDocument, RefusedDocument } from './broken-document.ts'

const MAX_DEPTH = 100
const TAG_NAME = /[\p{L}_:][^\s/<>]*/uy

export type FeedRoot = 'rss' | 'feed' | 'rdf'
type OpenElement = { name: string; at: number }
type Outline = { root: FeedRoot | undefined; items: number; open: OpenElement[] }

/** The root element of a feed and the number of its items. Refuses documents that are no feeds, dangerous or not well-formed. */
export function inspectXml(text: string): { root: FeedRoot; items: number } {
  const outline: Outline = { root: undefined, items: 0, open: [] }
  const first = text.search(/\S/)
  if (first < 0) throw new BrokenDocument('The file is empty.')
  if (text[first] !== '<')
    throw new BrokenDocument(`It is not XML: it begins with '${text.slice(first, first + 20).trim()}'.`)

  for (let at = first; at >= 0; ) at = text.indexOf('<', passMarkup(text, at, outline))

  const unclosed = outline.open.at(-1)
  if (unclosed) throw malformed(`it ends before <${unclosed.name}> of line ${lineAt(text, unclosed.at)} is closed`)
  if (!outline.root) throw new BrokenDocument('It is not a feed: it has no element.')
  return { root: outline.root, items: outline.items }
}

/** Skips the construct at `at` and returns where it ends. */
function passMarkup(text: string, at: number, outline: Outline): number {
  if (text.startsWith('<!--', at)) return endOf(text, '-->', at, 'a comment')
  if (text.startsWith('<![CDATA[', at)) return endOf(text, ']]>', at, 'a CDATA section')
  if (text.startsWith('<?', at)) return endOf(text, '?>', at, 'an instruction')
  if (text.startsWith('<!', at)) return passDoctype(text, at, outline)
  const isEnd = text[at + 1] === '/'
  const name = nameAt(text, isEnd ? at + 2 : at + 1)
  if (name === undefined) throw malformed(`a '<' on line ${lineAt(text, at)} does not begin a tag`)
  const end = endOfTag(text, at)
  if (end < 0) throw malformed(`a tag on line ${lineAt(text, at)} is not closed`)
  if (isEnd) closeElement(text, { name, at }, outline)
  else openElement(text, { name, at }, text[end - 1] === '/', outline)
  return end + 1
}

function endOf(text: string, mark: string, at: number, what: string) {
  const end = text.indexOf(mark, at)
  if (end < 0) throw malformed(`${what} on line ${lineAt(text, at)} is not closed`)
  return end + mark.length
}

function passDoctype(text: string, at: number, outline: Outline) {
  if (outline.root) throw malformed(`line ${lineAt(text, at)} has '<!' where text stands`)
  if (/^<!doctype\s+html\b/i.test(text.slice(at, at + 40))) throw aWebPage()
  const subset = text.indexOf('[', at)
  const simpleEnd = text.indexOf('>', at)
  const hasSubset = subset >= 0 && subset < simpleEnd
  const end = hasSubset ? /\]\s*>/g : />/g
  end.lastIndex = hasSubset ? subset : at
  if (!end.test(text)) throw malformed('its DOCTYPE is not closed')
  if (/<!ENTITY/i.test(text.slice(at, end.lastIndex))) {
    throw new RefusedDocument(
      'It declares entities of its own (<!ENTITY>): that is refused, as they can exhaust the memory.',
    )
  }
  return end.lastIndex
}

function endOfTag(text: string, at: number) {
  for (let end = at + 1; end < text.length; end++) {
    const character = text[end]
    if (character === '>') return end
    if (character === '<') return -1
    if (character !== '"' && character !== "'") continue
    end = text.indexOf(character, end + 1)
    if (end < 0) return -1
  }
  return -1
}

function openElement(text: string, element: OpenElement, isEmpty: boolean, outline: Outline) {
  const { name, at } = element
  if (outline.open.length === 0) {
    if (outline.root) throw malformed(`line ${lineAt(text, at)} begins a second outermost element, <${name}>`)
    outline.root = feedRoot(name)
  }
  if (outline.open.length < 3 && localName(name) === (outline.root === 'feed' ? 'entry' : 'item')) outline.items++
  if (isEmpty) return
  outline.open.push(element)
  if (outline.open.length > MAX_DEPTH) throw new RefusedDocument(`Its elements are nested more than ${MAX_DEPTH} deep.`)
}

function closeElement(text: string, { name, at }: OpenElement, outline: Outline) {
  const open = outline.open.pop()
  if (open?.name === name) return
  const line = lineAt(text, at)
  if (!open) throw malformed(`</${name}> on line ${line} closes nothing`)
  throw malformed(
    `</${name}> on line ${line} where <${open.name}> of line ${lineAt(text, open.at)} must be closed first`,
  )
}

function feedRoot(name: string): FeedRoot {
  const local = localName(name)
  if (local === 'rss' || local === 'feed' || local === 'rdf') return local
  if (local === 'html') throw aWebPage()
  throw new BrokenDocument(`It is XML, but neither RSS nor Atom: its outermost element is <${name}>.`)
}

function nameAt(text: string, at: number) {
  TAG_NAME.lastIndex = at
  return TAG_NAME.exec(text)?.[0]
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length
const malformed = (what: string) => new BrokenDocument(`It is not well-formed XML: ${what}.`)
const aWebPage = () => new BrokenDocument('It is a web page (HTML), not a feed.')
