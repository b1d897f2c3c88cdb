import { BrokenDocument } from '../documents/broken-document.ts'
import { type ReadDocument, readDocument } from '../documents/read-document.ts'
import { findFeedLink } from './find-feed-link.ts'

export type Given = {
  bytes: Uint8Array
  /** What its items name it. */
  name: string
  /** What people call it; '' leaves it to the feed. */
  title: string
  /** Where it came from, of what was fetched. */
  address: string | undefined
  contentType: string
  /** Epoch milliseconds. */
  received: number
}
/** `feed`: where a web page says that its feed is. */
export type Reading =
  | { kind: 'feed'; document: ReadDocument }
  | { kind: 'broken'; why: string; feed?: string | undefined }

/** Reads what was fetched, whatever it is. */
export function readGiven({ bytes, name, title, address, contentType, received }: Given): Reading {
  const charset = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
  try {
    return { kind: 'feed', document: readDocument(bytes, name, received, { title, base: address, charset }) }
  } catch (error) {
    if (!(error instanceof BrokenDocument)) return { kind: 'broken', why: 'It cannot be read.' }
    return {
      kind: 'broken',
      why: error.message,
      feed: address === undefined ? undefined : findFeedLink(bytes, address, charset),
    }
  }
}
