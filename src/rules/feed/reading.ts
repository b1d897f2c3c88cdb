/** Who is away for less has not left. Milliseconds. */
export const ABSENCE = 5 * 60_000

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The ids as a set, made once for each list: every row asks whether it was read. */
export function setOf(ids: readonly string[]): ReadonlySet<string> {
  const known = sets.get(ids)
  if (known) return known
  const made = new Set(ids)
  sets.set(ids, made)
  return made
}
