import { type ActorRefFrom, createActor, fromCallback } from 'xstate'
import { attachPlayer } from '../adapters/player-frame.ts'
import type { connectionMachine } from '../machines/connection.machine.ts'
import { type consentMachine, consentOf } from '../machines/consent.machine.ts'
import { type PlayerTold, playerMachine } from '../machines/player.machine.ts'
import { PLAYER_ID, TV_PROVIDER } from '../rules/tv.ts'

/** The charts of the page that the player hears. */
export type PlayerFrame = {
  consent: ActorRefFrom<typeof consentMachine>
  connection: ActorRefFrom<typeof connectionMachine>
}

/** Live TV's chart: it hears what the reader allows, and when the network is back. */
export function createPlayer({ consent, connection }: PlayerFrame) {
  const player = fromCallback<PlayerTold, { isFromOthers: boolean; isMuted: boolean }>(
    ({ input: { isFromOthers, isMuted }, receive, sendBack }) => {
      const wanted = { id: PLAYER_ID, isMuted, ...(isFromOthers ? { origin: TV_PROVIDER } : {}) }
      const attached = attachPlayer(wanted, sendBack)
      receive(({ order }) => attached.order(order))
      return attached.stop
    },
  )
  const isAllowed = consentOf(consent.getSnapshot()).thirdParty
  const chart = createActor(playerMachine.provide({ actors: { player } }), { input: { isAllowed } })
  consent.on('consent.changed', ({ consent: { thirdParty } }) =>
    chart.send({ type: 'consent.changed', isAllowed: thirdParty }),
  )
  connection.on('connection.restored', () => chart.send({ type: 'network.returned' }))
  return chart
}
