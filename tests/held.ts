import { type Environment, systemEnvironment } from '../mock-server/environment.ts'
import { createCosts } from '../mock-server/http/limits/costs.ts'
import { createLimits } from '../mock-server/http/limits/limits.ts'
import { createTurns } from '../mock-server/turns.ts'

/** What the calls to a server are held to where a test starts it by itself. Work costs nothing. */
export function createHeld(environment: Partial<Environment> = {}) {
  const whole = { ...systemEnvironment, ...environment }
  const costs = createCosts(whole, () => () => 0, createTurns(whole))
  return { costs, limits: createLimits(whole.elapsed), after: whole.after }
}
