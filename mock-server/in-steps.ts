/** Long work in short steps: it yields after each, and returns what came of it. */
export type Steps<Value> = Generator<undefined, Value>

/** Milliseconds: work that others wait for is done in pieces of about this length. */
const PIECE_MS = 1

/**
 * A pure function whose values are long work, of which the `limit` that were asked for last are remembered. A value can be had at once, or in pieces:
 * work that was begun by one caller is gone on with by all others.
 */
export function rememberSteps<Key, Value>(limit: number, begin: (key: Key) => Steps<Value>) {
  const values = new Map<Key, { steps: Steps<Value>; done?: { value: Value } }>()

  function find(key: Key) {
    const work = values.get(key) ?? { steps: begin(key) }
    values.delete(key)
    values.set(key, work)
    const [oldest] = values.keys()
    if (values.size > limit && oldest !== undefined) values.delete(oldest)
    return work
  }

  /** One piece, as long as `hasTime` says; undefined if there is more to do. */
  function proceed(key: Key, hasTime: () => boolean): { value: Value } | undefined {
    const work = find(key)
    while (!work.done && hasTime()) {
      const { done, value } = work.steps.next()
      if (done) work.done = { value }
    }
    return work.done
  }

  return {
    /** All at once. */
    get(key: Key): Value {
      const done = proceed(key, () => true)
      if (!done) throw new Error('The work has no end.')
      return done.value
    },
    /** One piece of it; undefined if there is more to do. */
    piece(key: Key): { value: Value } | undefined {
      const end = performance.now() + PIECE_MS
      return proceed(key, () => performance.now() < end)
    },
  }
}
