/** Long work in short steps: it yields after each step and returns the result. */
export type Steps<Value> = Generator<undefined, Value>

/** Milliseconds: work that blocks others is done in pieces of about this length. */
const PIECE_MS = 1

/** Takes all steps at once. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Does one piece of long work; undefined while there is more to do. */
export function pieceOf<Value>(steps: Steps<Value>): { value: Value } | undefined {
  const end = performance.now() + PIECE_MS
  do {
    const { done, value } = steps.next()
    if (done) return { value }
  } while (performance.now() < end)
  return undefined
}

/** Takes the steps in pieces, one in each turn, for as long as `isWanted`; undefined when it no longer was. */
export async function inTurns<Value>(
  steps: Steps<Value>,
  nextTurn: (run: () => void) => void,
  isWanted: () => boolean,
): Promise<Value | undefined> {
  for (;;) {
    await new Promise<void>(nextTurn)
    if (!isWanted()) return undefined
    const done = pieceOf(steps)
    if (done) return done.value
  }
}

/**
 * A pure function whose values take long to compute. The `limit` most recently requested values are remembered. A value is computed at once or in
 * pieces: any caller continues the work that another one began.
 */
export function rememberSteps<Key, Value>(limit: number, begin: (key: Key) => Steps<Value>) {
  const values = new Map<Key, Work<Value>>()

  function find(key: Key) {
    const work = values.get(key) ?? { steps: begin(key) }
    values.delete(key)
    values.set(key, work)
    const [oldest] = values.keys()
    if (values.size > limit && oldest !== undefined) values.delete(oldest)
    return work
  }

  /** Computes one piece, for as long as `hasTime` allows; undefined while there is more to do. */
  function proceed(key: Key, hasTime: () => boolean): { value: Value } | undefined {
    const work = find(key)
    while (!work.done && hasTime()) proceedWith(work)
    return work.done
  }

  return {
    /** Computes the whole value at once. */
    get(key: Key): Value {
      const done = proceed(key, () => true)
      if (!done) throw new Error('The work has no end.')
      return done.value
    },
    /** Computes one piece; undefined while there is more to do. */
    piece(key: Key): { value: Value } | undefined {
      const end = performance.now() + PIECE_MS
      return proceed(key, () => performance.now() < end)
    },
    /** Computes the value within other work in steps. */
    *steps(key: Key): Steps<Value> {
      const work = find(key)
      while (!work.done) {
        proceedWith(work)
        yield
      }
      return work.done.value
    },
  }
}

type Work<Value> = { steps: Steps<Value>; done?: { value: Value } }

function proceedWith<Value>(work: Work<Value>) {
  const { done, value } = work.steps.next()
  if (done) work.done = { value }
}
