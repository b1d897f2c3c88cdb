import type { Source } from '../source.ts'
import { newState, type SourceState } from './state.ts'

/** A source with its remembered state, and the way to abort its current poll. */
export type Entry = { source: Source; state: SourceState; running?: AbortController | undefined }

/** The current sources. `remembered`: states from earlier, by id; removed sources return to it. */
export function createEntries(remembered: Map<string, SourceState>, now: () => number) {
  const entries = new Map<string, Entry>()

  function setOne(source: Source) {
    const known = entries.get(source.id)
    const state = known?.state ?? remembered.get(source.id) ?? newState(now())
    remembered.delete(source.id)
    const entry = known ?? { source, state }
    entry.source = source
    // the user switched it when a different default was given
    entry.state = state.switched?.over === source.isOn ? state : { ...state, switched: undefined }
    entries.set(source.id, entry)
    endIfOff(entry)
  }

  return {
    /** `isOwn`: the users' sources, else the installation's. */
    set(sources: readonly Source[], isOwn: boolean) {
      const ids = new Set(sources.map(({ id }) => id))
      for (const [id, entry] of entries) {
        if (ids.has(id) || !isOf(entry, isOwn)) continue
        entry.running?.abort()
        // what a user has removed is gone with its headlines: added again, it is read as for the first time
        if (!isOwn) remembered.set(id, entry.state)
        entries.delete(id)
      }
      for (const source of sources) setOne(source)
    },
    get: (id: string) => entries.get(id),
    all: () => [...entries.values()],
    of: (isOwn: boolean) => [...entries.values()].filter((entry) => isOf(entry, isOwn)),
    /** Active sources that are not being polled, the next one first. */
    waiting: () =>
      [...entries.values()]
        .filter((entry) => isOn(entry) && !entry.running)
        .sort((one, other) => one.state.nextAt - other.state.nextAt),
  }
}

const isOf = ({ source }: Entry, isOwn: boolean) => Boolean(source.isOwn) === isOwn

/** The given setting counts, unless the user has switched it since. */
export function isOn({ source, state: { switched, isGone } }: Entry) {
  if (isGone) return false
  return switched?.isOn ?? source.isOn
}

export function endIfOff(entry: Entry) {
  if (!isOn(entry)) entry.running?.abort()
}

export const hostOf = ({ source, state }: Entry) => new URL(state.movedTo ?? source.address).host
