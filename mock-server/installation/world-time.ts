import type { Scenario } from '../../src/contract/mock/mock.ts'
import { type Clock, createClock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { createSignal } from '../signal.ts'
import { momentOf } from '../world/moments/moment-of.ts'

/** A scenario is the first of its kind after this time, so that it is the same one whenever a backend with this seed starts. */
const FROM = Date.UTC(2026, 0, 1)

export type WorldTime = ReturnType<typeof createWorldTime>

type Settings = { seed: string; scenario?: Scenario | undefined }

/**
 * WLD-08: the time of the simulated world: the backend's, or that of a scenario, which goes on from its moment at the same pace. Accounts, mails and limits
 * stay on the backend's clock.
 */
export function createWorldTime(real: Clock, { seed, scenario: first }: Settings, { now }: Pick<Environment, 'now'>) {
  const changed = createSignal()
  let scenario: Scenario | undefined
  let ahead = 0
  const world = createClock({ now: real.now, after: (delayMs, run) => real.at(real.now() + delayMs, run) })
  const clock: Clock = { ...world, rate: real.rate }

  function follow() {
    // clients learn what time it is before they get what is new at that time
    changed.notify()
    world.change({ now: real.now() + ahead })
  }

  function begin(wanted: Scenario | undefined) {
    scenario = wanted
    ahead = wanted ? momentOf(wanted, seed, FROM) - real.now() : 0
    follow()
  }
  const reset = () => begin(first)

  /** How far the world is ahead of the machine, whose time its users have, too. */
  const read = () => scenario && { scenario, offsetMs: real.now() + ahead - now() }

  real.onJump(follow)
  if (first) reset()
  return { clock, read, begin, reset, onChange: changed.listen }
}
