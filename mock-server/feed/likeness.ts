import { createHash } from 'node:crypto'
import { millisecondsInMinute } from 'date-fns/constants'
import type { NewsItem } from '../../src/contract/shared/news.ts'

const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|cmp(?:id)?|ncid|icid|ref|ref_src|src|source|via|guccounter|taid|siteid|yptr|rss|feed)$/i

/** The same for items that tell the same: by their page, whatever counts its visitors, and title; without a page, by source and title. */
export function likenessOf({ link, title, source }: NewsItem): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return createHash('sha256')
    .update(`${link === null ? source : pageOf(link)}\n${words}`)
    .digest('base64url')
    .slice(0, 22)
}

function pageOf(link: string) {
  const url = new URL(link)
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}?${url.searchParams}`
}

/** Whether two items of one likeness are one, by their times: a page may report every day under one title. */
export function areOne(one: NewsItem, other: NewsItem): boolean {
  if (isUndated(one) || isUndated(other)) return true
  const apart = Math.abs(Date.parse(one.publishedDatetime) - Date.parse(other.publishedDatetime))
  return one.source === other.source ? apart === 0 : apart < millisecondsInMinute
}

const isUndated = ({ publishedDatetime, receivedDatetime }: NewsItem) => publishedDatetime === receivedDatetime
