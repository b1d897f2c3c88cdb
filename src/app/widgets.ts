import type { Sockets } from '../adapters/sockets/sockets.ts'
import type { Calls } from './session.ts'

type Frame = Record<string, unknown>

/** What stands beside the feeds: starts its charts, and says who hears whom. */
export function startWidgets(_frame: Frame, _reach: { calls: Calls; sockets: Sockets }) {
  return {}
}
