import type { Sockets } from '../adapters/sockets/sockets.ts'
import { createPlayer, type PlayerFrame } from './player.ts'
import type { Calls } from './session.ts'
import { createSpotlight } from './spotlight.ts'

/** What stands beside the feeds: starts its charts, and says who hears whom. */
export function startWidgets(frame: PlayerFrame, { sockets }: { calls: Calls; sockets: Sockets }) {
  const widgets = { spotlight: createSpotlight(sockets), player: createPlayer(frame) }
  for (const chart of Object.values(widgets)) chart.start()
  return widgets
}
