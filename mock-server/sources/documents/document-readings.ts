import { readFile, stat } from 'node:fs/promises'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { isUndated, timesOf, withTimes } from '../sort-times.ts'
import { BrokenDocument, MAX_DOCUMENT_BYTES, tooLarge } from './broken-document.ts'
import { digestOf } from './document-name.ts'
import type { ReadDocument } from './read-document.ts'

/** `document` is a document's name, as it follows 'feed:' in `source`. */
export type DocumentHandlers = {
  /** Its new and changed items. */
  items(items: NewsItem[], document: string): void
  /** The document has become broken; its earlier items stay. Reported once, until it has been readable again. */
  broken(document: string, why: string): void
  gone?(document: string): void
  /** The entries that were left out of an otherwise readable document. */
  problems?(document: string, problems: string[]): void
}

export type Outcome = { state: 'whole'; items: number } | { state: 'broken'; why: string } | { state: 'gone' }

type Memory = { digest: string; items: ReadonlyMap<string, NewsItem>; outcome: Outcome }

/** Reads a document. Throws `BrokenDocument`. */
export type Read = (bytes: Uint8Array, name: string, received: number) => Promise<ReadDocument>
/** Loaded with the tables of names only where it is used: the server reads in a thread. */
const readHere: Read = async (bytes, name, received) =>
  (await import('./read-document.ts')).readDocument(bytes, name, received)

/** Reads documents repeatedly and reports what has changed since the last time. */
export function createReadings(handlers: DocumentHandlers, clock: () => number, read = readHere) {
  const memories = new Map<string, Memory>()

  async function look(path: string, name: string): Promise<Outcome> {
    const bytes = await load(path)
    if (bytes === undefined) return forget(name)
    if (bytes instanceof BrokenDocument) return breakDown(name, '', bytes)
    const digest = digestOf(bytes)
    const memory = memories.get(name)
    if (memory?.digest === digest) return memory.outcome
    const document = await attempt(() => read(bytes, name, clock()))
    return document instanceof BrokenDocument ? breakDown(name, digest, document) : take(name, digest, document)
  }

  function take(name: string, digest: string, { items, problems }: ReadDocument): Outcome {
    const before = memories.get(name)?.items
    const known = items.map((item) => sinceBefore(item, before?.get(item.id)))
    const news = known.filter((item) => item !== before?.get(item.id))
    const outcome: Outcome = { state: 'whole', items: known.length }
    memories.set(name, { digest, items: new Map(known.map((item) => [item.id, item])), outcome })
    if (problems.length > 0) handlers.problems?.(name, problems)
    if (news.length > 0) handlers.items(news, name)
    return outcome
  }

  function breakDown(name: string, digest: string, { message }: BrokenDocument): Outcome {
    const memory = memories.get(name)
    const outcome: Outcome = { state: 'broken', why: message }
    memories.set(name, { digest, items: memory?.items ?? new Map(), outcome })
    if (memory?.outcome.state !== 'broken') handlers.broken(name, message)
    return outcome
  }

  function forget(name: string): Outcome {
    if (memories.delete(name)) handlers.gone?.(name)
    return { state: 'gone' }
  }

  return { look }
}

/** The bytes of a document; undefined where there is none. */
async function load(path: string) {
  try {
    const { size } = await stat(path)
    return size > MAX_DOCUMENT_BYTES ? tooLarge() : await readFile(path)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined
    return new BrokenDocument(`It cannot be read (${error.code}).`)
  }
}

async function attempt<T>(read: () => Promise<T>): Promise<T | BrokenDocument> {
  try {
    return await read()
  } catch (error) {
    return error instanceof BrokenDocument ? error : new BrokenDocument(`It cannot be read: ${String(error)}`)
  }
}

/** The known item, if its content is the same. It keeps the time when it was first received, which also dates it if it has no date. */
function sinceBefore(item: NewsItem, before: NewsItem | undefined) {
  if (!before) return item
  const { receivedDatetime } = before
  const aligned = withTimes(
    item,
    timesOf(isUndated(item) ? receivedDatetime : item.publishedDatetime, receivedDatetime),
  )
  return JSON.stringify(aligned) === JSON.stringify(before) ? before : aligned
}
