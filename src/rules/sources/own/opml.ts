import type { OwnSourceCreation } from '../../../contract/sources/own-sources.ts'

/** `unfit`: how many outlines have an address that is none of the web, or too long. */
export type OpmlSources = { sources: readonly OwnSourceCreation[]; unfit: number }

/** An outline's tag, with quoted values that may contain `>`, or as far as it goes where its quotes are broken; comments are passed over. */
const TAG = /<!--(?:[^-]|-(?!-))*-->|<(\/?)outline\b((?:"[^"<]*"|'[^'<]*'|[^<>"'])*|[^<>]*)>/gi
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const NAME_LIMIT = 100
const ADDRESS_LIMIT = 2000
const LAST_CODE_POINT = 0x10ffff

/** Whether a text is meant as an OPML list, however broken it is. */
export const isOpml = (text: string) => /<(?:opml|outline)\b/i.test(text)

/**
 * SRC-07: the sources of an OPML list. Its tags are read one by one, so that a list that is not well-formed gives what can be read of it; a parser of the
 * browser would refuse it as XML, and as HTML would put every outline into the one before. What stands twice is taken once.
 */
export function opmlSources(text: string): OpmlSources {
  const found = new Map<string, OwnSourceCreation>()
  const above: string[] = []
  let unfit = 0
  for (const [tag, end, written = ''] of text.matchAll(TAG)) {
    if (tag.startsWith('<!--')) continue
    if (end) {
      above.pop()
      continue
    }
    const { name, address, isClosed } = outlineOf(written)
    if (address !== undefined) {
      if (!isOfTheWeb(address)) unfit += 1
      else if (!found.has(address)) found.set(address, { address, name, folder: shortened(folderOf(above)) })
    }
    // what stands in an outline with an address is in the same folder
    if (!isClosed) above.push(address === undefined ? name : '')
  }
  return { sources: [...found.values()], unfit }
}

const folderOf = (above: readonly string[]) => above.filter((name) => name !== '').join(' / ')
const isOfTheWeb = (address: string) => /^https?:\/\/[^\s/]/i.test(address) && address.length <= ADDRESS_LIMIT

function outlineOf(written: string) {
  const isClosed = /\/\s*$/.test(written)
  const values = new Map<string, string>()
  for (const [, name = '', double, single, bare] of written.replace(/\/\s*$/, '').matchAll(ATTRIBUTE))
    values.set(name.toLowerCase(), plain(double ?? single ?? bare ?? ''))
  const address = values.get('xmlurl')
  return {
    isClosed,
    name: shortened(values.get('text') || values.get('title') || ''),
    address: address ? withScheme(address) : undefined,
  }
}

const plain = (value: string) => value.replace(ENTITY, decoded).replace(/\s+/g, ' ').trim()
/** Without half of a sign at its end. */
const shortened = (name: string) =>
  name
    .slice(0, NAME_LIMIT)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** Some programs write `feed:` before or in place of the scheme. */
const withScheme = (address: string) =>
  address.replace(/^feed:(?:\/\/)?(?=https?:)/i, '').replace(/^feed:\/\//i, 'http://')

function decoded(entity: string, decimal?: string, hexadecimal?: string, name?: string) {
  if (name !== undefined) return named[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity
}
