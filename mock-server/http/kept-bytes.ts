type Kept = { made: Promise<Buffer>; size: number }

/** Makes bytes once and keeps them by key, up to a total size: what was asked for longest ago is dropped first. */
export function createKeptBytes(mostBytes: number) {
  // in the order in which they were last asked for
  const kept = new Map<string, Kept>()
  let total = 0

  function forget(key: string, one: Kept) {
    if (kept.get(key) !== one) return
    kept.delete(key)
    total -= one.size
  }

  function note(key: string, one: Kept, size: number) {
    if (kept.get(key) !== one) return
    one.size = size
    total += size
    for (const [oldest, its] of kept) {
      if (total <= mostBytes) return
      forget(oldest, its)
    }
  }

  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    const one = known ?? { made: make(), size: 0 }
    kept.delete(key)
    kept.set(key, one)
    if (!known)
      one.made.then(
        ({ length }) => note(key, one, length),
        () => forget(key, one),
      )
    return one.made
  }
}
