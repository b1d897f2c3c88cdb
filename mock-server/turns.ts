import type { Environment } from './environment.ts'

/** Resolves in a turn of the event loop that no other piece of long work has: who calls for little is answered between two pieces. */
export type Turn = () => Promise<void>
export type Turns = {
  turn: Turn
  /** Does a piece in its turn, at once if nobody else has one. */
  take(piece: () => void): void
}

/** What is left for others after a piece, in lengths of it. */
const REST = 2
/** Milliseconds: others who take less than that in a turn of the event loop are not there. */
const IDLE = 0.5

/** Lets the pieces of long work, whoever asked for it, take turns: while others want something, together they take a third of the time at most. */
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
