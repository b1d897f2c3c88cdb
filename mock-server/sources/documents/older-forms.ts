const IS_OLDER =
  /\smode\s*=\s*["']base64["']|\stype\s*=\s*["']application\/octet-stream["']|<(?:xhtml:)?body[\s>]|<fullitem[\s>]/i
const ENCODED =
  /<((?:[\w.-]+:)?(?:content|summary|title|tagline|info))(\s[^<>]*?\b(?:mode\s*=\s*["']base64|type\s*=\s*["']application\/octet-stream)["'][^<>]*)>\s*([a-z\d+/=\s]*?)\s*<\/\1\s*>/gi
const WHOLE_TEXT = /<((?:xhtml:)?body|fullitem)(?:\s[^<>]*)?>([\s\S]*?)<\/\1\s*>/gi

/** The text of a feed with contents in forms of old (base64, an XHTML body, `fullitem`) as they are written today. */
export function withCurrentForms(text: string): string {
  if (!IS_OLDER.test(text)) return text
  return text
    .replace(ENCODED, (_, name: string, attributes: string, encoded: string) => {
      const decoded = Buffer.from(encoded, 'base64').toString('utf8')
      return `<${name}${attributes.replace('application/octet-stream', 'html')}>${escaped(decoded)}</${name}>`
    })
    .replace(WHOLE_TEXT, (whole, name: string, inside: string) => {
      if (inside.includes('<![CDATA[')) return `<content:encoded>${inside}</content:encoded>`
      const isMarkup = name.toLowerCase() !== 'fullitem' || inside.includes('<')
      return /<(?:item|entry)[\s>]/i.test(inside)
        ? whole
        : `<content:encoded>${isMarkup ? escaped(inside) : inside}</content:encoded>`
    })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
