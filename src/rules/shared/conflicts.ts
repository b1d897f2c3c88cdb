import { isSame } from './merge.ts'

/** What `draft` has changed since `base`. */
export function changesOf<Fields extends object>(base: Fields, draft: Fields): Partial<Fields> {
  const changes: Partial<Fields> = {}
  for (const field in draft) if (!isSame(base[field], draft[field])) changes[field] = draft[field]
  return changes
}

/** The fields of `change` that somebody else has changed since `base`, and not to the same. A field that `base` does not have has none. */
export function conflictsOf<Fields extends object>(
  base: Partial<Record<keyof Fields, unknown>>,
  change: Partial<Fields>,
  saved: Fields,
) {
  const conflicts: Extract<keyof Fields, string>[] = []
  for (const field in change) {
    if (base[field] === undefined || change[field] === undefined) continue
    if (!isSame(base[field], saved[field]) && !isSame(change[field], saved[field])) conflicts.push(field)
  }
  return conflicts
}

/** A draft, and what it began from, after somebody else has saved: fields that the draft has not changed follow. */
export function followSaved<Fields extends object>(base: Fields, draft: Fields, saved: Fields) {
  const next = { base: { ...saved }, draft: { ...saved } }
  for (const field in draft) {
    if (isSame(draft[field], base[field]) || isSame(draft[field], saved[field])) continue
    next.base[field] = base[field]
    next.draft[field] = draft[field]
  }
  return next
}
