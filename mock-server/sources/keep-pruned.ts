import { millisecondsInHour } from 'date-fns/constants'
import type { Clock } from '../clock.ts'

/** Prunes at once and every hour. */
export function keepPruned(clock: Clock, prune: () => Promise<void>, report: (line: string) => void) {
  let pruning = Promise.resolve()
  let callOff = () => {}

  function run() {
    pruning = prune().catch((error) => report(`Old news could not be thrown away: ${String(error)}`))
    callOff = clock.at(clock.now() + millisecondsInHour, run)
  }

  run()
  return {
    async close() {
      callOff()
      await pruning
    },
  }
}
