/** What happens to documents on their way, each kind done to a healthy one. Undefined where a document has nothing to damage so. */
export type Damage = { name: string; isInTitle?: boolean; do(text: string): string | undefined }

const ITEM = /<(?:item|entry)[\s>]/g
const ITEM_END = /<\/(?:item|entry)\s*>/g

/** The span of the item in the middle. */
function middle(text: string) {
  const starts = [...text.matchAll(ITEM)].map(({ index }) => index)
  const from = starts[starts.length >> 1]
  if (from === undefined) return undefined
  ITEM_END.lastIndex = from
  const end = ITEM_END.exec(text)
  return end ? { from, to: end.index, end: ITEM_END.lastIndex } : undefined
}

/** The document with its middle item changed. */
function inMiddle(text: string, change: (item: string) => string) {
  const span = middle(text)
  if (!span) return undefined
  const item = text.slice(span.from, span.to)
  const changed = change(item)
  return changed === item ? undefined : text.slice(0, span.from) + changed + text.slice(span.to)
}

const beforeEnd = (names: string, put: string) => (text: string) =>
  inMiddle(text, (item) => item.replace(new RegExp(`</(?:${names})\\s*>`), (end) => put + end))
const TEXTS = 'description|summary|content:encoded|content'
const inTitle = (put: string) => beforeEnd('title', put)
const without = (pattern: RegExp) => (text: string) => inMiddle(text, (item) => item.replace(pattern, ''))
const afterDeclaration = (text: string, put: string) =>
  /^\ufeff?\s*<\?xml/.test(text) ? text.replace('?>', `?>${put}`) : `${put}${text}`

export const damages: Damage[] = [
  { name: '<script> after the end', do: (text) => `${text}<script>track("x < y")</script>` },
  {
    name: 'PHP notice before the XML',
    do: (text) => `<br />\n<b>Notice</b>:  Undefined index: a in <b>/srv/feed.php</b> on line <b>3</b><br />\n${text}`,
  },
  { name: 'unclosed <br> in a text', do: beforeEnd(TEXTS, ' One<br>two') },
  {
    name: '<!ENTITY nbsp>',
    isInTitle: true,
    do: (text) => {
      const used = inTitle(' a&nbsp;b')(text)
      return /<!DOCTYPE/i.test(text)
        ? undefined
        : used && afterDeclaration(used, '<!DOCTYPE rss [<!ENTITY nbsp "&#160;">]>')
    },
  },
  { name: "'EPS < 5c' in a title", isInTitle: true, do: inTitle(' EPS < 5c') },
  { name: "'a <b c' in a title", isInTitle: true, do: inTitle(' a <b c') },
  {
    name: 'missing </item>',
    do: (text) => {
      const span = middle(text)
      return span && text.slice(0, span.to) + text.slice(span.end)
    },
  },
  { name: 'cut at 80 %', do: (text) => text.slice(0, Math.floor(text.length * 0.8)) },
  { name: 'control characters', isInTitle: true, do: inTitle(' a\u0003b\u000c') },
  { name: 'bare &', isInTitle: true, do: inTitle(' A&B & C&') },
  { name: 'missing </title>', isInTitle: true, do: without(/<\/title\s*>/) },
  { name: 'missing </description>', do: without(new RegExp(`</(?:${TEXTS})\\s*>`)) },
  { name: 'unclosed CDATA', do: (text) => inMiddle(text, (item) => item.replace(']]>', '')) },
  { name: 'stray </p> and </div>', do: beforeEnd(TEXTS, 'x</p></div>') },
  { name: 'paragraphs without an end', do: beforeEnd(TEXTS, '<p>One<p>two <img src=x>') },
  {
    name: 'attribute without quotes',
    do: (text) => inMiddle(text, (item) => item.replace(/^<(item|entry)/, '<$1 class=news')),
  },
  {
    name: 'attribute with one quote',
    do: (text) => inMiddle(text, (item) => item.replace(/^<(item|entry)/, '<$1 class="news')),
  },
  { name: 'end tag in other case', do: (text) => inMiddle(text, (item) => item.replace(/<\/title\s*>/, '</TITLE>')) },
  {
    name: 'no end of channel and root',
    do: (text) => text.replace(/(?:<\/channel\s*>\s*)?<\/(?:rss|feed|rdf:RDF)\s*>\s*$/i, ''),
  },
  { name: 'declaration after blank lines', do: (text) => `\n\n  ${text}` },
  { name: 'two documents in a row', do: (text) => `${text}\n${text}` },
  { name: 'comment with two hyphens', do: (text) => inMiddle(text, (item) => `${item}<!-- a -- b -->`) },
  { name: 'unknown element not closed', do: (text) => inMiddle(text, (item) => item.replace(/^<[^>]*>/, '$&<rank>')) },
]
