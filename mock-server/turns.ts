import type { Environment } from './environment.ts'

/** Resolves in a turn of the event loop in which no other piece of long work runs, so that cheap calls are answered between two pieces. */
export type Turn = () => Promise<void>
export type Turns = {
  turn: Turn
  /** Runs a piece in its turn, or at once if no other piece is running. */
  take(piece: () => void): void
}

/** The time that is left to others after a piece, as a multiple of its length. */
const REST = 2
/** Milliseconds: other work that takes less than this in a turn of the event loop is ignored. */
const IDLE = 0.5

/**
 * Lets the pieces of long work take turns, regardless of who requested it: while there is other work, they use a third of the time at most in total.
 */
export function createTurns({ elapsed, after, nextTurn }: Pick<Environment, 'elapsed' | 'after' | 'nextTurn'>): Turns {
  const waiting: (() => void)[] = []
  let isBusy = false

  function begin(piece: () => void) {
    isBusy = true
    const began = elapsed()
    nextTurn(() => {
      const done = elapsed()
      nextTurn(() => {
        if (elapsed() - done < IDLE) next()
        else after((done - began) * REST, next)
      })
    })
    piece()
  }

  function next() {
    const piece = waiting.shift()
    if (piece) begin(piece)
    else isBusy = false
  }

  function take(piece: () => void) {
    if (isBusy) waiting.push(piece)
    else begin(piece)
  }

  return {
    take,
    turn: () => new Promise((resolve) => take(resolve)),
  }
}
