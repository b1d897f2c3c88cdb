import type { Clock } from '../../clock.ts'
import type { Environment } from '../../environment.ts'
import { createCallLog } from '../../mock/call-log.ts'
import { createFaults } from '../../mock/faults.ts'
import { createTurns } from '../../turns.ts'
import { createCosts } from './costs.ts'
import { createLimits } from './limits.ts'
import { createProcessorTime, type Stopwatch } from './processor-time.ts'

/** The limits, costs and faults that apply to calls, and the log of them. */
export function createHeld(clock: Pick<Clock, 'now'>, environment: Environment & { stopwatch?: Stopwatch }) {
  const { elapsed, stopwatch = createProcessorTime(elapsed) } = environment
  const turns = createTurns(environment)
  return {
    faults: createFaults(environment),
    limits: createLimits(elapsed),
    costs: createCosts(environment, stopwatch, turns),
    turn: turns.turn,
    after: environment.after,
    log: createCallLog(clock.now),
  }
}
