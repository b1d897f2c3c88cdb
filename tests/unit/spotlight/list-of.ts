import type { ActorRefFrom } from 'xstate'
import type { spotlightMachine } from '../../../src/machines/spotlight/spotlight.machine.ts'

/** The part of a Spotlight that the server speaks to. */
export function listOf(spotlight: ActorRefFrom<typeof spotlightMachine>) {
  const { list } = spotlight.getSnapshot().children
  if (!list) throw new Error('The Spotlight has no list.')
  return list
}
