import { createHash } from 'node:crypto'

/** The most characters of a name: `source` prefixes it with 'feed:'. */
const MAX_NAME_LENGTH = 190
const KEPT_OF_LONG_NAME = 160
const HALF_A_CHARACTER = /[\ud800-\udbff]$/
const UNPRINTABLE = /\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** A document's name as it appears in `source`: one printable line, long ones shortened and closed by a digest. */
export function sanitiseName(name: string): string {
  const printable = name.replace(UNPRINTABLE, ' ').replaceAll('\\', '/').replace(/\s+/g, ' ').trim() || 'document'
  if (printable.length <= MAX_NAME_LENGTH) return printable
  return `${printable.slice(0, KEPT_OF_LONG_NAME).replace(HALF_A_CHARACTER, '')}-${digestOf(name)}`
}
