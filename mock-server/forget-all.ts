import type { Clock } from './clock.ts'
import type { LiveStories } from './content/live-stories.ts'
import type { Newsroom } from './feed/newsroom.ts'
import type { Costs } from './http/limits/costs.ts'
import type { Limits } from './http/limits/limits.ts'
import type { Installed } from './installation/installation.ts'
import type { CallLog } from './mock/call-log.ts'
import type { Faults } from './mock/faults.ts'

type Forgetful = {
  accounts: { reset(): Promise<void> }
  /** The sources of users. */
  own: { reset(): Promise<void> }
  newsroom: Newsroom
  stories: LiveStories
  faults: Faults
  limits: Limits
  costs: Costs
  clock: Clock
  installation: Pick<Installed, 'world'>
  log: CallLog
}

/** A reset: deletes everything that has come in since the first start. */
export async function forgetAll({
  accounts,
  own,
  newsroom,
  stories,
  faults,
  limits,
  costs,
  clock,
  installation,
  log,
}: Forgetful) {
  faults.clear()
  limits.clear()
  costs.clear()
  await newsroom.forget()
  stories.forget()
  clock.reset()
  installation.world.reset()
  // the demo account is made now: at the end of the calendar there is no time after it, which its presets need
  await accounts.reset()
  await own.reset()
  log.reset()
}
