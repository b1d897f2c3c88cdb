const DOCTYPE = /<!DOCTYPE\s[^[>]{0,500}\[([\s\S]{0,20000}?)\]\s*>/i
const DECLARATION = /<!ENTITY\s+([\w.-]{1,60})\s+(?:"([^"]*)"|'([^']*)')\s*>/gi
/** A character or a short text, which cannot contain another entity. */
const HARMLESS = /^(?:[^&<%]|&#\d{1,7};|&#x[\da-f]{1,6};){0,40}$/i
const USE = /<!\[CDATA\[[\s\S]*?\]\]>|&([\w.-]{1,60});/g
const MAX_DECLARATIONS = 300

/**
 * The text with the entities that it declares for characters and short texts (`<!ENTITY nbsp "&#160;">`) put in place. Where it declares any other, it is
 * returned as it is, and refused later.
 */
export function withDeclaredEntities(text: string): string {
  const doctype = DOCTYPE.exec(text.slice(0, 30_000))
  const subset = doctype?.[1]
  if (!doctype || subset === undefined || !/<!ENTITY/i.test(subset)) return text
  const declared = [...subset.matchAll(DECLARATION)].map(
    ([, name = '', double, single]) => [name, double ?? single ?? ''] as const,
  )
  const others = subset.replace(DECLARATION, '')
  const isHarmless = declared.every(([, value]) => HARMLESS.test(value)) && declared.length <= MAX_DECLARATIONS
  if (!isHarmless || /<!ENTITY/i.test(others)) return text
  const values = new Map(declared)
  const rest = text.slice(doctype.index + doctype[0].length)
  const read = rest.replace(USE, (use, name: string | undefined) =>
    name === undefined ? use : (values.get(name) ?? use),
  )
  return text.slice(0, doctype.index) + read
}
