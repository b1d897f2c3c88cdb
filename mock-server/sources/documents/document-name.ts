import { createHash } from 'node:crypto'

/** A name must fit into `source` with 'feed:' before it. */
const MAX_NAME_LENGTH = 190
const KEPT_OF_LONG_NAME = 160
const HALF_A_CHARACTER = /[\ud800-\udbff]$/
const UNPRINTABLE = /\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** A document's name as `source` carries it: one printable line, long ones closed by a digest. */
export function sanitiseName(name: string): string {
  const printable = name.replace(UNPRINTABLE, ' ').replaceAll('\\', '/').replace(/\s+/g, ' ').trim() || 'document'
  if (printable.length <= MAX_NAME_LENGTH) return printable
  return `${printable.slice(0, KEPT_OF_LONG_NAME).replace(HALF_A_CHARACTER, '')}-${digestOf(name)}`
}
