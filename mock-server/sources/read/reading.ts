import { BrokenDocument } from '../documents/broken-document.ts'
import { type ReadDocument, readDocument } from '../documents/read-document.ts'
import { findFeedLink } from './find-feed-link.ts'

export type Given = {
  bytes: Uint8Array
  /** The name of the source in its items. */
  name: string
  /** The name for people; '' means the feed's own title. */
  title: string
  /** The address that it was fetched from, if it was fetched. */
  address: string | undefined
  contentType: string
  /** Epoch milliseconds. */
  received: number
}
/** `feed`: the address of the feed that a web page links to. */
export type Reading =
  | { kind: 'feed'; document: ReadDocument }
  | { kind: 'broken'; why: string; feed?: string | undefined }

/** Reads any fetched document. */
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
