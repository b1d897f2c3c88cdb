import { fromCallback } from 'xstate'
import { attachPlayer } from '../../adapters/live-tv/player-frame.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { type PlayerEvent, playerMachine } from '../../machines/live-tv/player.machine.ts'
import { PLAYER_ID, TV_PROVIDER } from '../../rules/live-tv/tv.ts'

/** Live TV's chart. */
export function createPlayer(environment: Environment) {
  const player = fromCallback<PlayerEvent, { isFromOthers: boolean; isMuted: boolean }>(
    ({ input: { isFromOthers, isMuted }, receive, sendBack }) => {
      const wanted = { id: PLAYER_ID, isMuted, ...(isFromOthers ? { origin: TV_PROVIDER } : {}) }
      const attached = attachPlayer(wanted, sendBack, environment)
      receive(({ order }) => attached.order(order))
      return attached.stop
    },
  )
  return { logic: playerMachine.provide({ actors: { player } }), input: { isAllowed: false } }
}
