import type { OwnSource } from '../../../contract/sources/own-sources.ts'
import { arranged } from '../../watchlists/arranged.ts'

export type Sources = readonly OwnSource[]
/** What a user changes about their sources. `restored`: one that was removed is added again, `at` where it stood among all. */
export type SourceEdit =
  | { kind: 'named'; id: string; name: string; folder: string }
  | { kind: 'switched'; id: string; isOn: boolean }
  | { kind: 'read'; id: string }
  | { kind: 'removed'; id: string }
  | { kind: 'arranged'; id: string; ids: readonly string[] }
  | { kind: 'restored'; id: string; source: OwnSource; at: number }
/** A source that was removed, and what brings it back. */
export type Removed = Extract<SourceEdit, { kind: 'restored' }>

/** The sources as they are after an edit, as far as that is known before the backend has answered. */
export function edited(sources: Sources, edit: SourceEdit): Sources {
  switch (edit.kind) {
    case 'named':
      return changed(sources, edit.id, { name: edit.name, folder: edit.folder })
    case 'switched':
      return changed(sources, edit.id, edit.isOn ? { isOn: true, state: 'waiting' } : { isOn: false, state: 'off' })
    case 'read':
      return changed(sources, edit.id, { state: 'asking' })
    case 'removed':
      return sources.filter(({ id }) => id !== edit.id)
    case 'arranged':
      return arranged(sources, edit.ids)
    case 'restored':
      return sources.toSpliced(edit.at, 0, edit.source)
  }
}

/** The same once the backend has answered: `stored` is what it has made of the source, where it says that. */
export const saved = (sources: Sources, edit: SourceEdit, stored: OwnSource | undefined): Sources =>
  edited(sources, edit).map((source) => (stored && source.id === edit.id ? stored : source))

const changed = (sources: Sources, id: string, change: Partial<OwnSource>): Sources =>
  sources.map((source) => (source.id === id ? { ...source, ...change } : source))

/** Whether an edit is about a source that is there, or that comes back. */
export const isPossible = (sources: Sources, { kind, id }: SourceEdit) =>
  kind === 'restored' || sources.some((source) => source.id === id)

/** What brings a source back where it stands now; undefined where there is none. */
export function restoring(sources: Sources, id: string): Removed | undefined {
  const at = sources.findIndex((source) => source.id === id)
  const source = sources[at]
  return source && { kind: 'restored', id, source, at }
}

/** What is left to save when the first edit has failed: what was to bring back a source that was not removed goes, too. */
export function withoutFailed([failed, ...others]: readonly SourceEdit[]): readonly SourceEdit[] {
  return failed?.kind === 'removed' ? others.filter(({ kind, id }) => kind !== 'restored' || id !== failed.id) : others
}

/** Sources of one folder in their order; `folder` is '' for those in none. */
export type Group = { folder: string; sources: Sources }

/** Those in no folder come first, then the folders by their first source. */
export function groupsOf(sources: Sources): readonly Group[] {
  const folders = [...new Set(sources.map(({ folder }) => folder))].sort(
    (one, other) => Number(one !== '') - Number(other !== ''),
  )
  return folders.map((folder) => ({ folder, sources: sources.filter((source) => source.folder === folder) }))
}

/** A source goes up (-1) or down (1) by one within its folder; undefined where it stands at that end. */
export function moving(sources: Sources, id: string, by: -1 | 1): SourceEdit | undefined {
  const own = sources.find((source) => source.id === id)
  const group = sources.filter(({ folder }) => folder === own?.folder)
  const other = group[group.findIndex((source) => source.id === id) + by]
  if (!own || !other) return undefined
  const ids = sources.map((source) => (source.id === id ? other.id : source.id === other.id ? id : source.id))
  return { kind: 'arranged', id, ids }
}

/** Whether the backend is about to read one of them, so that more is known in a moment. */
export const areAwaited = (sources: Sources) => sources.some(({ state }) => state === 'waiting' || state === 'asking')
