import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { Clock } from '../../clock.ts'
import { decodeDocument } from '../documents/decode.ts'
import type { Fetch, Validators } from '../fetch/fetch-document.ts'
import type { ListHandlers, ListReader, WatchedList } from './watch-list.ts'

export type FollowParts = { fetch: Fetch; clock: Pick<Clock, 'now' | 'at'> }

const AGAIN_MS = 10 * millisecondsInMinute
const LARGEST = 1_000_000
/** Who wrote the list decides on what is polled: the rest of a longer one is left out. */
const MOST = 1000

/**
 * Fetches a list of sources at once, and each day from then on; one that cannot be had is reported, and tried again after ten minutes. Nothing waits
 * for it, so its first sources come with `changed`.
 */
export function followList(
  address: string,
  read: ListReader,
  { changed, broken }: ListHandlers,
  { fetch, clock }: FollowParts,
): WatchedList {
  const ended = new AbortController()
  let validators: Validators = {}
  let cancel = () => {}

  async function take() {
    const found = await fetch(address, validators, ended.signal)
    if (found.kind === 'unchanged') return
    if (found.kind === 'gone') throw new Error('Its server reports that it was removed permanently (410).')
    if (found.bytes.length > LARGEST) throw new Error('It is larger than 1 MB.')
    const given = read(decodeDocument(found.bytes))
    validators = found.validators
    changed(given.slice(0, MOST))
    if (given.length > MOST) broken(`Only its first ${MOST} feeds are read, of ${given.length}.`)
  }

  async function look() {
    let wait = millisecondsInDay
    try {
      await take()
    } catch (error) {
      if (ended.signal.aborted) return
      wait = AGAIN_MS
      broken(error instanceof Error ? error.message : String(error))
    }
    if (!ended.signal.aborted) cancel = clock.at(clock.now() + wait, () => void look())
  }

  const first = look()
  return {
    first: [],
    async close() {
      ended.abort()
      cancel()
      await first
    },
  }
}
