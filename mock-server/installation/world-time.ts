import type { Scenario } from '../../src/contract/mock/mock.ts'
import { type Clock, createClock } from '../clock.ts'
import { createSignal } from '../signal.ts'
import { momentOf } from '../world/moments/moment-of.ts'

/** A scenario is the first of its kind after this time, so that it is the same one whenever a backend with this seed starts. */
const FROM = Date.UTC(2026, 0, 1)

export type WorldTime = ReturnType<typeof createWorldTime>

/**
 * WLD-08: the time of the simulated world: the backend's, or that of a scenario, which goes on from its moment at the same pace. Accounts, mails and limits
 * stay on the backend's clock.
 */
export function createWorldTime(
  real: Clock,
  { seed, scenario: first }: { seed: string; scenario?: Scenario | undefined },
) {
  const began = createSignal()
  let shown: { scenario: Scenario; offsetMs: number } | undefined
  const world = createClock({ now: real.now, after: (delayMs, run) => real.at(real.now() + delayMs, run) })
  const clock: Clock = { ...world, rate: real.rate }
  real.onJump(() => world.change({ now: real.now() + (shown?.offsetMs ?? 0) }))

  function begin(scenario: Scenario | undefined) {
    shown = scenario && { scenario, offsetMs: momentOf(scenario, seed, FROM) - real.now() }
    // clients learn what time it is before they get what is new at that time
    began.notify()
    world.change({ now: real.now() + (shown?.offsetMs ?? 0) })
  }
  const reset = () => begin(first)
  if (first) reset()

  return { clock, read: () => shown, begin, reset, onBegin: began.listen }
}
