import { CannotStart } from '../cannot-start.ts'

export type SourceSettings = {
  /** Whether feeds may be fetched from this machine and its network. */
  privateFeeds?: boolean | undefined
  feedsUserAgent?: string | undefined
  keptDays?: number | undefined
  keptItems?: number | undefined
}
type Environment = Record<string, string | undefined>

export function readSourceSettings({
  PRIVATE_FEEDS,
  FEEDS_USER_AGENT,
  KEPT_DAYS,
  KEPT_ITEMS,
}: Environment): SourceSettings {
  if (FEEDS_USER_AGENT && !/^[\x20-\x7e]{1,256}$/.test(FEEDS_USER_AGENT)) {
    throw new CannotStart('FEEDS_USER_AGENT must be one line of plain letters, 256 at most.')
  }
  return {
    privateFeeds: PRIVATE_FEEDS === 'on' ? true : undefined,
    feedsUserAgent: FEEDS_USER_AGENT || undefined,
    keptDays: countOf('KEPT_DAYS', KEPT_DAYS, 3650),
    keptItems: countOf('KEPT_ITEMS', KEPT_ITEMS, 1_000_000),
  }
}

function countOf(name: string, text: string | undefined, most: number) {
  if (!text) return undefined
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > most) throw new CannotStart(`${name} is '${text}', but must be a number from 1 to ${most}.`)
  return count
}
