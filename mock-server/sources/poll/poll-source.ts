import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { digestOf } from '../documents/document-name.ts'
import type { ReadDocument } from '../documents/read-document.ts'
import type { Fetch, Fetched } from '../fetch/fetch-document.ts'
import { FetchTrouble } from '../fetch/trouble.ts'
import type { Given, Reading } from '../read/reading.ts'
import { isUndated } from '../sort-times.ts'
import { documentNameOf, type Source } from '../source.ts'
import { afterFailure, afterSuccess } from './schedule.ts'
import type { SourceState } from './state.ts'

export type PollParts = {
  fetch: Fetch
  read(given: Given): Promise<Reading>
  /** Stores the new and corrected items. Returns whether there were any. */
  take(items: readonly NewsItem[], undated: Readonly<Record<string, number>>): Promise<boolean>
  now(): number
  /** From 0 to 1. */
  random(): number
}
const FAILURES_AFTER_MOVE = 5
export type Found = Extract<Fetched, { kind: 'document' }>
type Whole = { found: Found; document: ReadDocument | undefined }

/** Polls a source once and returns its new state. */
export async function pollSource(
  source: Source,
  before: SourceState,
  parts: PollParts,
  ended: AbortSignal,
): Promise<SourceState> {
  const state = { ...before, triedAt: parts.now() }
  try {
    const fetched = await parts.fetch(before.movedTo ?? source.address, before.validators ?? {}, ended)
    if (fetched.kind === 'gone')
      return { ...state, isGone: true, trouble: 'Its server reports that it was removed permanently (410).' }
    if (fetched.kind === 'unchanged') return succeeded(source, state, parts, false)
    const whole = await readWhole(source, state, fetched, parts, ended)
    return await takeWhole(source, state, whole, parts)
  } catch (error) {
    return failed(state, error instanceof FetchTrouble ? error : new FetchTrouble(`It failed: ${String(error)}`), parts)
  }
}

/** A permanent redirect that has failed for a while is forgotten: the first address may work again. */
function failed(state: SourceState, { message, retryAfter }: FetchTrouble, parts: PollParts): SourceState {
  const rhythm = afterFailure(state, retryAfter, momentOf(parts))
  const isLost = state.movedTo !== undefined && rhythm.failures >= FAILURES_AFTER_MOVE
  return { ...state, ...(isLost ? { movedTo: undefined, validators: undefined } : {}), trouble: message, ...rhythm }
}

/** `document` is undefined when it has not changed. */
const readWhole = async (
  source: Source,
  state: SourceState,
  found: Found,
  parts: PollParts,
  ended: AbortSignal,
): Promise<Whole> =>
  state.trouble === undefined && digestOf(found.bytes) === state.digest
    ? { found, document: undefined }
    : readFeed(source, found, parts, ended)

/** The document, or, for a web page, the feed that it links to, followed once. Throws `FetchTrouble`. */
export async function readFeed(
  source: Source,
  found: Found,
  parts: Pick<PollParts, 'fetch' | 'read' | 'now'>,
  ended: AbortSignal,
): Promise<{ found: Found; document: ReadDocument }> {
  const reading = await read(source, found, parts)
  if (reading.kind === 'feed') return { found, document: reading.document }
  if (reading.feed === undefined) throw new FetchTrouble(reading.why)
  const other = await parts.fetch(reading.feed, {}, ended)
  if (other.kind !== 'document') throw new FetchTrouble(`${reading.why} The feed that it names is not there.`)
  const second = await read(source, other, parts)
  if (second.kind === 'broken') throw new FetchTrouble(`${reading.why} And of the feed that it names: ${second.why}`)
  return { found: other, document: second.document }
}

const read = (source: Source, { bytes, address, contentType }: Found, { read, now }: Pick<PollParts, 'read' | 'now'>) =>
  read({ bytes, address, contentType, name: documentNameOf(source), title: source.name, received: now() })

async function takeWhole(source: Source, state: SourceState, { found, document }: Whole, parts: PollParts) {
  const { lasting, validators, bytes } = found
  const reached = { ...state, movedTo: lasting === source.address ? undefined : lasting, validators }
  if (!document) return succeeded(source, reached, parts, false)
  const { title, items, problems, pace } = document
  const undated = undatedOf(items, state.undated)
  const isNew = await parts.take(items, undated)
  const now = { title, items: items.length, problems, pace, undated, digest: digestOf(bytes) }
  return succeeded(source, { ...reached, ...now }, parts, isNew)
}

function succeeded({ everyMinutes }: Source, state: SourceState, parts: PollParts, isNew: boolean): SourceState {
  const rhythm = afterSuccess(state, { isNew, pace: state.pace, everyMinutes }, momentOf(parts))
  return { ...state, ...rhythm, trouble: undefined, succeededAt: parts.now() }
}

/** The items that are dated by the time when they were first received. */
function undatedOf(items: readonly NewsItem[], before: Readonly<Record<string, number>> = {}) {
  const undated = items.filter(isUndated)
  return Object.fromEntries(undated.map(({ id, receivedDatetime }) => [id, before[id] ?? Date.parse(receivedDatetime)]))
}

const momentOf = ({ now, random }: PollParts) => ({ now: now(), random: random() })
