import { compile } from 'html-to-text'

/** Text from a feed. `isHtml` is set where the format declares it; elsewhere it is guessed from the text. */
export type Markup = { value: string; isHtml: boolean }

const MAX_MARKUP = 100_000
const MAX_ENCODINGS = 3
const SKIPPED = ['img', 'svg', 'noscript', 'head', 'video', 'audio', 'button']
/** Often not closed, so that what follows would be skipped with them. */
const FRAMES = /<iframe(?:\s[^<>]*)?>[^<]*<\/iframe\s*>|<\/?(?:iframe|object|embed)(?:\s[^<>]*)?\/?>/gi
const LOOKS_LIKE_MARKUP =
  /<\/?(?:[a-z][a-z0-9:-]*|A|B|BR|P|I|U|EM|STRONG|SPAN|DIV|IMG|FONT|TABLE|TR|TD|TH|UL|OL|LI|HR|H[1-6]|CENTER)(?:\s[^<>]*)?\/?>|<!--/
const STRAY_BRACKET = /<(?![!/]?[a-z][\w:-]*(?:[\s/][^<>]*)?>|!--|[a-z/][^<>]*$)/gi
const CUT_TAG = /<\/?[a-z][^<>]*$/i
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i
const INVISIBLE = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

const convert = compile({
  wordwrap: false,
  baseElements: { selectors: [] },
  limits: { maxDepth: 100, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'blockquote', format: 'block' },
    { selector: 'hr', format: 'lineBreak' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ' ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
  ],
})

const decode = compile({ wordwrap: false, baseElements: { selectors: [] }, preserveNewlines: true })

/** One line of plain text. */
export const toLine = (markup: Markup | undefined): string => foldLine(plainText(markup))

/** Plain text that keeps its line breaks, with at most one empty line between paragraphs. */
export function toParagraphs(markup: Markup | undefined): string {
  const lines = plainText(markup).split('\n').map(foldLine)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** At most `limit` characters, cut at a word and closed with '…'. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const head = text.slice(0, limit)
  const lastSpace = head.search(/\s\S*$/)
  const kept =
    lastSpace > limit / 2 ? head.slice(0, lastSpace) : head.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')
  return `${kept.trimEnd().replace(/[\s,;:–—-]+$/, '')}…`
}

const foldLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function plainText(markup: Markup | undefined) {
  if (!markup) return ''
  let text = markup.value.slice(0, MAX_MARKUP).replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  for (let round = 0; round < MAX_ENCODINGS; round++) {
    if ((round === 0 && markup.isHtml) || LOOKS_LIKE_MARKUP.test(text)) return clean(decodeEntities(withoutTags(text)))
    const decoded = decodeEntities(round === 0 ? foldWraps(text) : text)
    if (decoded === text) break
    text = decoded
  }
  return clean(text)
}

const withoutTags = (html: string) =>
  convert(html.replace(FRAMES, '').replace(STRAY_BRACKET, '&lt;').replace(CUT_TAG, ''))

/** In text without markup an empty line separates paragraphs, and a single line break only reflects the width of an editor. */
const foldWraps = (text: string) => text.replace(/\r\n?/g, '\n').replace(/([^\n])\n(?=[^\n])/g, '$1 ')
const decodeEntities = (text: string) => (ENTITY.test(text) ? decode(text.replaceAll('<', '&lt;')) : text)
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '')
