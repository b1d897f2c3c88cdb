import { pieceOf, type Steps } from '../../in-steps.ts'
import type { Turn } from '../../turns.ts'
import { slowDown } from '../refusal.ts'
import type { Meter } from './costs.ts'

/** Takes steps in pieces, one in each turn, on the account of a caller; one who has used too much is refused. */
export async function inMeteredTurns<Value>(steps: Steps<Value>, turn: Turn, meter: Meter): Promise<Value> {
  for (;;) {
    const done = meter.measure(() => pieceOf(steps))
    if (done) return done.value
    const wait = meter.wait()
    if (wait > 0) throw slowDown(wait)
    await turn()
  }
}
