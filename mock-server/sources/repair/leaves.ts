import { isLeaf } from './element-names.ts'
import { tagAt } from './tags.ts'

/** The text of an element without elements. `next` is where to go on. */
export type Leaf = { text: string; next: number; fault: 'none' | 'markup' | 'not closed' | 'cut' }

const CDATA = '<![CDATA['
const CDATA_END = ']]>'
const MARKUP = /<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/i
const FRAME = String.raw`<\/?(?:[\w.-]+:)?(?:item|entry|channel|rss|feed|rdf)(?=[\s>/])`
const marks = new Map<string, RegExp>()

/** What can end the text of an element: its end tag, else an item or what holds items. */
function markOf(name: string) {
  const known = marks.get(name)
  if (known) return known
  const own = name.replace(/[^\w:-]/g, '\\$&')
  const mark = new RegExp(String.raw`<!\[CDATA\[|(?<end><\/${own}\s*>)|${FRAME}`, 'gi')
  if (marks.size < 200) marks.set(name, mark)
  return mark
}

/** Reads the text of the element whose start tag ends at `from`. */
export function readLeaf(text: string, name: string, from: number): Leaf {
  const mark = markOf(name)
  mark.lastIndex = from
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const at = found.index
    if (found[0] === CDATA) {
      mark.lastIndex = endOfSection(text, at) ?? at + CDATA.length
      continue
    }
    if (found.groups?.end !== undefined) return { ...textOf(text.slice(from, at)), next: at + found[0].length }
    return openEnded(text, from, at)
  }
  return { text: '', next: text.length, fault: 'cut' }
}

/** The end of a CDATA section; undefined where it is not closed before the next one begins. */
export function endOfSection(text: string, at: number): number | undefined {
  const end = text.indexOf(CDATA_END, at)
  const other = text.indexOf(CDATA, at + CDATA.length)
  return end < 0 || (other >= 0 && other < end) ? undefined : end + CDATA_END.length
}

/** An element that is not closed ends where the next one of its kind begins, at the latest at `limit`. */
function openEnded(text: string, from: number, limit: number): Leaf {
  let end = limit
  for (let at = text.indexOf('<', from); at >= 0 && at < limit; at = text.indexOf('<', at + 1)) {
    const tag = tagAt(text, at)
    if (!tag || !isLeaf(tag.name)) continue
    end = at
    break
  }
  return { text: textOf(text.slice(from, end)).text, next: end, fault: 'not closed' }
}

/** As well-formed XML: what is markup becomes text, as if it had been encoded once more. */
function textOf(content: string): Pick<Leaf, 'text' | 'fault'> {
  if (!content.includes('<')) return { text: content, fault: 'none' }
  const isMarkup = MARKUP.test(content.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, ''))
  let fault: Leaf['fault'] = 'none'
  const parts: string[] = []
  for (let at = 0; at < content.length; ) {
    const section = content.indexOf(CDATA, at)
    const end = section < 0 ? undefined : endOfSection(content, section)
    const plain = content.slice(at, section < 0 ? content.length : section)
    if (plain.includes('<')) fault = 'markup'
    parts.push(escaped(plain, isMarkup))
    if (section < 0) break
    if (end === undefined) fault = 'markup'
    parts.push(end === undefined ? '' : content.slice(section, end))
    at = end ?? section + CDATA.length
  }
  return { text: parts.join(''), fault }
}

const escaped = (text: string, isMarkup: boolean) =>
  (isMarkup ? text.replaceAll('&', '&amp;') : text).replaceAll('<', '&lt;')
